import { isChainName } from './chainNames'
import { markCorporate, withoutMarks } from './corporateMark'
import { normalizeCell } from './normalizeCell'
import type { PlaceComparison } from './types'

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
 */
export function compareBeginnings(a: string, b: string): PlaceComparison | null {
  const [textA, textB] = [normalizeCell(a), normalizeCell(b)]
  const [lettersA, lettersB] = [lettersOf(textA), lettersOf(textB)]
  const [short, beginning, whole] = lettersA.length <= lettersB.length ? [textA, lettersA, lettersB] : [textB, lettersB, lettersA]
  if (beginning === whole || !whole.startsWith(beginning) || isChainName(beginning)) return null
  const isFull = short.length === FEED_WIDTH
  if (beginning.length < CUT_LETTERS)
    return isFull && beginning.length >= FULL_WIDTH_LETTERS ? { same: true, confidence: 0.7, why: 'text:cut' } : null
  if (isFull || /\([^)]*$/.test(short)) return { same: true, confidence: 0.85, why: 'text:cut' }
  return beginning.length >= LONG_BEGINNING ? { same: true, confidence: 0.7, why: 'text:begins' } : null
}

const lettersOf = (text: string) => withoutMarks(markCorporate(text)).toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
