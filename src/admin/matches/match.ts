import type { MatchChoice, MatchDetail } from '@/domain/linkage/matchQuestion'
import { FULL_RECORD } from '../dataProvider/dataProvider'

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

export type WholeQuestion = MatchQuestion & MatchDetail

export const wholeQuestionKey = (id: number) => ['matches', 'getOne', { id: String(id), meta: FULL_RECORD }]

export const regionOf = ({ province, district }: Pick<MatchQuestion, 'province' | 'district'>): string =>
  [province, district].filter(Boolean).join(' ') || '지역 모름'
