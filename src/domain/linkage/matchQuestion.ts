import type { MatchEvidence } from './evidence'

export const MATCH_CHOICES = ['match', 'other', 'new', 'not_place'] as const
export type MatchChoice = (typeof MATCH_CHOICES)[number]

export const namesTarget = (choice: MatchChoice): boolean => choice === 'match' || choice === 'other'

export const MATCH_STATES = ['pending', 'later', 'decided'] as const
export type MatchState = (typeof MATCH_STATES)[number]

export const DEFER_HOURS = 24
export const MATCH_ROWS = 5

export interface MatchPlace {
  id: number
  title: string
  address: string | null
  province: string | null
  district: string | null
  latitude: number | null
  longitude: number | null
  subCategory: string | null
  /** won, median */
  perHead: number | null
  visitCount: number
  agencyCount: number
  firstVisit: string | null
  lastVisit: string | null
  closedOn: string | null
  /** first few spellings */
  aliases: string[]
}

/** Shared figures refer to the restaurant created for the spelling. */
export interface MatchCandidate extends MatchPlace {
  review: number
  /** 0…1 */
  confidence: number
  evidence: MatchEvidence
  /** institutions that visited both, and their visits to this one */
  sharedAgencies: number
  sharedVisits: number
  /** visits of the spelling's restaurant after this one closed */
  visitsAfterClosing: number
}

export interface MatchRow {
  id: number
  spentAt: string
  agency: string
  department: string | null
  spelling: string
  headcount: number | null
  amount: number | null
}

export interface MatchOpinion {
  reviewer: number
  nickname: string
  choice: MatchChoice
  target: number | null
}

export interface MatchDecisionMade {
  choice: MatchChoice
  target: number | null
  targetTitle: string | null
  by: string | null
  at: string
}

export interface MatchDetail {
  own: MatchPlace
  candidates: MatchCandidate[]
  rows: MatchRow[]
  opinions: MatchOpinion[]
  /** the current decision; null while pending */
  decided: MatchDecisionMade | null
}
