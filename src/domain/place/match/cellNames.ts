import { chainAtStart, isChainName } from '../lexicon/chainNames'
import { markCorporate, withoutMarks } from '../text/corporateMark'
import { normalizeCell } from '../text/normalizeCell'
import type { PlaceComparison, PlaceCell, ParsedPlace, ParsedShop } from '../types'
import { splitBrackets } from '../text/brackets'
import { roleOfBracket } from '../parse/bracketRole'
import { isCompanyName } from '../parse/companyName'
import { isHost } from '../parse/hostVenue'
import { isLocality } from '../lexicon/locality'
import { parsePlace } from '../parse/parsePlace'

/** The name in brackets or, if that was used, the text outside: '더달(나래와풍경)' read as 더달 → 나래와풍경. */
export function cellAliases(cell: PlaceCell, reading: ParsedPlace): ParsedShop[] {
  const [shop] = reading.shops
  if (!shop || reading.shops.length > 1) return []
  const pieces = splitBrackets(markCorporate(normalizeCell(cell.raw)))
  const outer = pieces.filter((piece) => piece.kind === 'text').map((piece) => piece.value)
  const groups = pieces.filter((piece) => piece.kind === 'group' && roleOfBracket(piece.value).role === 'alias')
  if (groups.length === 0) return []
  return [...groups.map((piece) => piece.value), outer.join(' ')]
    .flatMap((text) => parsePlace(text).shops)
    .filter(({ name }) => name !== shop.name && isShopLike(name))
    .map((alias) => ({ ...alias, address: shop.address ?? alias.address, sigungu: shop.sigungu ?? alias.sigungu }))
}

const isShopLike = (name: string) => name.length >= 2 && !isLocality(name) && (isCompanyName(name) || !isHost(name))

/** Minimum letters of a truncated name; shorter prefixes are common words. */
const CUT_LETTERS = 6
/** Minimum letters of a full-width cell, which may be mostly punctuation and spaces. */
const FULL_WIDTH_LETTERS = 4
/** Card statements truncate names to this many characters. */
const FEED_WIDTH = 10
/** A prefix of this length counts as truncated without further evidence. */
const LONG_BEGINNING = 9

/**
 * The shorter must be more than a chain's name: '서대문시니어클럽(영'. Brackets, spaces and marks do not count. `branched`:
 * names with a branch; a prefix equal to one is complete.
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
    // After a chain's name a truncated text ('메가엠지씨커피 마포') may belong to several branches.
    const isVague =
      chainAtStart(beginning) !== null ||
      isWordBehind(long, beginning.length) ||
      branched.some((name) => lettersOf(name) === beginning)
    return { same: true, confidence: isVague ? 0.7 : 0.85, why: 'text:cut' }
  }
  return beginning.length >= LONG_BEGINNING ? { same: true, confidence: 0.7, why: 'text:begins' } : null
}

/** Whether a cell was truncated within a bracket: '달빛식당（상암'. */
export function hasUnclosedBracket(raw: string): boolean {
  const text = normalizeCell(raw)
  return text.lastIndexOf('(') > text.lastIndexOf(')')
}

/** Whether a word ends after this many letters; the shorter cell may then be complete and the rest a branch. */
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
