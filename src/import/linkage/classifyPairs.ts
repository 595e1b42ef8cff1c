import {
  AUTO_MATCH_THRESHOLD,
  type MatchEvidence,
  NEAR_HALL,
  REVIEW_CANDIDATES_MAX,
  onlyNearHall,
} from '@/domain/linkage/evidence'
import type { NameLexicon } from '@/domain/place/evidence/nameLexicon'
import { compareShops } from '@/domain/place/match/compareShops'
import { isChainShop } from '@/domain/place/lexicon/chainNames'
import { OTHER_DONG } from '@/domain/place/match/matchRules'
import { comparePrefixes } from '@/domain/place/match/cellNames'
import type { ParsedShop, PlaceComparison } from '@/domain/place/types'
import { ClusterBuilder } from './clusterBuilder'
import type { AliasRecord, CandidatePair } from './candidatePair'

const BY_REASON: Readonly<Record<string, MatchEvidence>> = {
  'address:same-number': 'same_address',
  'address:shared-run': 'same_address',
  'address:sounds-alike': 'same_address',
  'address:turned': 'same_address',
  'address:other-district': 'same_address',
  'address:same-street': 'same_street',
  'branch:names-street': 'same_street',
  'branch:equal': 'same_branch',
  'branch:alike': 'same_branch',
  'branch:left-out': 'same_branch',
  'branch:split': 'same_branch',
  'branch:cut': 'cut_name',
  'name:cut': 'cut_name',
  'name:front-cut': 'cut_name',
  'name:front': 'cut_name',
  'name:goes-on': 'cut_name',
  'name:inside': 'cut_name',
}

const ruleOf = (why: string): MatchEvidence => BY_REASON[why] ?? 'near_spelling'

interface Match {
  alias: number
  evidence: MatchEvidence
  /** 0…1 */
  confidence: number
}

/** A new restaurant that duplicates another; its aliases and visits move to the canonical one. */
export interface MergeDecision extends Match {
  duplicateId: number
  canonicalId: number
}

export interface ReviewCandidate extends Match {
  candidate: number
}

/** Fellegi–Sunter: matches above the threshold merge, possible ones go to clerical review, in any order of pairs. */
export function classifyPairs(
  pairs: readonly CandidatePair[],
  lexicon: NameLexicon | null = null,
): {
  merges: MergeDecision[]
  reviews: ReviewCandidate[]
} {
  const byHall = decideByHall(pairs)
  const scored = pairs
    .flatMap((pair) => byHall.get(pair) ?? scorePair(pair, lexicon))
    .sort((a, b) => b.confidence - a.confidence || a.left.alias - b.left.alias || a.right.alias - b.right.alias)
  const clusters = new ClusterBuilder(pairs.flatMap(({ left, right }) => [left, right]))
  const merges = scored.flatMap(({ left, right, evidence, confidence }) => {
    if (confidence < AUTO_MATCH_THRESHOLD || clusters.violatesCannotLink(left, right)) return []
    const duplicateId = clusters.union(left, right)
    if (duplicateId === null) return []
    // The evidence belongs to the duplicate's alias.
    return [{ alias: duplicateId === right.restaurant ? right.alias : left.alias, duplicateId, evidence, confidence }]
  })
  return {
    merges: merges.map((merge) => ({ ...merge, canonicalId: clusters.find(merge.duplicateId) })),
    reviews: reviewsOf(scored, clusters),
  }
}

type ScoredPair = CandidatePair & Match

/** Empty for a certain non-match. */
function scorePair(pair: CandidatePair, lexicon: NameLexicon | null): ScoredPair[] {
  const { left, right } = pair
  // A pair across districts is compared as if one institution wrote both; without an address that is its own district.
  const home = left.addressKey === '' || right.addressKey !== '' ? left.district : right.district
  const [one, other] = isAcross(pair) ? [home, home] : [left.district, right.district]
  const compare = (a: ParsedShop, b: ParsedShop) => compareShops(a, b, one, other, lexicon)
  const { same, confidence, why } = compare(left.shop, right.shop)
  if (isOnlyOne(pair)) return [scoredAs(pair, 'only_in_district', ONLY_ONE)]
  if (same) return [scoredAs(pair, ruleOf(why), confidence)]
  const byAlternate = compareAlternateNames(left, right, compare)
  if (byAlternate) return [scoredAs(pair, 'alternate_name', Math.min(byAlternate.confidence, REVIEW_CAP))]
  const cut = isAcross(pair) ? null : compareBeginnings(left, right)
  if (cut) return [scoredAs(pair, 'cut_name', Math.min(cut.confidence, REVIEW_CAP))]
  return confidence <= REVIEW_THRESHOLD && (saysLess(left, right) || why === OTHER_DONG)
    ? [scoredAs(pair, 'near_spelling', 1 - confidence)]
    : []
}

/** Compares one cell's bracketed name with the other's name; null if they differ. */
function compareAlternateNames(
  left: AliasRecord,
  right: AliasRecord,
  compare: (a: ParsedShop, b: ParsedShop) => PlaceComparison,
): PlaceComparison | null {
  const alternates = ({ alternateKey, shop }: AliasRecord): ParsedShop[] =>
    alternateKey === null ? [] : [{ ...shop, name: alternateKey, branch: null }]
  const found = [
    ...alternates(left).map((shop) => compare(shop, right.shop)),
    ...alternates(right).map((shop) => compare(left.shop, shop)),
  ]
  return found.find(({ same }) => same) ?? null
}

