import { type Occasion, occasionOf, type PaymentMethod, paymentMethodOf } from '@/domain/expense/codes'
import { memoize } from '@/domain/memoize'
import { monthsIn } from '@/import/header/tableMetadata'
import { isSourceUrl } from '@/domain/http/urls'
import { namesGift } from '@/domain/person/purposeEvidence'
import { maskTitle } from '@/domain/upload/maskTitle'
import type { Column } from '@/import/header/columns.data'
import { copyString } from '@/import/source/copyString'
import { HEADCOUNT_MAX } from '@/domain/expense/limits'
import type { ReportingMonth } from './findDay'
import { type ParsedAmount, parseAmount } from './parseAmount'
import type { ParsedSourceDocument } from './parsedRow'

const SEPARATORS = /[,，、;/.]|\s및\s/
/** Single spaces are expected here and below. */
const COUNT = '(\\d{1,4}) ?(?:명|인|인원)? ?등?'
const WHOLE = new RegExp(`^총? ?${COUNT}$`)
const LEADING = /^\(? ?총? ?(\d{1,4}) ?(?:명|인) ?\)?(?=[ (,]|$)/
const OTHERS = new RegExp(`^(.*?) ?이?외(?: \\D{1,12}?)? ?${COUNT}$`)
const AMONG = new RegExp(`^(.*?) ?(?:등|포함|총) ?(?:총 ?)?${COUNT}$`)
const OWN = new RegExp(`^(.*\\D)${COUNT}$`)
/** '내부3 외부2': an earlier count may or may not be included in the last. */
const SECOND_COUNT = /\d\s*(?:명|인)?\s/
/** An office, a group or an open list, whose commas do not count people. */
const NOT_A_LIST = /등$|직원|관계자|일동|전체|단원|부서|[과팀국부실](?:\s*[,.]|$)/
const VAGUE = /내외|여 ?명|가량|약 ?\d|\d ?(?:명|인)? ?이상/

/**
 * `4`, `4명` → 4; '과장 등 6명' → 6 (등 includes those named); '과장 외 2명' → 3 (외 excludes them); '7명(과장 외 6명)' → 7 (a leading
 * number is the total); '과장, 팀장, 주무관' → 3. Null if ambiguous. Names are not kept.
 */
export function parseHeadcount(cell: string): number | null {
  const text = cell.normalize('NFKC').replace(/\s+/g, ' ').trim()
  if (text === '' || VAGUE.test(text)) return null
  const total = LEADING.exec(text)
  if (total) return within(Number(total[1]))
  const outside = text.replace(/\([^)]*\)?|\)/g, ' ').trim()
  const inside = /\(([^)]*)\)?/.exec(text)?.[1]?.trim() ?? ''
  const bracketed = WHOLE.exec(inside)
  if (bracketed) return within(Number(bracketed[1]))
  const others = outside && OTHERS.exec(inside)
  return within(countItems(others ? `${outside} ${inside}` : outside))
}

function countItems(text: string): number | null {
  let named = 0
  let total = 0
  let counted = 0
  for (const item of text
    .split(SEPARATORS)
    .map((each) => each.trim())
    .filter(Boolean)) {
    const others = OTHERS.exec(item)
    const among = AMONG.exec(item)
    const whole = WHOLE.exec(item) ?? OWN.exec(item)
    if (others) total += named + (others[1] ? 1 : 0) + Number(others[2])
    else if (among) total += Number(among[2])
    else if (whole && SECOND_COUNT.test(whole[1] ?? '')) return null
    else if (whole && named === 0) total += Number(whole.at(-1))
    else if (whole) return null
    else {
      named += 1
      continue
    }
    named = 0
    counted += 1
  }
  if (counted > 0) return named === 0 ? total : null
  return named >= 2 && !NOT_A_LIST.test(text) ? named : null
}

const within = (count: number | null): number | null =>
  count !== null && count > 0 && count <= HEADCOUNT_MAX ? count : null

/** Reads the published page of a row, if given; rows of one page are consecutive, and pages share titles. */
export function sourceDocumentParser(): (cell: (column: Column) => string) => ParsedSourceDocument | null {
  let last = ['', '', '']
  let document: ParsedSourceDocument | null = null
  const titleOf = remember((text) => maskTitle(text).replace(/\s+/g, ' '))
  const linkOf = remember((text) => (isSourceUrl(text) ? text : null))
  return (cell) => {
    const named = [cell('documentTitle'), cell('documentUrl'), cell('documentKey')] as const
    if (named.some((text, at) => text !== last[at])) {
      last = [...named]
      document = sourceDocument(titleOf(named[0]), linkOf(named[1]), named[2])
    }
    return document
  }
}

function sourceDocument(title: string, url: string | null, number: string): ParsedSourceDocument | null {
  const key = url ?? (number && title ? `${number} ${title}` : title)
  return key ? { key, title: title || null, url } : null
}

const REMEMBERED = 10_000

const remember = <T extends NonNullable<unknown> | null>(read: (text: string) => T): ((text: string) => T) =>
  memoize(read, REMEMBERED, copyString)

/** Cached readings of cells that depend only on their own text. */
export interface CellReadings {
  /** of a row's cells */
  document: ReturnType<typeof sourceDocumentParser>
  payment: (text: string) => PaymentMethod | null
  purpose: (text: string) => { occasion: Occasion | null; isGift: boolean }
  headcount: (text: string) => number | null
  /** the month in a title or month cell: '2024-03', '2024년 3월 업무추진비' */
  monthNamed: (text: string) => ReportingMonth
  amount: (text: string, unit: number) => ParsedAmount
}

export function rememberedReadings(): CellReadings {
  const units = new Map<number, (text: string) => ParsedAmount>()
  return {
    document: sourceDocumentParser(),
    payment: remember(paymentMethodOf),
    purpose: remember((text) => ({ occasion: occasionOf(text), isGift: namesGift(text) })),
    headcount: remember(parseHeadcount),
    monthNamed: remember((text) => monthsIn([text])),
    amount: (text, unit) => {
      let read = units.get(unit)
      if (!read) units.set(unit, (read = remember((each) => parseAmount(each, unit))))
      return read(text)
    },
  }
}
