import { useQuery } from '@tanstack/react-query'
import type { StaffDashboard } from '@/domain/staff/dashboard'
import { STAFF_DASHBOARD_PATH } from '@/domain/staff/paths'
import { fetchJson } from '../dataProvider/requestJson'

const EVERY_MS = 60_000

export const useDashboard = () =>
  useQuery({
    queryKey: ['staff', 'dashboard'],
    queryFn: ({ signal }) => fetchJson<StaffDashboard>(STAFF_DASHBOARD_PATH, { signal }),
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: true,
  })
