import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

const MatchDesk = lazy(() => import('./MatchDesk'))

export const matches: ResourceProps = { name: 'matches', list: MatchDesk }
