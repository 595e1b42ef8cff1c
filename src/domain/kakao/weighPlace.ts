import type { MatchEvidence } from '../match/evidence'
import { metresBetween, type Point } from '../metresBetween'
import { addressKey } from '../place/addressKey'
import { isChainName } from '../place/chainNames'
import { compareShops } from '../place/compareShops'
import { readPlace } from '../place/readPlace'
import type { PlaceComparison, ShopReading } from '../place/types'
import type { Region } from '../region/region'
import type { KakaoPlace } from './answers'

/** A restaurant that is looked for, as the directory knows it. */
export interface SoughtPlace {
  name: string
  branch: string | null
  address: string | null
  region: Region | null
}

/** A place that may be the restaurant. */
export interface WeighedPlace {
  place: KakaoPlace
  evidence: MatchEvidence
  confidence: number
  /** both are called exactly so, branch included */
  sameName: boolean
}

/** Candidates farther from the restaurant's address are other places, whatever they are called. */
export const NEARBY_M = 300
/**
 * What like names are worth this near to the restaurant's address (metres), narrowest first. Where the place's own
 * address is another one, only the next door counts: a corner house has two addresses, but a name has several shops
 * in one quarter.
 */
const NEAR: readonly { metres: number; worth: Readonly<Record<string, number>> }[] = [
  { metres: 100, worth: { 'name:equal': 0.9, 'branch:alike': 0.85, 'branch:left-out': 0.85 } },
  { metres: NEARBY_M, worth: { 'name:equal': 0.8 } },
]
const NEXT_DOOR: typeof NEAR = [{ metres: 50, worth: { 'name:equal': 0.85 } }]

const EVIDENCE: Readonly<Record<string, MatchEvidence>> = {
  'address:same-number': 'same_address',
  'address:same-street': 'same_street',
  'branch:equal': 'same_branch',
  'branch:names-street': 'same_branch',
}

/** A chain's name alone tells nothing without an address. */
export const isBareChain = ({ name, branch, address }: SoughtPlace): boolean => address === null && branch === null && isChainName(name)

/**
 * How surely a place of Kakao's is the restaurant, on its best evidence: either of its two addresses, or its name and
 * how far it is from the restaurant's address. Null when it is another place.
 */
export function weighPlace(sought: SoughtPlace, place: KakaoPlace, point: Point | null): WeighedPlace | null {
  const named = shopOf(place.name)
  if (!named || isBareChain(sought)) return null
  const district = sought.region?.district ?? null
  const mine = withAddress(sought, sought.address)
  const compared = [place.roadAddress, place.lotAddress].flatMap((address) =>
    address === null ? [] : compareShops(mine, withAddress(named, address), district, district),
  )
  const names = compareNames(sought, named)
  const elsewhere = compared.some(({ why }) => why === 'address:other')
  if (point) compared.push(atDistance(names, metresBetween(point, place), elsewhere ? NEXT_DOOR : NEAR))
  const [best] = compared.filter(({ same }) => same).sort((a, b) => b.confidence - a.confidence)
  if (!best) return null
  const sameName = names.why === 'name:equal'
  return { place, evidence: EVIDENCE[best.why] ?? (sameName ? 'same_street' : 'near_spelling'), confidence: best.confidence, sameName }
}

/** Whether a place would do by its name, wherever it is. */
export function isCalledAlike(sought: SoughtPlace, place: KakaoPlace): boolean {
  const named = shopOf(place.name)
  return named !== null && compareNames(sought, named).same
}

type Named = Pick<ShopReading, 'name' | 'branch'>

const withAddress = ({ name, branch }: Named, address: string | null): ShopReading => ({
  name,
  branch,
  address,
  sigungu: addressKey(address)?.district ?? null,
})

/** Names and branches alone, as if both were in one district. */
const compareNames = (a: Named, b: Named): PlaceComparison => compareShops(withAddress(a, null), withAddress(b, null), '같은 구', '같은 구')

/** The reading of a place's name; a sign that reads as several shops is one name; null for what is no eating place. */
function shopOf(name: string): Named | null {
  const { kind, shops } = readPlace(name)
  if (kind === 'nonplace') return null
  const [only, ...others] = shops
  return only && others.length === 0 ? { name: only.name, branch: only.branch } : { name, branch: null }
}

function atDistance(names: PlaceComparison, metres: number, near: typeof NEAR): PlaceComparison {
  const lifted = near.find((ring) => metres <= ring.metres && names.why in ring.worth)?.worth[names.why]
  return lifted === undefined ? names : { ...names, confidence: lifted }
}
