import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

const StatisticsScreen = lazy(() => import('./StatisticsScreen'))

export const statistics: ResourceProps = { name: 'statistics', list: StatisticsScreen }
