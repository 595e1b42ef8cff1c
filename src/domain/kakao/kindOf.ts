import { type EatingKind, KIND_BY_WORD } from './kinds.data'

/** Our kind for a Kakao category path: the narrowest known category decides. Null when none is known. */
export function kindOf(kakaoKind: string): EatingKind | null {
  const words = kakaoKind.split('>').map((word) => word.replaceAll(' ', ''))
  const narrowest = words.findLast((word) => KIND_BY_WORD.has(word))
  return (narrowest !== undefined && KIND_BY_WORD.get(narrowest)) || null
}
