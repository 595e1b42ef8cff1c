import type { AgencySort } from '@/domain/agency/agency'
import type { CoverageState } from '@/domain/agency/coverage'

export const AGENCY_SORT_LABELS: Record<AgencySort, string> = {
  visit_count: '방문 많은 순',
  amount: '금액 많은 순',
  name: '이름 순',
}

export const AGENCY_OCCASIONS = {
  of: (count: string, shares: string) => `쓴 일이 적힌 방문 ${count}번: ${shares}`,
  share: (occasion: string, share: string, count: string) => `${occasion}\u00a0${share}(${count}번)`,
} as const

export const COVERAGE_LABELS: Record<CoverageState, string> = {
  imported: '모음',
  published: '공개됨, 아직 못 모음',
  missing: '빠짐',
  late: '늦음',
  due: '아직 공개할 때가 아님',
  none: '없음',
}
