import { VISIT_YEAR_MIN } from '@/domain/expense/limits'
import type { RejectReason } from '@/domain/expense/importReport'
import { collapse } from '@/domain/place/text/normalizeCell'
import { ANY_YEAR, findDay, findMonthDay, NO_MONTH, type Day, type ReportingMonth, withoutWeekday } from './findDay'

const DAY = String.raw`(?<y>\d{4})-?(?<m>\d{2})-?(?<d>\d{2})`
const CLOCK = String.raw`(?<h>\d{2}):?(?<min>\d{2})(?::?(?<s>\d{2})(?:[.,]\d{1,9})?)?`
const ZONE = String.raw`(?:Z|KST|(?:UTC|GMT)(?![+-])|(?:UTC|GMT)?(?<sign>[+-])(?<oh>\d{1,2})(?::?(?<om>\d{2}))?)`
/** RFC 3339 and similar: '2024-03-03T15:00:00Z', '20240304T031000Z', '2024-03-04 00:00 UTC+9'. */
const INSTANT = new RegExp(`^${DAY}[T ]${CLOCK} ?${ZONE}$`)
/** Instants as written by JavaScript, HTTP and mail: 'Mon Mar 04 2024 12:10:00 GMT+0900'. */
const WORDED = new RegExp(
  String.raw`^[A-Z][a-z]{2},? (?:[A-Z][a-z]{2} \d{1,2}|\d{1,2} [A-Z][a-z]{2}) \d{4} \d{2}:\d{2}:\d{2} ` +
    String.raw`(?:GMT|UTC|Z|(?:GMT|UTC)?[+-]\d{4})(?: \([^()]{1,60}\))?$`,
)
/** '12:10-13:00' is a time range, not an offset. */
const CLOCK_RANGE = /^\S+ \d{2}:\d{2}-/
const MINUTE_MS = 60_000
const SEOUL_OFFSET_MINUTES = 9 * 60
const OFFSET_MAX_MINUTES = 14 * 60

/** 'YYYY-MM-DD HH:MM:SS', from single spaces; other texts are unchanged. Midnight means no time: 'YYYY-MM-DD'. */
function seoulTime(text: string): string {
  const instant = WORDED.test(text) ? Date.parse(text) : CLOCK_RANGE.test(text) ? Number.NaN : instantIn(text)
  if (Number.isNaN(instant)) return text
  const [day = '', clock = ''] = new Date(instant + SEOUL_OFFSET_MINUTES * MINUTE_MS).toISOString().split(/[T.]/)
  return clock === '00:00:00' ? day : `${day} ${clock}`
}

/** NaN for a text that is not a valid instant */
function instantIn(text: string): number {
  const found = INSTANT.exec(text)?.groups
  if (!found) return Number.NaN
  const { y, m, d, h, min, s = '00', sign, oh = '0', om = '0' } = found
  const minutes = sign ? Number(oh) * 60 + Number(om) : text.endsWith('KST') ? SEOUL_OFFSET_MINUTES : 0
  if (minutes > OFFSET_MAX_MINUTES || Number(om) > 59) return Number.NaN
  const local = Date.parse(`${y}-${m}-${d}T${h}:${min}:${s}Z`)
  // JavaScript accepts 30 February as 1 March.
  if (Number.isNaN(local) || new Date(local).getUTCDate() !== Number(d)) return Number.NaN
  return local - (sign === '-' ? -minutes : minutes) * MINUTE_MS
}

interface Clock {
  hour: number
  minute: number
  second: number
}

/** Expects single spaces. */
const COLON = new RegExp(
  String.raw`^(?<half>오전|오후|AM|PM)? ?(?<h>\d{1,2}) ?[:;시] ?(?:(?<m>\d{1,2}) ?분?)?` +
    String.raw`(?: ?:? ?(?<s>\d{1,2})(?:\.\d+)?초?)? ?(?<tail>AM|PM)?$`,
  'i',
)
/** As card companies write it; spreadsheets drop a leading zero. */
const DIGITS = /^(?<h>\d{2})(?<m>\d{2})$|^(?<h6>\d{1,2})(?<m6>\d{2})(?<s6>\d{2})$/

/** A spreadsheet's time without its format: the elapsed fraction of the day. */
const FRACTION = /^0?\.\d+$/
const DAY_SECONDS = 86_400

/** '13:10', '12:26:05', '오후 1:10', '19시', '121120', '0.5069'; null for an empty text. */
export function parseTime(text: string): Clock | null | 'unreadable' {
  const trimmed = collapse(text).replace(/^[T,] ?| ?(?:경|\.)$/g, '')
  if (trimmed === '' || trimmed === '-') return null
  if (FRACTION.test(trimmed)) return clockAt(Math.round(Number(trimmed) * DAY_SECONDS))
  const groups = (COLON.exec(trimmed) ?? DIGITS.exec(trimmed))?.groups
  if (!groups) return 'unreadable'
  const half = (groups.half ?? groups.tail ?? '').toUpperCase()
  const stated = Number(groups.h ?? groups.h6)
  const hour = /오후|PM/.test(half) && stated < 12 ? stated + 12 : /오전|AM/.test(half) && stated === 12 ? 0 : stated
  const clock = { hour, minute: Number(groups.m ?? groups.m6 ?? 0), second: Number(groups.s ?? groups.s6 ?? 0) }
  return hour < 24 && clock.minute < 60 && clock.second < 60 ? clock : 'unreadable'
}

