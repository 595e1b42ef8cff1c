import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { RecommendationSettings } from '@/domain/recommendation/settings'
import { askApi } from '../dataProvider/requestJson'

export const EXCLUSION_REASONS = ['문을 닫은 곳', '식당이 아님', '게시중단 요청이 있음', '자료가 의심스러움']

const KEY = ['staff', 'recommendations'] as const

export const useOverview = () =>
  useQuery({
    queryKey: [...KEY, 'overview'],
    queryFn: ({ signal }) => askApi('GET /api/v1/staff/recommendations', { signal }),
  })

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
    queryFn: still
      ? ({ signal }) => askApi('POST /api/v1/staff/recommendations/preview', { body: still, signal })
      : skipToken,
    placeholderData: keepPreviousData,
  })
}

export const saveSettings = (settings: RecommendationSettings) =>
  askApi('PUT /api/v1/staff/recommendations/settings', { body: settings })
export const rebuildLists = () => askApi('POST /api/v1/staff/recommendations/refresh')
export const exclude = (exclusion: { restaurant: number; reason: string }) =>
  askApi('POST /api/v1/staff/recommendations/exclusions', { body: exclusion })
export const include = (id: number) =>
  askApi('DELETE /api/v1/staff/recommendations/exclusions/{id}', { params: { id } })
