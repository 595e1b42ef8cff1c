import type { ResourceProps } from 'react-admin'
import { MatchDesk } from './MatchDesk'

export const matches: ResourceProps = { name: 'matches', list: MatchDesk }