/** @param seconds since midnight; a spreadsheet's time is exact to the minute at best */
function clockAt(seconds: number): Clock | 'unreadable' {
  const minutes = Math.round(seconds / 60)
  return minutes < 1440 ? { hour: Math.floor(minutes / 60), minute: minutes % 60, second: 0 } : 'unreadable'
}

export interface ParsedDate {
  /** Korean time with its offset, '2019-01-31T19:57:00+09:00'; midnight if the time is unknown */
  spentAt: string | null
  hasTime: boolean
  reason: RejectReason | null
}

const rejected = (reason: RejectReason): ParsedDate => ({ spentAt: null, hasTime: false, reason })

/** Later than any day on which a list is read. */
export const FAR_FUTURE = '9999-12-31'

const INCOMPLETE_FORMS = [
  String.raw`\d{4}\s*[-./년]?`,
  String.raw`\d{2,4}\s*[-./년]\s*\d{1,2}\s*[-./월]?`,
  String.raw`\d{1,2}\s*[-./월]\s*\d{1,2}\s*일?\.?`,
  String.raw`\d{6}`,
  String.raw`\d{1,2}:\d{2}(?::\d{2})?`,
]
const INCOMPLETE = new RegExp(`^['‘’\`]?(?:${INCOMPLETE_FORMS.join('|')})$`)
/** These patterns expect single spaces. */
const LEADING_TIME = /^\(?(?:오전|오후)?\s*\d{1,2}[:;]\d{2}(?::\d{2})?(?=\D|$)\)?/
/** The end of a meal, or the second of two bills. */
const SECOND_TIME = /^\s*[~∼〜,-]\s*\d{1,2}:\d{2}(?::\d{2})?/
/** Text after a day that makes it uncertain: a second day, or more digits. */
const RANGE = /^\s*(?:[~∼〜,]|[-–]\s*\d)|\d\s*[-./월]\s*\d/

/**
 * Uncertain ones are rejected, never guessed. '2022.01.03.', '24.05.17 12:26', '1/4/22'; `timeCell`: '12:10', '121120'
 * or ''; `today`: in Korea, 'YYYY-MM-DD', later days are rejected; `reportingMonth`: for a day without a year.
 */
export function parseDate(
  dateCell: string,
  timeCell: string,
  today: string,
  reportingMonth: ReportingMonth = NO_MONTH,
): ParsedDate {
  const own = seoulTime(collapse(dateCell.normalize('NFKC')))
  const other = seoulTime(collapse(timeCell.normalize('NFKC')))
  // If a list has a column for the day and one for both, either may be empty.
  const text = own === '' || own === '-' ? (findDay(other) ? other : '') : own
  if (text === '') return rejected('date_missing')
  const found = findDay(text, reportingMonth)
  if (!found) return rejected(lacking(text, timeCell))
  const rest = withoutWeekday(found.rest)
  const clock = parseTime(withColon(rest))
  if (clock !== 'unreadable') return settle(found, clock ?? clockIn(other), today)
  const leading = LEADING_TIME.exec(rest)?.[0] ?? ''
  const note = rest.slice(leading.length).replace(SECOND_TIME, '')
  if (RANGE.test(note) || (!leading && /^\d/.test(rest))) return rejected('date_unreadable')
  const time = parseTime(withColon(leading))
  return settle(found, time === 'unreadable' ? null : (time ?? clockIn(other)), today)
}

/** Why a text is not a day: only the year is missing, or more. */
function lacking(text: string, timeCell: string): RejectReason {
  const isYearless = findMonthDay(text) !== null && parseDate(text, timeCell, FAR_FUTURE, ANY_YEAR).reason === null
  if (isYearless) return 'date_yearless'
  return INCOMPLETE.test(text) ? 'date_incomplete' : 'date_unreadable'
}

/** '(12:10)', and '11.09' after a complete day, are times. */
const withColon = (rest: string): string => rest.replace(/^\((.*)\)$/, '$1').replace(/^(\d{1,2})\.(\d{2})$/, '$1:$2')

function clockIn(text: string): Clock | null {
  if (text === '') return null
  const rest = findDay(text)?.rest
  const time = parseTime(rest === undefined ? text : withoutWeekday(rest))
  return time === 'unreadable' ? null : time
}

function settle({ year, month, day }: Day, clock: Clock | null, today: string): ParsedDate {
  const iso = `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`
  if (day > daysIn(year, month) || day === 0) return rejected('date_impossible')
  if (iso === '1970-01-01') return rejected('date_epoch')
  if (iso > today) return rejected('date_future')
  if (year < VISIT_YEAR_MIN) return rejected('date_impossible')
  const { hour, minute, second } = clock ?? { hour: 0, minute: 0, second: 0 }
  // Spreadsheets write 00:00 for a missing time.
  const hasTime = clock !== null && hour + minute + second > 0
  return { spentAt: `${iso}T${pad(hour)}:${pad(minute)}:${pad(second)}+09:00`, hasTime, reason: null }
}

const pad = (value: number): string => String(value).padStart(2, '0')

function daysIn(year: number, month: number): number {
  if (month < 1 || month > 12) return 0
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}
