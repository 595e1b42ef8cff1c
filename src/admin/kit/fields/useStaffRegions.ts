import { useQuery } from '@tanstack/react-query'
import type { StaffRegion } from '@/domain/backOffice/staffRegion'
import { STAFF_REGIONS_PATH } from '@/domain/staff/paths'
import { fetchJson } from '../../dataProvider/requestJson'

const NONE: StaffRegion[] = []

export function useStaffRegions(): StaffRegion[] {
  const { data } = useQuery({
    queryKey: ['staff', 'regions'],
    queryFn: ({ signal }) => fetchJson<{ data: StaffRegion[] }>(STAFF_REGIONS_PATH, { signal }),
    staleTime: Infinity,
  })
  return data?.data ?? NONE
}
