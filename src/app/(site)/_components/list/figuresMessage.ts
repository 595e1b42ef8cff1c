import type { ListQuery } from '@/domain/directory/query'
import { AGENCY_TYPE_LABELS } from '@/messages/labels'
import { sortOf } from '@/ui/urls/listHref'
import { isRankOrder } from './isRankOrder'

const SCOPE_WORDS = { region: '시군구', province: '시도', national: '전국' } as const

/** Ratings and trends always cover all records. `shown`: the filters the search text was interpreted as. */
export function figuresMessage(
  shown: ListQuery,
  { agency, year }: { agency: string | null; year: string | null },
  scope: keyof typeof SCOPE_WORDS,
): string {
  const words = [year, agency ?? (shown.agency_type && AGENCY_TYPE_LABELS[shown.agency_type])].filter(Boolean).join(' ')
  const order = isRankOrder(shown)
    ? `${SCOPE_WORDS[scope]} 순위`
    : sortOf(shown) === 'distance' && '가까운 순서(직선거리)'
  const figures = words ? `방문, 기관, 금액은 ${words} 기록 · 평점과 추이는 모든 기록 기준` : '모든 기록 기준'
  return [order, figures].filter(Boolean).join(' · ')
}
