import { lazy, Suspense } from 'react'
import type { StaffDashboard } from '@/domain/staff/dashboard'
import { Loading } from '../kit/Loading'

// The charts are the largest part of the dashboard and load last.
const DayCharts = lazy(() => import('./DayCharts'))

interface Props {
  charts: StaffDashboard['charts']
  onRetry: () => void
}

export const Charts = (props: Props) => (
  <Suspense fallback={<Loading />}>
    <DayCharts {...props} />
  </Suspense>
)
