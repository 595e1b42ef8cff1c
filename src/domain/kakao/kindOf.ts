import { cuisinesBy, type EatingKind } from '../place/lexicon/cuisines.data'

const byWord = cuisinesBy('kakao')

/** From the path's most specific known category; null if none is known. */
export function kindOf(kakaoKind: string): EatingKind | null {
  const words = kakaoKind.split('>').map((word) => word.replaceAll(' ', ''))
  const narrowest = words.findLast((word) => byWord.has(word))
  return (narrowest !== undefined && byWord.get(narrowest)) || null
}
