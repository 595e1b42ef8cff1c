import { AMOUNT_MAX_WON, AMOUNT_MIN_WON } from '@/domain/expense/limits'
import { collapse } from '@/domain/place/text/normalizeCell'
import type { RejectReason } from '@/domain/expense/importReport'

export interface ParsedAmount {
  /** won, an integer; set even for rejected rows, so that the file's sums add up */
  amount: number | null
  reason: RejectReason | null
  /** impossible for one row, so the file is misread */
  implausible: boolean
}

const NEGATIVE = /^[-−–△▲▽(]/
/** Digits with optional thousands separators, a fraction, and an exponent as spreadsheets print it. */
const NUMBER = /^(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(e\+?\d{1,3})?/i

/** With single spaces, what may follow the digits: 원, a remark, or a terminating dash. */
const REST = /^(?: ?(?<unit>천|만)? ?(?<won>원).*| ?[)(].*| \D.*| ?\.?-? ?)$/
/** Two bills in one cell are not one amount. */
const SECOND_AMOUNT = /\d{1,3},\d{3}|\d{4}/
/** Won per unit stated in the cell, which overrides the heading. */
const NAMED_UNITS: Record<string, number> = { 천: 1_000, 만: 10_000 }

const unreadable: ParsedAmount = { amount: null, reason: 'amount_unreadable', implausible: false }

/** '143,000', '76000 원', '금 50,000원', '60,000(카드)', '△5,000', '12.5' in thousands. `unit`: won, 1 or 1,000. */
export function parseAmount(cell: string, unit = 1): ParsedAmount {
  const text = collapse(cell.normalize('NFKC')).replace(/^(?:[₩\\'‘’`]|일?금(?=[\s\d]))\s*/, '')
  if (text === '' || text === '-') return { amount: null, reason: 'amount_missing', implausible: false }
  const negative = NEGATIVE.test(text)
  const body = negative ? text.replace(/^[-−–△▲▽(]\s*/, '').replace(/^[₩\\]\s*/, '') : text
  const match = NUMBER.exec(body)
  const rest = match && REST.exec(body.slice(match[0].length))
  if (!match || !rest || SECOND_AMOUNT.test(rest[0])) return unreadable
  const number = Number(match[0].replaceAll(',', ''))
  const amount = number * (NAMED_UNITS[rest.groups?.unit ?? ''] ?? (isInWon(number, rest.groups) ? 1 : unit))
  if (amount > AMOUNT_MAX_WON) return { amount: null, reason: 'amount_unreadable', implausible: true }
  // 12.345 in thousands is 12345 rather than 12344.999…
  const won = Number.isInteger(amount) ? amount : Math.round(amount * 1000) / 1000
  if (!Number.isInteger(won)) return unreadable
  return { amount: negative ? -won : won, reason: reasonFor(negative ? -won : won), implausible: false }
}

/** '84,400원' is literal even under a heading in thousands; '84원' there is a display format of 84 thousand. */
const isInWon = (number: number, groups: Partial<Record<string, string>> = {}): boolean =>
  groups.won !== undefined && number >= AMOUNT_MIN_WON

function reasonFor(amount: number): RejectReason | null {
  if (amount === 0) return 'amount_zero'
  if (amount < 0) return 'amount_negative'
  return amount < AMOUNT_MIN_WON ? 'amount_small' : null
}
