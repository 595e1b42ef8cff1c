import type { MatchEvidence } from '../linkage/evidence'
import { metresBetween, type Point } from '../metresBetween'
import { addressKey } from '../place/address/addressKey'
import { isChainName } from '../place/lexicon/chainNames'
import { compareAddress, compareBranch } from '../place/match/compareParts'
import { compareShops } from '../place/match/compareShops'
import { branchKey, pronouncedKey } from '../place/match/nameKey'
import { parsePlace } from '../place/parse/parsePlace'
import type { ShopReading } from '../place/types'
import type { Region } from '../region/region'
import type { KakaoPlace } from './answers'

/** A restaurant that is looked for, as the directory knows it. */
export interface LinkageTarget {
  name: string
  branch: string | null
  address: string | null
  region: Region | null
}

/** A place that may be the restaurant. */
export interface ScoredPlace {
  place: KakaoPlace
  evidence: MatchEvidence
  confidence: number
  /** both are called exactly so, branch included */
  sameName: boolean
}

/** Candidates farther from the restaurant's address are other places, whatever they are called. */
export const NEARBY_M = 300
/** Where names alike is all there is: enough to be a rival, never to be accepted. */
const UNSURE = 0.5

/**
 * What names are worth this near to the restaurant's address (metres), narrowest first. Where the place's own address
 * is another one, only the next door counts: a corner house has two addresses, but a name has several shops in one
 * quarter.
 */
const NEAR: readonly { metres: number; equal: number; like: number }[] = [
  { metres: 100, equal: 0.9, like: 0.85 },
  { metres: NEARBY_M, equal: 0.8, like: UNSURE },
]
const NEXT_DOOR: typeof NEAR = [{ metres: 50, equal: 0.85, like: UNSURE }]

/** Findings of the place reader's comparison that rest on more than a name. */
const EVIDENCE: Readonly<Record<string, MatchEvidence>> = {
  'address:same-number': 'same_address',
  'address:same-street': 'same_street',
  'branch:equal': 'same_branch',
  'branch:names-street': 'same_branch',
}

/** A chain's name alone tells nothing without an address. */
export const isChainWithoutAddress = ({ name, branch, address }: LinkageTarget): boolean =>
  address === null && branch === null && isChainName(name)

/**
 * How surely a place of Kakao's is the restaurant, on its best evidence: either of its two addresses, or its name and
 * how far it is from the restaurant's address. Null when it is another place.
 */
export function scorePlace(sought: LinkageTarget, place: KakaoPlace, point: Point | null): ScoredPlace | null {
  const named = shopOf(place.name)
  if (!named || isChainWithoutAddress(sought)) return null
  const district = sought.region?.district ?? null
  const mine = withAddress(sought, sought.address)
  const addresses = [place.roadAddress, place.lotAddress].filter((address) => address !== null)
  const compared = addresses
    .map((address) => compareShops(mine, withAddress(named, address), district, district))
    .filter(({ same }) => same)
  const names = relateShopNames(sought, named)
  const grounds = compared.flatMap(({ why, confidence }) => {
    const evidence = EVIDENCE[why]
    return evidence ? [{ evidence, confidence }] : []
  })
  if (point && names !== 'other') {
    const elsewhere = addresses.some(
      (address) => compareAddress(addressKey(sought.address), addressKey(address)) === 'other',
    )
    const ring = (elsewhere ? NEXT_DOOR : NEAR).find(({ metres }) => metresBetween(point, place) <= metres)
    grounds.push({ evidence: names === 'equal' ? 'same_street' : 'near_spelling', confidence: ring?.[names] ?? UNSURE })
  }
  if (compared.length > 0) grounds.push({ evidence: 'near_spelling', confidence: UNSURE })
  const [best] = grounds.sort((a, b) => b.confidence - a.confidence)
  return best ? { place, ...best, sameName: names === 'equal' } : null
}

/** Whether a place would do by its name, wherever it is. */
export function isCalledAlike(sought: LinkageTarget, place: KakaoPlace): boolean {
  const named = shopOf(place.name)
  return named !== null && relateShopNames(sought, named) !== 'other'
}

type Named = Pick<ShopReading, 'name' | 'branch'>

const withAddress = ({ name, branch }: Named, address: string | null): ShopReading => ({
  name,
  branch,
  address,
  sigungu: addressKey(address)?.district ?? null,
})

/**
 * Compares names and branches only. `like`: one side omits the branch or writes it differently. A chain's name without
 * a branch is no evidence.
 */
function relateShopNames(a: Named, b: Named): 'equal' | 'like' | 'other' {
  if ([a, b].some(({ name, branch }) => branch === null && isChainName(name))) return 'other'
  if (wholeKey(a) === wholeKey(b)) return 'equal'
  const isLike =
    pronouncedKey(a.name) === pronouncedKey(b.name) &&
    compareBranch(branchKey(a.branch), branchKey(b.branch)) !== 'other'
  return isLike ? 'like' : 'other'
}

const wholeKey = ({ name, branch }: Named): string => pronouncedKey(name) + pronouncedKey(branchKey(branch))

/** The reading of a place's name; a sign that reads as several shops is one name; null for what is no eating place. */
function shopOf(name: string): Named | null {
  const { kind, shops } = parsePlace(name)
  if (kind === 'nonplace') return null
  const [only, ...others] = shops
  return only && others.length === 0 ? { name: only.name, branch: only.branch } : { name, branch: null }
}
