import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { OfflineCheck, RecommendationLists, RecommendationOverview } from '@/contract/recommendations'
import type { RecommendationSettings } from '@/domain/recommendation/settings'
import { STAFF_RECOMMENDATIONS_PATH as PATH } from '@/domain/staff/staff'
import { fetchJson } from '../dataProvider/requestJson'

export const EXCLUSION_REASONS = ['문을 닫은 곳', '식당이 아님', '게시중단 요청이 있음', '자료가 의심스러움']

const KEY = ['staff', 'recommendations'] as const

export const useOverview = () =>
  useQuery({
    queryKey: [...KEY, 'overview'],
    queryFn: ({ signal }) => fetchJson<RecommendationOverview>(PATH, { signal }),
  })

export interface Preview {
  lists: RecommendationLists
  check: Omit<OfflineCheck, 'checkedAt'>
}

/** Waits until a slider rests. */
const PAUSE_MS = 350

/** Requested once the settings rest; null requests nothing. */
export function usePreview(settings: RecommendationSettings | null) {
  const [still, setStill] = useState(settings)
  useEffect(() => {
    const timer = setTimeout(() => setStill(settings), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [settings])
  return useQuery({
    queryKey: [...KEY, 'preview', still],
    queryFn: ({ signal }) =>
      fetchJson<Preview>(`${PATH}/preview`, { method: 'POST', body: JSON.stringify(still), signal }),
    enabled: still !== null,
    placeholderData: keepPreviousData,
  })
}

export const saveSettings = (settings: RecommendationSettings) =>
  fetchJson(`${PATH}/settings`, { method: 'PUT', body: JSON.stringify(settings) })
export const rebuildLists = () => fetchJson(`${PATH}/refresh`, { method: 'POST' })
export const exclude = (exclusion: { restaurant: number; reason: string }) =>
  fetchJson(`${PATH}/exclusions`, { method: 'POST', body: JSON.stringify(exclusion) })
export const include = (restaurant: number) => fetchJson(`${PATH}/exclusions/${restaurant}`, { method: 'DELETE' })
