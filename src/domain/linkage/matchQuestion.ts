import type { MatchEvidence } from './evidence'

/** What a reviewer may say a spelling is. */
export const MATCH_CHOICES = ['match', 'other', 'new', 'not_place'] as const
export type MatchChoice = (typeof MATCH_CHOICES)[number]

/** Whether a choice names a restaurant: one of the candidates, or another. */
export const namesTarget = (choice: MatchChoice): boolean => choice === 'match' || choice === 'other'

export const MATCH_STATES = ['pending', 'later', 'decided'] as const
export type MatchState = (typeof MATCH_STATES)[number]

/** Hours for which a question that somebody puts off stays out of the queue. */
export const DEFER_HOURS = 24
/** Visits shown as examples of a spelling. */
export const MATCH_ROWS = 5

/** A restaurant as somebody compares it with another. */
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
  /** spellings, the first ones */
  aliases: string[]
}

/** A restaurant that the spelling may mean, with what it shares with the one the spelling stands as. */
export interface MatchCandidate extends MatchPlace {
  review: number
  /** 0…1 */
  confidence: number
  evidence: MatchEvidence
  /** institutions that visited both, and how often they visited this one */
  sharedAgencies: number
  sharedVisits: number
  /** visits of the spelling's entry after this one closed */
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

/** What a question is made of, besides its line in the queue. */
export interface MatchDetail {
  own: MatchPlace
  candidates: MatchCandidate[]
  rows: MatchRow[]
  opinions: MatchOpinion[]
  /** the one that stands; null while the question waits */
  decided: MatchDecisionMade | null
}
