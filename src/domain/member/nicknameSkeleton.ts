import { CONFUSABLES } from './confusables.data'

const PLAIN = new Map(
  Object.entries(CONFUSABLES).flatMap(([plain, letters]) => [...letters].map((letter) => [letter, plain] as const)),
)

/** Invisible characters: zero-width, fillers (including 한글 채움) and bidirectional controls. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}+/gu

export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '')

/** UTS #39, without case and width: look-alikes share a skeleton. `nickname_key` is the same rule in SQL. */
export function nicknameSkeleton(nickname: string): string {
  const folded = withoutInvisible(nickname.normalize('NFKC')).replace(/\s/g, '').toLowerCase()
  const plain = [...folded].map((letter) => PLAIN.get(letter) ?? letter).join('')
  return plain.replace(/[i1]/g, 'l').replace(/0/g, 'o').replaceAll('rn', 'm')
}
