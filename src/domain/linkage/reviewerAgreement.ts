import type { MatchChoice } from './matchQuestion'

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
