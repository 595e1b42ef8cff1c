import { useQuery } from '@tanstack/react-query'
import type { QualitySummary } from '@/domain/quality/summary'
import { STAFF_QUALITY_PATH } from '@/domain/staff/paths'
import { fetchJson } from '../dataProvider/requestJson'

/** Keyed under the resource, so that refreshing its lists refreshes the counts too. */
export const useQuality = () =>
  useQuery({
    queryKey: ['data-quality', 'summary'],
    queryFn: ({ signal }) => fetchJson<QualitySummary>(STAFF_QUALITY_PATH, { signal }),
    refetchOnWindowFocus: true,
  })
