import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { StaffStatistics } from '@/contract/statistics'
import { yearText } from '@/messages/yearText'
import { askApi } from '../dataProvider/requestJson'

const NAMES = ['period', 'province', 'region', 'category', 'agencyType', 'agency'] as const
export type Condition = (typeof NAMES)[number]

/** In the URL, so that links reproduce the figures. */
export function useStatisticsQuery() {
  const [params, setParams] = useSearchParams()
  const query = new URLSearchParams(
    NAMES.flatMap((name) => {
      const value = params.get(name)
      return value ? [[name, value]] : []
    }),
  )
  const set = (conditions: Partial<Record<Condition, string>>) =>
    setParams((now) => {
      for (const [name, value] of Object.entries(conditions)) {
        if (value) now.set(name, value)
        else now.delete(name)
      }
      return now
    })
  return { query, set, get: (name: Condition) => query.get(name) ?? '' }
}

export const useStatistics = (query: URLSearchParams) =>
  useQuery({
    queryKey: ['staff', 'statistics', query.toString()],
    queryFn: ({ signal }) => askApi('GET /api/v1/staff/statistics', { query, signal }),
    placeholderData: keepPreviousData,
  })

export const recount = () => askApi('POST /api/v1/staff/statistics/refresh')

/** '2025년', '2024년 1–2월' if only those months have visits, '2025년 3월', '전체 기간'. */
export function periodText(period: string, periods: StaffStatistics['periods']): string {
  if (period === 'all' || period === '') return '전체 기간'
  const [year, month] = period.split('-')
  return month === undefined ? yearText(Number(year), periods?.months ?? []) : `${year}년 ${Number(month)}월`
}
