import type { ListQuery } from '@/domain/directory/query'
import { AGENCY_TYPE_LABELS } from '@/messages/labels'

const SCOPE_WORDS = { region: '시군구', province: '시도', national: '전국' } as const

/** Which records the figures of a list are counted from. Ranks and ratings are of all records whatever the filters. */
export function figuresMessage(
  query: ListQuery,
  { agency, year }: { agency: string | null; year: string | null },
  scope: keyof typeof SCOPE_WORDS,
): string {
  const part = [year, agency ?? (query.agency_type && AGENCY_TYPE_LABELS[query.agency_type])]
  const words = part.filter(Boolean).join(' ')
  return words
    ? `방문, 기관, 금액은 ${words} 기록 · ${SCOPE_WORDS[scope]} 순위와 평점, 추이는 모든 기록 기준`
    : `${SCOPE_WORDS[scope]} 순위 · 모든 기록 기준`
}
