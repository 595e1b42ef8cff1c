import { AUTO_MATCH_THRESHOLD } from '../linkage/evidence'
import { metresBetween, type Point } from '../metresBetween'
import { findInAddress } from '../region/findInAddress'
import type { KakaoPlace } from './answers'
import { isCalledAlike, NEARBY_M, type LinkageTarget, type ScoredPlace, scorePlace } from './scorePlace'

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
