import type { ResourceProps } from 'react-admin'
import { StatisticsScreen } from './StatisticsScreen'

export const statistics: ResourceProps = { name: 'statistics', list: StatisticsScreen }
