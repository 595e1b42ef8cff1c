import { AUTO_MATCH_THRESHOLD, type MatchEvidence, REVIEW_CANDIDATES_MAX } from '@/domain/linkage/evidence'
import { isChainName } from '@/domain/place/lexicon/chainNames'
import { compareShops } from '@/domain/place/match/compareShops'
import { ruleOf } from './matchRule'
import { ClusterBuilder } from './clusterBuilder'
import type { AliasRecord, CandidatePair } from './candidatePair'

interface Match {
  alias: number
  evidence: MatchEvidence
  /** 0…1 */
  confidence: number
}

/** A new restaurant that duplicates another one: its aliases and visits belong to the canonical one. */
export interface MergeDecision extends Match {
  duplicateId: number
  canonicalId: number
}

/** A possible match, for clerical review. */
export interface ReviewCandidate extends Match {
  candidate: number
}

/**
 * Classifies candidate pairs as match, possible match or non-match (Fellegi–Sunter): a match above the threshold merges
 * the new restaurant, a possible match is queued for clerical review. The order of the pairs does not matter.
 * @param pairs of `generateCandidatePairs`
 */
export function classifyPairs(pairs: readonly CandidatePair[]): {
  merges: MergeDecision[]
  reviews: ReviewCandidate[]
} {
  const scored = pairs
    .flatMap((pair) => scorePair(pair))
    .sort((a, b) => b.confidence - a.confidence || a.left.alias - b.left.alias || a.right.alias - b.right.alias)
  const clusters = new ClusterBuilder(pairs.flatMap(({ left, right }) => [left, right]))
  const merges = scored.flatMap(({ left, right, evidence, confidence }) => {
    if (confidence < AUTO_MATCH_THRESHOLD || clusters.violatesCannotLink(left, right)) return []
    const duplicateId = clusters.union(left, right)
    if (duplicateId === null) return []
    // The spelling that speaks is the one of the restaurant that goes.
    return [{ alias: duplicateId === right.restaurant ? right.alias : left.alias, duplicateId, evidence, confidence }]
  })
  return {
    merges: merges.map((merge) => ({ ...merge, canonicalId: clusters.find(merge.duplicateId) })),
    reviews: reviewsOf(scored, clusters),
  }
}

type ScoredPair = CandidatePair & Match

/** Nothing where the two are told apart for certain. */
function scorePair(pair: CandidatePair): ScoredPair[] {
  const { left, right } = pair
  const { same, confidence, why } = compareShops(left.shop, right.shop, left.district, right.district)
  if (isOnlyOne(pair)) return [scoredAs(pair, 'only_in_district', ONLY_ONE)]
  if (same) return [scoredAs(pair, ruleOf(why), confidence)]
  return confidence <= REVIEW_THRESHOLD && saysLess(left, right)
    ? [scoredAs(pair, 'near_spelling', 1 - confidence)]
    : []
}

/** When a district is missing, or several places have the name, only an equal address is enough for a match. */
function scoredAs(pair: CandidatePair, evidence: MatchEvidence, confidence: number): ScoredPair {
  const located = pair.left.district !== null && pair.right.district !== null
  const oneOfSeveral = pair.addresses > 1 && (pair.left.addressKey === '' || pair.right.addressKey === '')
  const enough = evidence === 'same_address' || (located && !oneOfSeveral)
  return {
    ...pair,
    alias: pair.left.alias,
    evidence,
    confidence: enough ? confidence : Math.min(confidence, REVIEW_CAP),
  }
}

/** How sure it is that a name without an address means the one place of that name in the district. */
const ONLY_ONE = 0.85
const REVIEW_THRESHOLD = 0.6

/**
 * Two equal names of which one says nothing more: not the same for certain, and not different either. A chain's name
 * alone may be any branch of it, but a branch is not asked about for every line that leaves the branch out.
 */
function saysLess(fresh: AliasRecord, known: AliasRecord): boolean {
  const bare = ({ branchKey, addressKey }: AliasRecord) => branchKey === '' && addressKey === ''
  return fresh.nameKey === known.nameKey && (bare(fresh) || (bare(known) && !isChainName(known.shop.name)))
}

/** One of the two has no address, and the district has one such place only. A chain has more than the records show. */
function isOnlyOne({ left, right, addresses }: CandidatePair): boolean {
  if (left.nameKey !== right.nameKey || left.branchKey !== right.branchKey || addresses > 1) return false
  if (left.district === null || left.district !== right.district || left.nameKey.length < 2) return false
  const oneWithout = left.addressKey === '' || right.addressKey === ''
  return oneWithout && (left.branchKey !== '' || !isChainName(left.shop.name))
}

/** The likeliest few candidates of each new restaurant, each restaurant once. */
function reviewsOf(scored: readonly ScoredPair[], clusters: ClusterBuilder): ReviewCandidate[] {
  const asked = new Map<number, Set<number>>()
  return scored.flatMap(({ left, right, alias, evidence, confidence }) => {
    const restaurant = clusters.find(left.restaurant)
    const candidate = clusters.find(right.restaurant)
    const candidates = asked.get(restaurant) ?? new Set()
    asked.set(restaurant, candidates)
    if (restaurant === candidate || candidates.has(candidate) || candidates.size >= REVIEW_CANDIDATES_MAX) return []
    if (asked.get(candidate)?.has(restaurant)) return []
    candidates.add(candidate)
    return [{ alias, candidate, evidence, confidence: Math.min(confidence, REVIEW_CAP) }]
  })
}

/** A match that contradicts another is asked about like an unsure one. */
const REVIEW_CAP = AUTO_MATCH_THRESHOLD - 0.01
