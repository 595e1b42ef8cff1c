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
  /** to the nearest hall of an institution that wrote the spelling, in metres; null if unknown */
  hallMetres: number | null
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

export interface JudgedPair {
  one: { choice: MatchChoice; target: number | null }
  other: { choice: MatchChoice; target: number | null }
}

export interface ReviewerAgreement {
  /** judged pairs, one for each two reviewers of a spelling */
  pairs: number
  /** 0…1 share of equal answers; null without pairs */
  share: number | null
  /** Cohen's kappa; null if chance agreement is total */
  kappa: number | null
}

/** A candidate and a searched restaurant are the same kind of answer: a known place. */
const kindOf = ({ choice }: JudgedPair['one']): string => (choice === 'other' ? 'match' : choice)

/** `share` of equal answers, and Cohen's kappa, which corrects for the agreement expected by chance. */
export function reviewerAgreement(judged: readonly JudgedPair[]): ReviewerAgreement {
  const pairs = judged.length
  if (pairs === 0) return { pairs, share: null, kappa: null }
  const same = judged.filter(({ one, other }) => kindOf(one) === kindOf(other) && one.target === other.target).length
  const share = same / pairs
  const kinds = new Map<string, [number, number]>()
  for (const { one, other } of judged) {
    for (const [side, said] of [one, other].entries()) {
      const counts = kinds.get(kindOf(said)) ?? [0, 0]
      counts[side as 0 | 1] += 1
      kinds.set(kindOf(said), counts)
    }
  }
  const chance = [...kinds.values()].reduce((sum, [one, other]) => sum + (one * other) / pairs ** 2, 0)
  return { pairs, share, kappa: chance === 1 ? null : (share - chance) / (1 - chance) }
}
