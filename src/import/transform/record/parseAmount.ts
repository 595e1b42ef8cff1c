import { AMOUNT_MAX_WON, AMOUNT_MIN_WON } from '@/domain/expense/limits'
import { collapse } from '@/domain/place/text/normalizeCell'
import type { RejectReason } from '@/domain/expense/rowReasons'

export interface ParsedAmount {
  /** won, an integer; what the file says even where the row is rejected, so that its sums add up */
  amount: number | null
  reason: RejectReason | null
  /** beyond anything one line can cost: the file itself is misread */
  implausible: boolean
}

const NEGATIVE = /^[-−–△▲▽(]/
/** Digits with or without thousands commas, a fraction, an exponent as a spreadsheet prints it. */
const NUMBER = /^(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(e\+?\d{1,3})?/i

/** With single spaces, what may follow the digits: the word for won, a remark, a dash that ends the number. */
const REST = /^(?: ?(?<unit>천|만)? ?(?<won>원).*| ?[)(].*| \D.*| ?\.?-? ?)$/
/** Two bills in one cell are not one. */
const SECOND_AMOUNT = /\d{1,3},\d{3}|\d{4}/
/** Won per unit named in the cell itself, which overrides the heading. */
const NAMED_UNITS: Record<string, number> = { 천: 1_000, 만: 10_000 }

const unreadable: ParsedAmount = { amount: null, reason: 'amount_unreadable', implausible: false }

/**
 * '143,000', '76000 원', '금 50,000원', '60,000 제로페이', '60,000(카드)', '△5,000', '12.5' in thousands.
 * @param unit won per unit: 1, or 1,000
 */
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
  // 12.345 in thousands is 12345 and not 12344.999…
  const won = Number.isInteger(amount) ? amount : Math.round(amount * 1000) / 1000
  if (!Number.isInteger(won)) return unreadable
  return { amount: negative ? -won : won, reason: reasonFor(negative ? -won : won), implausible: false }
}

/** '84,400원' is that much, also under a heading in thousands; '84원' there is how a format decorates 84 of them. */
const isInWon = (number: number, groups: Partial<Record<string, string>> = {}): boolean =>
  groups.won !== undefined && number >= AMOUNT_MIN_WON

function reasonFor(amount: number): RejectReason | null {
  if (amount === 0) return 'amount_zero'
  if (amount < 0) return 'amount_negative'
  return amount < AMOUNT_MIN_WON ? 'amount_small' : null
}
