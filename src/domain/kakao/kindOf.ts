import { type EatingKind, KIND_BY_WORD } from './kinds.data'

/** The product's kind for a place of Kakao's: its narrowest word that is known decides. Null when none is. */
export function kindOf(kakaoKind: string): EatingKind | null {
  const words = kakaoKind.split('>').map((word) => word.replaceAll(' ', ''))
  const narrowest = words.findLast((word) => KIND_BY_WORD.has(word))
  return (narrowest !== undefined && KIND_BY_WORD.get(narrowest)) || null
}
