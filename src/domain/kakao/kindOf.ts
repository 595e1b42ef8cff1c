import { cuisinesBy, type EatingKind } from '../place/lexicon/cuisines.data'

const byWord = cuisinesBy('kakao')

/** Our kind for a Kakao category path: the narrowest known category decides. Null when none is known. */
export function kindOf(kakaoKind: string): EatingKind | null {
  const words = kakaoKind.split('>').map((word) => word.replaceAll(' ', ''))
  const narrowest = words.findLast((word) => byWord.has(word))
  return (narrowest !== undefined && byWord.get(narrowest)) || null
}
