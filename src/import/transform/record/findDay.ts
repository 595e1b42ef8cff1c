import { collapse } from '@/domain/place/text/normalizeCell'

/** Expects single spaces: '(월)', ' 월요일'. */
const WEEKDAY = /^ ?\(? ?([월화수목금토일])(?:요일)? ?\)?(?=[ \d(]|$)/
const NAMES = '일월화수목금토'

export const withoutWeekday = (rest: string): string => rest.replace(WEEKDAY, '').trim()

/** 0 is Sunday, null if missing. */
function weekdayIn(rest: string): number | null {
  const name = WEEKDAY.exec(rest)?.[1]
  return name === undefined ? null : NAMES.indexOf(name)
}

export interface Day {
  year: number
  month: number
  day: number
  /** the text after the day */
  rest: string
}

/** The month stated for a row or its list: '2022' and '1', or '' each. */
export interface ReportingMonth {
  year: string
  month: string
}

export const NO_MONTH: ReportingMonth = { year: '', month: '' }
/** Validates a day without year; a leap year has all days. */
export const ANY_YEAR: ReportingMonth = { year: '2024', month: '' }

/** Year first, two digits only if unambiguous. Separators may be missing ('2024 6.28.') or double ('2025.. 7.'). */
const PATTERNS: readonly RegExp[] = [
  // \x60 is the backtick.
  new RegExp(
    String.raw`^['‘’\x60]?(?<y>\d{4})(?:\s*[-./년](?:\s?[-.])?\s*|\s+)(?<m>\d{1,2})` +
      String.raw`(?:\s*[-./월,](?:\s?[-.])?\s*|\s+)(?<d>\d{1,2})(?!\d|:)\s*일?\.?`,
  ),
  /^(?<y>\d{4})(?<m>\d{2})(?<d>\d{2})(?!\d|\.\d)/,
  /^(?<y>\d{4})(?<m>\d{2})(?<d>\d{2})(?=\d{4}(?:\d{2})?$)/,
  /^['‘’`]?(?<y>\d{2})\s*[.년-]\s*(?<m>\d{1,2})\s*[.월-]\s*(?<d>\d{1,2})(?!\d|:)\s*일?\.?/,
  /^['‘’`]?(?<y>1[3-9]|[2-9]\d)\/(?<m>\d{1,2})\/(?<d>\d{1,2})(?!\d)/,
  /^(?<m>\d{1,2})\/(?<d>\d{1,2})\/(?<y>\d{4}|\d{2})(?!\d)/,
]
const WITHOUT_YEAR = /^(?<m>\d{1,2})\s*[./월-]\s*(?<d>\d{1,2})(?!\d|:|\s*(?:[/월-]|분기|[건명회차]))\s*일?\.?/
const SIX_DIGITS = /^(?<y>\d{2})(?<m>\d{2})(?<d>\d{2})(?!\d)/
/** A month's list has expenses up to this many months off; farther away the year may differ. */
const MONTHS_AROUND = 2

const SPREADSHEET_EPOCH = Date.UTC(1899, 11, 30)
const DAY_MS = 86_400_000

/** The day at the start of a text; without a year it needs the reporting month. */
export function findDay(text: string, reportingMonth: ReportingMonth = NO_MONTH): Day | null {
  for (const pattern of PATTERNS) {
    const match = pattern.exec(text)
    if (!match?.groups) continue
    const { y = '', m = '', d = '' } = match.groups
    return {
      year: y.length === 2 ? 2000 + Number(y) : Number(y),
      month: Number(m),
      day: Number(d),
      rest: text.slice(match[0].length),
    }
  }
  return findSerial(text) ?? findWithoutYear(text, reportingMonth)
}

/** A spreadsheet's serial date without its format; from 2010, because smaller numbers are amounts. */
function findSerial(text: string): Day | null {
  const match = /^(4[0-9]{4}|5[0-4]\d{3})(\.\d+)?(?=$|\s*\()/.exec(text)
  if (!match || Number(match[1]) < 40_179) return null
  const [year = 0, month = 0, day = 0] = new Date(SPREADSHEET_EPOCH + Number(match[1]) * DAY_MS)
    .toISOString()
    .slice(0, 10)
    .split('-')
    .map(Number)
  const minutes = Math.round(Number(match[2] ?? 0) * 1440)
  const clock = match[2] ? `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}` : ''
  return { year, month, day, rest: clock || text.slice(match[0].length) }
}

function findWithoutYear(text: string, reportingMonth: ReportingMonth): Day | null {
  if (!/^\d{4}$/.test(reportingMonth.year)) return null
  const year = Number(reportingMonth.year)
  const six = SIX_DIGITS.exec(text)
  if (six?.groups) {
    const { y, m, d } = six.groups
    return Number(y) === year % 100 ? { year, month: Number(m), day: Number(d), rest: text.slice(six[0].length) } : null
  }
  const found = findMonthDay(text)
  if (!found || (reportingMonth.month !== '' && Math.abs(found.month - Number(reportingMonth.month)) > MONTHS_AROUND))
    return null
  return { year, ...found }
}

/** Month and day at the start of a text without a year: '7.7.(월)', '01월22일 20:38'. */
export function findMonthDay(text: string): Omit<Day, 'year'> | null {
  const match = WITHOUT_YEAR.exec(text)
  const { m, d } = match?.groups ?? {}
  return match && { month: Number(m), day: Number(d), rest: text.slice(match[0].length) }
}

export interface YearlessDay {
  month: number
  day: number
  /** 0 is Sunday; null if not written */
  weekday: number | null
}

/** '7.7.(월)', '01월22일 20:38': the day, if only its year is missing. */
export function yearlessDay(dateCell: string): YearlessDay | null {
  const found = findMonthDay(collapse(dateCell.normalize('NFKC')))
  return found && { month: found.month, day: found.day, weekday: weekdayIn(found.rest) }
}

/** Whether the day exists in a year, with its weekday if written. */
export function isInYear({ month, day, weekday }: YearlessDay, year: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCDate() === day && (weekday === null || date.getUTCDay() === weekday)
}
