import { isChainName } from '../lexicon/chainNames'
import { isLocality } from '../lexicon/locality'
import { jamoDistance } from '../text/jamoDistance'

/**
 * `begins`: one is cut or carries more behind; `ends`: one carries more in front; `turned`: the same syllables in
 * another order; `inside`: one carries more in its middle; `near`: a typing error apart.
 */
export type NameRelation = 'equal' | 'begins' | 'ends' | 'turned' | 'inside' | 'near' | 'other'

/** A chain's name says nothing: only what stands behind it does. */
const SHORTEST_CHAIN_TAIL = 4

/**
 * How two name keys relate.
 * `chain`: how many syllables of both are one chain's name, 0 when they share none.
 * `isCuttable`: whether the shorter may be the beginning of the longer with a typing error in it.
 */
export function compareName(a: string, b: string, chain = 0, isCuttable = true): NameRelation {
  if (a === b) return 'equal'
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length >= 2 && long.startsWith(short)) return 'begins'
  if (short.length >= 2 && long.endsWith(short)) return 'ends'
  if (short.length < 3) return 'other'
  if (isTurned(short, long)) return 'turned'
  if (chain > 0) {
    const [tail, longTail] = [short.slice(chain), long.slice(chain)]
    return tail.length >= SHORTEST_CHAIN_TAIL && isNear(tail, longTail, true) ? 'near' : 'other'
  }
  if (isNear(short, long, isCuttable) || isShortOfOne(short, long)) return 'near'
  return isInside(short, long) ? 'inside' : 'other'
}

const digits = (text: string) => text.replace(/\D/g, '')

function isNear(short: string, long: string, isCuttable: boolean): boolean {
  // each error spoils one syllable at most: most pairs are told apart by counting
  if (sharedSyllables(short, long) < short.length - Math.max(typingErrors(short.length), 1)) return false
  if (digits(short) !== digits(long) || differInPlace(short, long) || differInWord(short, long)) return false
  if (jamoDistance(short, long) <= typingErrors(short.length)) return true
  if (isMasked(short, long)) return true
  return (
    isCuttable && short.length >= 4 && jamoDistance(short, long.slice(0, short.length)) <= (short.length >= 7 ? 2 : 1)
  )
}

function sharedSyllables(short: string, long: string): number {
  let shared = 0
  for (const char of short) if (long.includes(char)) shared++
  return shared
}

/** In jamo: how many may be wrong in a name so many syllables long. */
function typingErrors(length: number): number {
  if (length >= 8) return 4
  if (length >= 7) return 3
  return length >= 5 ? 2 : 1
}

/** '달빛나루국밥' and '달빛부자국밥': two syllables that have little in common are another word, no typing error. */
function differInWord(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  return [...a].filter((char, i) => char !== b[i] && jamoDistance(char, b[i] ?? '') >= 2).length >= 2
}

/** '달빛국수상계' and '달빛국수중계' are near in letters, but name two places; so are '목동장어' and '명동장어'. */
function differInPlace(a: string, b: string): boolean {
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  if (isLocality(a.slice(start)) && isLocality(b.slice(start))) return true
  let end = 0
  while (end < a.length - 1 && a.at(-1 - end) === b.at(-1 - end)) end++
  if (end === 0) return false
  const [headA, headB] = [a.slice(0, -end), b.slice(0, -end)]
  return isLocality(headA) && isLocality(headB)
}

/** 'O죽', '바O네', '봉O찜닭': one syllable masked. */
function isMasked(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  const off = [...a].filter((char, i) => char !== b[i])
  const other = [...b].filter((char, i) => char !== a[i])
  return off.length === 1 && /^[o○*0]$/.test(off[0] ?? '') !== /^[o○*0]$/.test(other[0] ?? '')
}

/** '달빛커피바' and '달빛커피앤바': a syllable was lost inside. */
function isShortOfOne(short: string, long: string): boolean {
  if (short.length < 5 || long.length !== short.length + 1 || digits(short) !== digits(long)) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start++
  return start >= 1 && long.slice(start + 1) === short.slice(start)
}

/** '광화문달빛식당' and '달빛식당광화문'; fewer than five syllables may be two words by chance. */
function isTurned(a: string, b: string): boolean {
  if (a.length !== b.length || a.length < 5) return false
  return [...a].sort().join('') === [...b].sort().join('')
}

/** '달빛네추어탕' and '달빛네남원추어탕'; a chain behind two places is two branches. */
function isInside(short: string, long: string): boolean {
  let start = 0
  while (start < short.length && short[start] === long[start]) start++
  let end = 0
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end++
  return start >= 2 && end >= 2 && start + end === short.length && !isChainName(short.slice(start))
}
