import { AUTO_MATCH_THRESHOLD } from '../linkage/evidence'
import { metresBetween, type Point } from '../metresBetween'
import { findInAddress } from '../region/findInAddress'
import type { KakaoPlace } from './answers'
import { isCalledAlike, NEARBY_M, type LinkageTarget, type ScoredPlace, scorePlace } from './scorePlace'

/** `far`: one of that name is there, but too far from the address; `ambiguous`: several fit equally well. */
export type PlaceDecision = ScoredPlace | 'notFound' | 'ambiguous' | 'far'

/** Shorter names are too common to tell a place by themselves. */
const NAME_ALONE_MIN = 3

/**
 * Which of Kakao's places a restaurant is, if any. Leans to none: what is accepted fills in an address for everybody.
 * @param point where the restaurant's address is; null when it has none: then its district decides
 * @param complete whether `found` is all that Kakao knows under the name
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

/** A name that is all there is to go by counts when nothing else in the whole district is called so. */
function onlyInDistrict(sought: LinkageTarget, only: ScoredPlace): ScoredPlace {
  const telling = sought.address === null && only.sameName && sought.name.replaceAll(' ', '').length >= NAME_ALONE_MIN
  return telling ? { ...only, evidence: 'only_in_district', confidence: AUTO_MATCH_THRESHOLD } : only
}
