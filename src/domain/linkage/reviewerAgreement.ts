import type { MatchChoice } from './matchQuestion'

/** What two reviewers said about one spelling. */
export interface JudgedPair {
  one: { choice: MatchChoice; target: number | null }
  other: { choice: MatchChoice; target: number | null }
}

export interface ReviewerAgreement {
  /** spellings that two people judged, once for each two of them */
  pairs: number
  /** 0…1 of those in which both said the same; null without any */
  share: number | null
  /** Cohen's kappa; null where chance alone would agree always */
  kappa: number | null
}

/** A candidate and a restaurant that somebody searched for are the same answer: that place. */
const kindOf = ({ choice }: JudgedPair['one']): string => (choice === 'other' ? 'match' : choice)

/**
 * How far reviewers agree: the share of equal answers, and Cohen's kappa of it. By chance, two people agree as often as
 * their kinds of answer (a known place, a new one, none) fall together.
 */
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
