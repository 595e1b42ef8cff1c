import { type MatchEvidence, AUTO_MATCH_THRESHOLD } from '../linkage/evidence'
import { metresBetween, type Point } from '../distance'
import { addressKey } from '../place/address/addressKey'
import { compareAddress, compareBranch } from '../place/match/compareParts'
import { compareShops } from '../place/match/compareShops'
import { isChainShop } from '../place/lexicon/chainNames'
import { branchKey, pronouncedKey } from '../place/keys/nameKey'
import { parsePlace } from '../place/parse/parsePlace'
import type { ParsedShop } from '../place/types'
import { markChainLike } from '../place/words/placeWords'
import type { Region } from '../region/region'
import type { KakaoPlace } from './answers'
import { findInAddress } from '../region/findInAddress'
import { cuisinesBy, type EatingKind } from '../place/lexicon/cuisines.data'

/** The restaurant to match, as the directory knows it. */
export interface LinkageTarget {
  name: string
  /** from staff's word list */
  isChain?: true
  branch: string | null
  address: string | null
  region: Region | null
}

export interface ScoredPlace {
  place: KakaoPlace
  evidence: MatchEvidence
  confidence: number
  /** both names are equal, including the branch */
  sameName: boolean
}

/** Candidates farther than this many metres from the restaurant's address never match. */
export const NEARBY_M = 300
/** The score of similar names alone: it can make a result ambiguous but is never accepted. */
const UNSURE = 0.5

/** By metres from the restaurant's address. `NEXT_DOOR`: for another address, as a corner has two. */
const NEAR: readonly { metres: number; equal: number; like: number }[] = [
  { metres: 100, equal: 0.9, like: 0.85 },
  { metres: NEARBY_M, equal: 0.8, like: UNSURE },
]
const NEXT_DOOR: typeof NEAR = [{ metres: 50, equal: 0.85, like: UNSURE }]

const EVIDENCE: Readonly<Record<string, MatchEvidence>> = {
  'address:same-number': 'same_address',
  'address:same-street': 'same_street',
  'branch:equal': 'same_branch',
  'branch:names-street': 'same_branch',
}

/** A chain's name without address or branch would match any of its shops. */
export const isChainWithoutAddress = (sought: LinkageTarget): boolean =>
  sought.address === null && sought.branch === null && isChainShop(sought)

/** By the best evidence: one of its two addresses, or name and distance. Null if it is another place. */
function scorePlace(sought: LinkageTarget, place: KakaoPlace, point: Point | null): ScoredPlace | null {
  const named = shopOf(place.name, sought)
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

function isCalledAlike(sought: LinkageTarget, place: KakaoPlace): boolean {
  const named = shopOf(place.name, sought)
  return named !== null && relateShopNames(sought, named) !== 'other'
}

type Named = Pick<ParsedShop, 'name' | 'branch' | 'isChain'>

const withAddress = ({ name, branch, isChain }: Named, address: string | null): ParsedShop => ({
  name,
  branch,
  ...(isChain && { isChain }),
  address,
  sigungu: addressKey(address)?.district ?? null,
})

/** `like`: one side lacks the branch or spells it differently. A chain's name without a branch proves nothing. */
function relateShopNames(a: Named, b: Named): 'equal' | 'like' | 'other' {
  if ([a, b].some((shop) => shop.branch === null && isChainShop(shop))) return 'other'
  if (wholeKey(a) === wholeKey(b)) return 'equal'
  const isLike =
    pronouncedKey(a.name) === pronouncedKey(b.name) &&
    compareBranch(branchKey(a.branch), branchKey(b.branch)) !== 'other'
  return isLike ? 'like' : 'other'
}

const wholeKey = ({ name, branch }: Named): string => pronouncedKey(name) + pronouncedKey(branchKey(branch))

/** Several shops count as one name. Null if not an eating place. A chain if it has a sought chain's name. */
function shopOf(name: string, sought: LinkageTarget): Named | null {
  const { kind, shops } = parsePlace(name)
  if (kind === 'nonplace') return null
  const [only, ...others] = shops
  const named = only && others.length === 0 ? { name: only.name, branch: only.branch } : { name, branch: null }
  return markChainLike<Named>(named, sought)
}

/** `far`: the name matches but the address is too far; `ambiguous`: several fit equally well. */
export type PlaceDecision = ScoredPlace | 'notFound' | 'ambiguous' | 'far'

/** A shorter name is too common to match on its own. */
const NAME_ALONE_MIN = 3

/**
 * When in doubt selects none, as its address would be published. Without `point` the district decides. `complete`:
 * `found` has all of Kakao's results.
 */
export function selectKakaoPlace(
  sought: LinkageTarget,
  found: readonly KakaoPlace[],
  point: Point | null,
  complete: boolean,
): PlaceDecision {
  const distinct = [...new Map(found.map((place) => [place.id, place])).values()]
  const within = distinct.filter((place) =>
    point ? metresBetween(point, place) <= NEARBY_M : isInRegion(place, sought),
  )
  const fitting = within
    .flatMap((place) => scorePlace(sought, place, point) ?? [])
    .sort((a, b) => b.confidence - a.confidence)
  const [first, second] = fitting
  if (!first)
    return point && distinct.some((place) => !within.includes(place) && isCalledAlike(sought, place))
      ? 'far'
      : 'notFound'
  const best = second || !complete || first.confidence >= AUTO_MATCH_THRESHOLD ? first : onlyInDistrict(sought, first)
  if (best.confidence < AUTO_MATCH_THRESHOLD)
    return point === null && first.sameName && second?.sameName ? 'ambiguous' : 'notFound'
  return second && second.confidence >= best.confidence ? 'ambiguous' : best
}

function isInRegion(place: KakaoPlace, { region }: LinkageTarget): boolean {
  const address = place.roadAddress ?? place.lotAddress
  return region !== null && address !== null && findInAddress(address)?.code === region.code
}

/** A match by name alone counts only if the district has no other place of this name. */
function onlyInDistrict(sought: LinkageTarget, only: ScoredPlace): ScoredPlace {
  const telling = sought.address === null && only.sameName && sought.name.replaceAll(' ', '').length >= NAME_ALONE_MIN
  return telling ? { ...only, evidence: 'only_in_district', confidence: AUTO_MATCH_THRESHOLD } : only
}

const byWord = cuisinesBy('kakao')

/** From the path's most specific known category; null if none is known. */
export function kindOf(kakaoKind: string): EatingKind | null {
  const words = kakaoKind.split('>').map((word) => word.replaceAll(' ', ''))
  const narrowest = words.findLast((word) => byWord.has(word))
  return (narrowest !== undefined && byWord.get(narrowest)) || null
}
