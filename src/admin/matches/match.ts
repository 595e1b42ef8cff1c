import type { MatchChoice, MatchDetail } from '@/domain/linkage/matchQuestion'

/** A question as the queue has it: a spelling, and what hangs on it. */
export interface MatchQuestion {
  id: number
  version: string
  alias: number
  spelling: string
  restaurant: number
  restaurantTitle: string
  province: string | null
  district: string | null
  visitCount: number
  candidateCount: number
  confidence: number
  isPending: boolean
  choice: MatchChoice | null
  decidedAt: string | null
  decidedBy: string | null
  opinionCount: number
}

/** A question with all that somebody needs to answer it. */
export type WholeQuestion = MatchQuestion & MatchDetail

/** Keeps a whole question apart from lines of the queue. */
export const WHOLE = { whole: true }

/** Where a whole question is kept. */
export const wholeQuestionKey = (id: number) => ['matches', 'getOne', { id: String(id), meta: WHOLE }]

export const regionOf = ({ province, district }: Pick<MatchQuestion, 'province' | 'district'>): string =>
  [province, district].filter(Boolean).join(' ') || '지역 모름'
