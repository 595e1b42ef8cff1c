import { isChainName } from '../lexicon/chainNames'
import { isLocality } from '../lexicon/locality'
import { distinctivePart } from '../keys/distinctivePart'
import { jamoDistance } from '../text/jamoDistance'

export const CAFE_WORDS = ['카페', '커피']

/**
 * `begins`: one is truncated or longer at the end; `ends`: longer in front; `inside`: in the middle; `turned`: the same
 * syllables in another order; `near`: typing errors.
 */
export type NameRelation = 'equal' | 'begins' | 'ends' | 'turned' | 'inside' | 'near' | 'other'

/** A shorter name that is both truncated and mistyped may be a different one: '커피그림' and '커피그리고'. */
const SHORTEST_CUT = 5
/** With an equal branch, this length is enough. */
export const SHORTEST_CUT_IN_BRANCH = 4

/** Minimum length after a shared chain name, which alone proves nothing. */
const SHORTEST_CHAIN_TAIL = 4

/** `chain`: syllables of a chain name that both start with; `shortestCut`: of a name both truncated and mistyped. */
export function compareName(a: string, b: string, chain = 0, shortestCut = SHORTEST_CUT): NameRelation {
  if (a === b) return 'equal'
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length >= 2 && long.startsWith(short))
    return isSecondShop(short, long.slice(short.length)) ? 'other' : 'begins'
  if (short.length >= 2 && long.endsWith(short)) return 'ends'
  if (short.length < 3) return 'other'
  if (isTurned(short, long)) return 'turned'
  if (chain > 0) {
    const [tail = '', longTail = ''] = [short, long].map((name) => name.slice(chain).replace(/^앤/, ''))
    const isOneTail = tail !== '' && tail === longTail
    return isOneTail || (tail.length >= SHORTEST_CHAIN_TAIL && isNear(tail, longTail, SHORTEST_CUT)) ? 'near' : 'other'
  }
  if (isNear(short, long, shortestCut) || isShortOfOne(short, long)) return 'near'
  return isInside(short, long) ? 'inside' : 'other'
}

/** '달빛식당2' is the second shop of '달빛식당'. */
const isSecondShop = (first: string, rest: string) => /^[2-9](?:호)?$/.test(rest) && !/\d$/.test(first)

const digits = (text: string) => text.replace(/\D/g, '')

function isNear(short: string, long: string, shortestCut: number): boolean {
  if (differInMaskedSyllable(short, long)) return true
  // A typing error changes at most one syllable, so counting shared syllables excludes most pairs.
  if (sharedSyllables(short, long) < short.length - Math.max(typingErrors(short.length), 1)) return false
  if (digits(short) !== digits(long) || differInPlace(short, long) || differInWord(short, long)) return false
  if (differAtHead(short, long)) return false
  if (jamoDistance(short, long) <= typingErrors(short.length)) return true
  return short.length >= shortestCut && jamoDistance(short, long.slice(0, short.length)) <= (short.length >= 7 ? 2 : 1)
}

/** One jamo or one missing syllable. */
export const isSmallSlip = (a: string, b: string): boolean =>
  jamoDistance(a, b) <= 1 || Math.abs(a.length - b.length) === 1

/** Whether two names of equal length differ in a vowel. */
export function isVowelSlip(a: string, b: string): boolean {
  const [left, right] = [a.normalize('NFD'), b.normalize('NFD')]
  return a.length === b.length && left.length === right.length && left.replace(VOWELS, '') === right.replace(VOWELS, '')
}

const VOWELS = /[\u1161-\u1175]/g

/** Initials that are easily misread or mistyped for each other. */
const CONSONANTS = ['ᄀᄁᄏ', 'ᄃᄄᄐ', 'ᄇᄈᄑ', 'ᄌᄍᄎ', 'ᄉᄊ']

/** Different initials make another word: '하나카페' and '다나카페'. */
export function differsInOnset(a: string, b: string): boolean {
  const skipped = CAFE_WORDS.some((word) => a.startsWith(word) && b.startsWith(word)) ? 2 : 0
  const [left = '', right = ''] = [a, b].map((name) => name.slice(skipped).normalize('NFD')[0])
  return left !== right && !CONSONANTS.some((group) => group.includes(left) && group.includes(right))
}

function sharedSyllables(short: string, long: string): number {
  let shared = 0
  for (const char of short) if (long.includes(char)) shared++
  return shared
}

/** In jamo; `length` in syllables. */
function typingErrors(length: number): number {
  if (length >= 8) return 4
  if (length >= 7) return 3
  return length >= 5 ? 2 : 1
}

/** Too different for a typing error: '달빛나루국밥' and '달빛부자국밥'. */
function differInWord(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  return [...a].filter((char, i) => char !== b[i] && jamoDistance(char, b[i] ?? '') >= 2).length >= 2
}

/** Whether both of the first two syllables differ, which is hardly a typing error: '이화찹쌀순대' and '인하찹쌀순대'. */
const differAtHead = (a: string, b: string): boolean => a.length === b.length && a[0] !== b[0] && a[1] !== b[1]

/** '달빛국수상계' and '달빛국수중계', '목동장어' and '명동장어' */
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

const MASK = /^[o○*0]$/
/** From this many syllables on, two publishers may each have masked a different one. */
const LENGTH_MASKED_TWICE = 4

/** Equal except for masked syllables, at most one in each: '봉O찜닭', '깨*골식당' and 'O밭골식당'. */
export function differInMaskedSyllable(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  const off = [...a].map((char, i) => [char, b[i] ?? ''] as const).filter(([one, other]) => one !== other)
  const isHidden = off.every(([one, other]) => MASK.test(one) !== MASK.test(other))
  if (!isHidden || off.length > 2) return false
  return off.length === 1 || (a.length >= LENGTH_MASKED_TWICE && sharesMoreThanDish(a, b))
}

/** Whether the names share a syllable before the dish; 'O스커피' and '라O커피' do not. */
function sharesMoreThanDish(a: string, b: string): boolean {
  const length = distinctivePart(a).length
  return [...a.slice(0, length)].some((char, i) => char === b[i])
}

/** One syllable is missing in the middle: '달빛커피바' and '달빛커피앤바'. */
function isShortOfOne(short: string, long: string): boolean {
  if (long.length !== short.length + 1 || digits(short) !== digits(long)) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start++
  // '앤' is omitted in shorter names too.
  if (short.length < (long[start] === '앤' ? 4 : 5)) return false
  return start >= 1 && long.slice(start + 1) === short.slice(start)
}

/** Swapped words: '광화문달빛식당' and '달빛식당광화문'. Below five syllables that may be coincidence. */
function isTurned(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  if (a.length < 5) return a.length === 4 && isTurnedAround(a, b)
  return [...a].sort().join('') === [...b].sort().join('')
}

/** '카페달빛' and '달빛카페' */
const isTurnedAround = (a: string, b: string): boolean =>
  CAFE_WORDS.some(
    (word) =>
      [a, b].some((one) => one.startsWith(word)) &&
      a.slice(2) + a.slice(0, 2) === b &&
      [a, b].some((one) => one.endsWith(word)),
  )

/** An inserted word: '달빛네추어탕' and '달빛네남원추어탕'. After a chain's name it is another branch. */
function isInside(short: string, long: string): boolean {
  let start = 0
  while (start < short.length && short[start] === long[start]) start++
  let end = 0
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end++
  return start >= 2 && end >= 2 && start + end === short.length && !isChainName(short.slice(start))
}
