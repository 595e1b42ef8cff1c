import { compareShops } from '@/domain/place/match/compareShops'
import { isChainShop } from '@/domain/place/lexicon/chainNames'
import type { ParsedShop } from '@/domain/place/types'
import { markChainLike } from '@/domain/place/words/placeWords'
import {
  type LicenceEvidence,
  AUTO_MATCH_THRESHOLD,
  NEAR_HALL,
  metresFromHall,
  onlyNearHall,
} from '@/domain/linkage/evidence'
import type { Point } from '@/domain/distance'

/** The same for licences and restaurants: '신사동 17-11', '증산로9길 26'. */
export interface AddressedKey {
  kind: 'lot' | 'road'
  text: string
  /** without a number it is a street, which identifies no building */
  hasNumber: boolean
}

export interface LicenceTarget {
  restaurant: number
  name: string
  isChain?: true
  branch: string | null
  nameKey: string
  branchKey: string
  /** its own address, not one filled from the register */
  address: string | null
  addressKey: AddressedKey | null
  /** digits only; '' if unknown */
  phone: string
  /** '은평구' */
  district: string
  /** another district of the province has an open place with its name and, if any, branch */
  isElsewhere: boolean
}

export interface LicenceCandidate {
  id: number
  name: string
  branch: string | null
  nameKey: string
  branchKey: string
  lotAddress: string | null
  roadAddress: string | null
  lotKey: string
  roadKey: string
  latitude: number | null
  longitude: number | null
  phone: string
  isOpen: boolean
  /** from the official register; a mere list of places is no evidence about places it lacks */
  isRegistered: boolean
}

export interface LicenceDecision {
  licence: number
  evidence: LicenceEvidence
  confidence: number
}

const SAME_ADDRESS = 0.97
const ONLY_IN_DISTRICT = 0.85
/** Minimum letters; shorter names (고향, 진미) are too common. */
const TELLING_NAME = 3

/**
 * 'ambiguous' for several, null in doubt. One name and address are one place. `candidates`: newest first. `hall`: of
 * the institutions that visited
 */
export function selectLicence(
  place: LicenceTarget,
  candidates: readonly LicenceCandidate[],
  hall: Point | null = null,
): LicenceDecision | 'ambiguous' | null {
  const near = candidates.filter((licence) => isSameAddress(place, licence))
  const named = near.filter(
    (licence) =>
      licence.nameKey === place.nameKey &&
      (licence.branchKey === place.branchKey || !licence.branchKey || !place.branchKey),
  )
  const alike = near.flatMap((licence) => {
    const confidence = named.includes(licence) ? 0 : addressMatchConfidence(place, licence)
    return confidence >= AUTO_MATCH_THRESHOLD ? [{ licence, confidence }] : []
  })
  for (const open of [true, false]) {
    const settled =
      settle(
        preferBranch(
          place,
          named.filter(({ isOpen }) => isOpen === open),
        ),
        () => ['same_address', SAME_ADDRESS],
      ) ??
      settle(
        alike.map(({ licence }) => licence).filter(({ isOpen }) => isOpen === open),
        ({ id }) => ['near_spelling', alike.find(({ licence }) => licence.id === id)?.confidence ?? 0],
      )
    if (settled) return settled
  }
  return onlyInDistrict(place, candidates, hall)
}

function settle(
  licences: readonly LicenceCandidate[],
  judge: (licence: LicenceCandidate) => [LicenceEvidence, number],
): LicenceDecision | 'ambiguous' | null {
  const [first] = licences
  if (!first) return null
  if (licences.some((other) => !isOnePlace(first, other))) return 'ambiguous'
  const [evidence, confidence] = judge(first)
  return { licence: first.id, evidence, confidence }
}

const isOnePlace = (a: LicenceCandidate, b: LicenceCandidate): boolean =>
  a.nameKey === b.nameKey &&
  a.branchKey === b.branchKey &&
  ((a.lotKey !== '' && a.lotKey === b.lotKey) || (a.roadKey !== '' && a.roadKey === b.roadKey))

/** If one of several has the exact branch, the others are other branches. */
function preferBranch(
  { branchKey }: LicenceTarget,
  licences: readonly LicenceCandidate[],
): readonly LicenceCandidate[] {
  const exact = licences.filter((licence) => licence.branchKey === branchKey)
  return exact.length > 0 ? exact : licences
}

function isSameAddress({ addressKey, phone }: LicenceTarget, licence: LicenceCandidate): boolean {
  if (phone !== '' && phone === licence.phone) return true
  // A few neighbourhoods are named like roads (세종로), so both are checked.
  return addressKey?.hasNumber === true && [licence.lotKey, licence.roadKey].includes(addressKey.text)
}

const keyOf = ({ lotKey, roadKey }: LicenceCandidate, kind: AddressedKey['kind']): string =>
  kind === 'road' ? roadKey : lotKey

/** 0 if they are two shops */
function addressMatchConfidence(
  place: LicenceTarget,
  { name, branch, nameKey, lotAddress, roadAddress }: LicenceCandidate,
): number {
  if (Math.min(nameKey.length, place.nameKey.length) < TELLING_NAME) return 0
  // The addresses are already known to be equal, however written.
  const address = roadAddress ?? lotAddress ?? place.address
  const shop: ParsedShop = {
    name: place.name,
    branch: place.branch,
    address,
    sigungu: null,
    ...(place.isChain && { isChain: true }),
  }
  const { same, confidence } = compareShops(
    shop,
    markChainLike<ParsedShop>({ name, branch, address, sigungu: null }, place),
    place.district,
    place.district,
  )
  return same ? confidence : 0
}

/** The only open place with that name and branch in the area, without contrary evidence. */
function onlyInDistrict(
  place: LicenceTarget,
  candidates: readonly LicenceCandidate[],
  hall: Point | null,
): LicenceDecision | 'ambiguous' | null {
  const isTelling = place.nameKey.length >= TELLING_NAME && (place.branchKey !== '' || !isChainShop(place))
  // Without an address, its district is only the institution's.
  if (!isTelling || (place.isElsewhere && place.address === null)) return null
  const called = candidates.filter(
    (licence) =>
      licence.isOpen &&
      licence.nameKey === place.nameKey &&
      (!place.branchKey || licence.branchKey === place.branchKey),
  )
  const settled = settle(called, () => ['only_in_district', ONLY_IN_DISTRICT])
  const fits = (licence: LicenceCandidate): boolean =>
    licence.isRegistered &&
    !contradicts(place, licence) &&
    !(place.isElsewhere && licence.branchKey !== place.branchKey)
  if (!called.every(fits)) return null
  return settled === 'ambiguous' && place.address === null ? (nearHall(called, hall) ?? settled) : settled
}

/** The only one of several places with that name near the hall. */
function nearHall(called: readonly LicenceCandidate[], hall: Point | null): LicenceDecision | null {
  const places = called.filter((one, at) => called.findIndex((other) => isOnePlace(one, other)) === at)
  const near = onlyNearHall(places, (place) => metresFromHall(hall, place))
  return near && { licence: near.id, evidence: 'near_hall', confidence: NEAR_HALL }
}

/** Both have an address of one kind, with different streets or different numbers. */
function contradicts({ addressKey }: LicenceTarget, licence: LicenceCandidate): boolean {
  const other = addressKey ? keyOf(licence, addressKey.kind) : ''
  if (!addressKey || other === '') return false
  return addressKey.hasNumber ? other !== addressKey.text : !other.startsWith(`${addressKey.text} `)
}
