import type { ResourceProps } from 'react-admin'
import { ReportDesk } from './ReportDesk'

export const reports: ResourceProps = { name: 'reports', list: ReportDesk }