/** Two addresses are compared as such, because '을지로' and '을지로41길' share a prefix. */
function compareBeginnings(left: AliasRecord, right: AliasRecord): PlaceComparison | null {
  if (left.addressKey !== '' && right.addressKey !== '') return null
  const branched = [left.shop, right.shop].filter(({ branch }) => branch !== null)
  return comparePrefixes(
    left.spelling,
    right.spelling,
    branched.map(({ name }) => name),
  )
}

const isAcross = ({ left, right }: CandidatePair): boolean =>
  left.district !== null && right.district !== null && left.district !== right.district

/** Without a district, or with several such places, only an equal address suffices; across districts nothing. */
function scoredAs(pair: CandidatePair, evidence: MatchEvidence, confidence: number): ScoredPair {
  const located = pair.left.district !== null && pair.right.district !== null
  const oneOfSeveral = pair.addresses > 1 && (pair.left.addressKey === '' || pair.right.addressKey === '')
  const enough = !isAcross(pair) && (evidence === 'same_address' || (located && !oneOfSeveral))
  return {
    ...pair,
    alias: pair.left.alias,
    evidence,
    confidence: enough ? confidence : Math.min(confidence, REVIEW_CAP),
  }
}

/** Confidence that a name without an address is the district's only place of that name. */
const ONLY_ONE = 0.85
const REVIEW_THRESHOLD = 0.6

/** One has neither branch nor address. A chain's name may be any branch, but must not queue a review for each. */
function saysLess(left: AliasRecord, right: AliasRecord): boolean {
  const bare = ({ branchKey, addressKey }: AliasRecord) => branchKey === '' && addressKey === ''
  return left.nameKey === right.nameKey && (bare(left) || (bare(right) && !isChainShop(right.shop)))
}

/** One side has no address, and the district has only one such place. A chain may have unrecorded shops. */
function isOnlyOne({ left, right, addresses }: CandidatePair): boolean {
  if (left.nameKey !== right.nameKey || left.branchKey !== right.branchKey || addresses > 1) return false
  if (left.district === null || left.district !== right.district || left.nameKey.length < 2) return false
  const oneWithout = left.addressKey === '' || right.addressKey === ''
  return oneWithout && (left.branchKey !== '' || !isChainShop(left.shop))
}

/** A new spelling without an address, of which the district has several places; a chain may have unrecorded ones. */
export function isOneOfSeveral({ left, right, addresses }: CandidatePair): boolean {
  const isEqual = left.nameKey === right.nameKey && left.branchKey === right.branchKey && left.nameKey.length >= 2
  const isHere = left.district !== null && left.district === right.district
  const isBare = left.addressKey === '' && right.addressKey !== ''
  return addresses > 1 && isEqual && isHere && isBare && (left.branchKey !== '' || !isChainShop(left.shop))
}

/** Of several places with one name, the one near the hall matches and the others do not. */
function decideByHall(pairs: readonly CandidatePair[]): Map<CandidatePair, ScoredPair[]> {
  const decided = new Map<CandidatePair, ScoredPair[]>()
  const questions = new Map<number, CandidatePair[]>()
  for (const pair of pairs)
    if (isOneOfSeveral(pair) && pair.metres !== undefined)
      questions.set(pair.left.alias, [...(questions.get(pair.left.alias) ?? []), pair])
  for (const question of questions.values()) {
    const places = [...new Map(question.map((pair) => [pair.right.restaurant, pair])).values()]
    const addresses = new Set(question.map(({ right }) => right.addressKey)).size
    const near = places.length > 1 && onlyNearHall(places, ({ metres = null }) => metres)
    // One that was not compared may be nearer.
    if (!near || addresses < near.addresses) continue
    for (const pair of question)
      decided.set(
        pair,
        pair === near ? [{ ...pair, alias: pair.left.alias, evidence: 'near_hall', confidence: NEAR_HALL }] : [],
      )
  }
  return decided
}

/** The most likely candidates of each new restaurant, without repeating a pair. */
function reviewsOf(scored: readonly ScoredPair[], clusters: ClusterBuilder): ReviewCandidate[] {
  const queued = new Map<number, Set<number>>()
  return scored.flatMap(({ left, right, alias, evidence, confidence }) => {
    const restaurant = clusters.find(left.restaurant)
    const candidate = clusters.find(right.restaurant)
    const candidates = queued.get(restaurant) ?? new Set()
    queued.set(restaurant, candidates)
    if (restaurant === candidate || candidates.has(candidate) || candidates.size >= REVIEW_CANDIDATES_MAX) return []
    if (queued.get(candidate)?.has(restaurant)) return []
    candidates.add(candidate)
    return [{ alias, candidate, evidence, confidence: Math.min(confidence, REVIEW_CAP) }]
  })
}

/** A match that contradicts another is capped to a possible match and queued for review. */
const REVIEW_CAP = AUTO_MATCH_THRESHOLD - 0.01
