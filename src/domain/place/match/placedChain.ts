import { behindStem } from '../lexicon/districtNames'
import { endsInFood } from '../lexicon/endsEating'
import { isLocality } from '../lexicon/locality'
import { distinctivePart } from '../keys/distinctivePart'
import { chainAtEnd, splitChainName } from '../keys/nameKey'

export interface PlacedChain {
  chain: string
  /** the location, as a branch without its 점 */
  place: string
}

const PLACE = /^[가-힣]{2,6}$/
const SHORTEST_CHAIN = 3
const QUARTER = /^[가-힣]{2,4}[읍면동]$/

/** A location without 점: '강내면파리바게뜨', '서브웨이 청주오송'. Null for other names and a locality after the chain. */
export function placedChain(key: string): PlacedChain | null {
  const behind = splitChainName(key)
  if (behind) return isInCity(behind.rest) ? { chain: behind.chain, place: behind.rest } : null
  const end = chainAtEnd(key, SHORTEST_CHAIN)
  // A chain named almost like a dish ('왕돈까스') may be the end of another shop's name.
  if (end === null || distinctivePart(end.usual).length < 2) return null
  const place = key.slice(0, -end.length)
  const isPlace = isInCity(place) || (PLACE.test(place) && isLocality(place)) || QUARTER.test(place)
  return isPlace && !endsInFood(place) ? { chain: end.usual, place } : null
}

/** Whether a text is a city's name plus at least two syllables: '청주오송'. */
const isInCity = (text: string): boolean => PLACE.test(text) && behindStem(text) !== null
