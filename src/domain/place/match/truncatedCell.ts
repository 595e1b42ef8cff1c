import { chainAtStart, isChainName } from '../lexicon/chainNames'
import { markCorporate, withoutMarks } from '../text/corporateMark'
import { normalizeCell } from '../text/normalizeCell'
import type { PlaceComparison } from '../types'

/** A name cut by a card feed has at least so many letters; shorter beginnings are common words. */
const CUT_LETTERS = 6
/** Of a feed's full width, marks and spaces may be more than half. */
const FULL_WIDTH_LETTERS = 4
/** A card feed prints at most this many characters. */
const FEED_WIDTH = 10
/** Without other signs of a cut, a beginning this long is one. */
const LONG_BEGINNING = 9

/**
 * '서대문시니어클럽(영': whether the shorter cell is the longer one's beginning, and says more than a chain's name.
 * Brackets, spaces and corporate marks do not count. Null when it is not.
 * `branched`: names that a cell gives with a branch behind: a beginning that is such a name was not cut.
 */
export function comparePrefixes(a: string, b: string, branched: readonly string[]): PlaceComparison | null {
  const [lettersA, lettersB] = [lettersOf(a), lettersOf(b)]
  const [short, beginning, long, whole] =
    lettersA.length <= lettersB.length ? [a, lettersA, b, lettersB] : [b, lettersB, a, lettersA]
  if (beginning === whole || !whole.startsWith(beginning) || isChainName(beginning)) return null
  const isFull = short.trim().length === FEED_WIDTH && !/[)）]\s*$/.test(short)
  if (beginning.length < CUT_LETTERS)
    return isFull && beginning.length >= FULL_WIDTH_LETTERS ? { same: true, confidence: 0.7, why: 'text:cut' } : null
  if (isFull || hasUnclosedBracket(short)) {
    // what is cut behind a chain's name ('메가엠지씨커피 마포') may begin more than one branch
    const isVague =
      chainAtStart(beginning) !== null ||
      isWordBehind(long, beginning.length) ||
      branched.some((name) => lettersOf(name) === beginning)
    return { same: true, confidence: isVague ? 0.7 : 0.85, why: 'text:cut' }
  }
  return beginning.length >= LONG_BEGINNING ? { same: true, confidence: 0.7, why: 'text:begins' } : null
}

/** Whether a cell was cut inside a bracket, and what stood there is lost: '달빛식당（상암'. */
export function hasUnclosedBracket(raw: string): boolean {
  const text = normalizeCell(raw)
  return text.lastIndexOf('(') > text.lastIndexOf(')')
}

/** Whether a word ends behind so many letters: then the shorter cell may be a whole name, and the rest a branch. */
function isWordBehind(text: string, letters: number): boolean {
  let left = letters
  for (const char of withoutMarks(markCorporate(normalizeCell(text)))) {
    if (left === 0) return !LETTER.test(char)
    if (LETTER.test(char)) left--
  }
  return true
}

const LETTER = /[\p{L}\p{N}]/u

const lettersOf = (text: string) =>
  withoutMarks(markCorporate(normalizeCell(text)))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
