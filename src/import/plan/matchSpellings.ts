import { MATCH_CONFIDENCE_MIN, type MatchEvidence, QUESTION_CANDIDATES_MAX } from '@/domain/match/evidence'
import { isChainName } from '@/domain/place/chainNames'
import { compareShops } from '@/domain/place/compareShops'
import { evidenceOf } from './matchEvidence'
import { Piles } from './piles'
import type { KnownSpelling, SpellingPair } from './spelling'

interface Likeness {
  alias: number
  evidence: MatchEvidence
  /** 0…1 */
  confidence: number
}

/** A new restaurant that is none: its spellings and visits belong to `into`. */
export interface Fold extends Likeness {
  from: number
  into: number
}

/** A new restaurant that may be another one: for a person to say. */
export interface Question extends Likeness {
  candidate: number
}

/**
 * Decides which new spellings mean a restaurant that is known: with enough confidence they are folded into it, with less
 * a person is asked, so that nothing is merged or doubled in silence. Order of the pairs does not matter.
 * @param pairs every two spellings that something speaks for
 */
export function matchSpellings(pairs: readonly SpellingPair[]): { folds: Fold[]; questions: Question[] } {
  const weighed = pairs
    .flatMap((pair) => weigh(pair))
    .sort((a, b) => b.confidence - a.confidence || a.fresh.alias - b.fresh.alias || a.known.alias - b.known.alias)
  const piles = new Piles(pairs.flatMap(({ fresh, known }) => [fresh, known]))
  const folds = weighed.flatMap(({ fresh, known, evidence, confidence }) => {
    if (confidence < MATCH_CONFIDENCE_MIN || piles.contradict(fresh, known)) return []
    const from = piles.join(fresh, known)
    if (from === null) return []
    // The spelling that speaks is the one of the restaurant that goes.
    return [{ alias: from === known.restaurant ? known.alias : fresh.alias, from, evidence, confidence }]
  })
  return { folds: folds.map((fold) => ({ ...fold, into: piles.restaurantOf(fold.from) })), questions: questionsOf(weighed, piles) }
}

type Weighed = SpellingPair & Likeness

/** Nothing where the two are told apart for certain. */
function weigh(pair: SpellingPair): Weighed[] {
  const { fresh, known } = pair
  const { same, confidence, why } = compareShops(fresh.shop, known.shop, fresh.district, known.district)
  if (isOnlyOne(pair)) return [likeness(pair, 'only_in_district', ONLY_ONE)]
  if (same) return [likeness(pair, evidenceOf(why), confidence)]
  return confidence <= UNDECIDED && saysLess(fresh, known) ? [likeness(pair, 'near_spelling', 1 - confidence)] : []
}

/** Without a district on both sides only the very same address is enough; so it is where several places have the name. */
function likeness(pair: SpellingPair, evidence: MatchEvidence, confidence: number): Weighed {
  const located = pair.fresh.district !== null && pair.known.district !== null
  const oneOfSeveral = pair.addresses > 1 && (pair.fresh.addressKey === '' || pair.known.addressKey === '')
  const enough = evidence === 'same_address' || (located && !oneOfSeveral)
  return { ...pair, alias: pair.fresh.alias, evidence, confidence: enough ? confidence : Math.min(confidence, BELOW_MATCH) }
}

/** How sure it is that a name without an address means the one place of that name in the district. */
const ONLY_ONE = 0.85
const UNDECIDED = 0.6

/**
 * Two equal names of which one says nothing more: not the same for certain, and not different either. A chain's name
 * alone may be any branch of it, but a branch is not asked about for every line that leaves the branch out.
 */
function saysLess(fresh: KnownSpelling, known: KnownSpelling): boolean {
  const bare = ({ branchKey, addressKey }: KnownSpelling) => branchKey === '' && addressKey === ''
  return fresh.nameKey === known.nameKey && (bare(fresh) || (bare(known) && !isChainName(known.shop.name)))
}

/** One of the two has no address, and the district has one such place only. A chain has more than the records show. */
function isOnlyOne({ fresh, known, addresses }: SpellingPair): boolean {
  if (fresh.nameKey !== known.nameKey || fresh.branchKey !== known.branchKey || addresses > 1) return false
  if (fresh.district === null || fresh.district !== known.district || fresh.nameKey.length < 2) return false
  const oneWithout = fresh.addressKey === '' || known.addressKey === ''
  return oneWithout && (fresh.branchKey !== '' || !isChainName(fresh.shop.name))
}

/** The likeliest few candidates of each new restaurant, each restaurant once. */
function questionsOf(weighed: readonly Weighed[], piles: Piles): Question[] {
  const asked = new Map<number, Set<number>>()
  return weighed.flatMap(({ fresh, known, alias, evidence, confidence }) => {
    const restaurant = piles.restaurantOf(fresh.restaurant)
    const candidate = piles.restaurantOf(known.restaurant)
    const candidates = asked.get(restaurant) ?? new Set()
    asked.set(restaurant, candidates)
    if (restaurant === candidate || candidates.has(candidate) || candidates.size >= QUESTION_CANDIDATES_MAX) return []
    if (asked.get(candidate)?.has(restaurant)) return []
    candidates.add(candidate)
    return [{ alias, candidate, evidence, confidence: Math.min(confidence, BELOW_MATCH) }]
  })
}

/** A match that contradicts another is asked about like an unsure one. */
const BELOW_MATCH = MATCH_CONFIDENCE_MIN - 0.01
