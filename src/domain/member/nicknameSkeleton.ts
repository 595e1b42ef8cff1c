import { CONFUSABLES } from './confusables.data'

const PLAIN = new Map(
  Object.entries(CONFUSABLES).flatMap(([plain, letters]) => [...letters].map((letter) => [letter, plain] as const)),
)

/** Invisible characters: zero-width and filler characters (한글 채움 too) and bidirectional controls. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}+/gu

export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '')

/**
 * Skeleton of a nickname (UTS #39, with letter case and width folded): nicknames that look alike share one. The SQL
 * function `nickname_key` computes the same for the unique index. For comparison only, never shown.
 */
export function nicknameSkeleton(nickname: string): string {
  const folded = withoutInvisible(nickname.normalize('NFKC')).replace(/\s/g, '').toLowerCase()
  const plain = [...folded].map((letter) => PLAIN.get(letter) ?? letter).join('')
  return plain.replace(/[i1]/g, 'l').replace(/0/g, 'o').replaceAll('rn', 'm')
}
