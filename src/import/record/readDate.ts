import type { RejectReason } from '@/domain/expense/rowReasons'
import { readTime, type Clock } from './readTime'

export interface DateReading {
  /** Korean time with its offset, '2019-01-31T19:57:00+09:00'; midnight when no time is known */
  spentAt: string | null
  timeKnown: boolean
  reason: RejectReason | null
}

interface Day {
  year: number
  month: number
  day: number
  rest: string
}

const refused = (reason: RejectReason): DateReading => ({ spentAt: null, timeKnown: false, reason })

/** Year first; two digits of a year only where the order cannot be mistaken. */
const PATTERNS: readonly RegExp[] = [
  /^(?<y>\d{4})\s*[-./년]\s*(?<m>\d{1,2})\s*[-./월]\s*(?<d>\d{1,2})\s*일?\.?(?=\D|$)/,
  /^(?<y>\d{4})(?<m>\d{2})(?<d>\d{2})(?=\D|$)/,
  /^'?(?<y>\d{2})\s*[.년-]\s*(?<m>\d{1,2})\s*[.월-]\s*(?<d>\d{1,2})\s*일?\.?(?=\D|$)/,
  /^(?<m>\d{1,2})\/(?<d>\d{1,2})\/(?<y>\d{4}|\d{2})(?=\D|$)/,
]
const INCOMPLETE = /^(?:\d{4}\s*[-./년]?|\d{4}\s*[-./년]\s*\d{1,2}\s*[-./월]?|\d{1,2}\s*[-./월]\s*\d{1,2}\s*일?\.?|\d{6}|\d{1,2}:\d{2}(?::\d{2})?)$/
const WEEKDAY = /^\s*\(?\s*[월화수목금토일](?:요일)?\s*\)?/

/**
 * The day and time of an expense, in Korea. What is not certain is refused, never guessed.
 * @param dateCell '2017-01-26 13:10', '2022.01.03.', '20220203', '24.05.17 12:26', '1/4/22'
 * @param timeCell '12:10', '121120'; '' when the file has no such column
 * @param today the Korean day of reading, 'YYYY-MM-DD': what lies after it is refused
 */
export function readDate(dateCell: string, timeCell: string, today: string): DateReading {
  const text = dateCell.normalize('NFKC').trim()
  if (text === '' || text === '-') return refused('date_missing')
  const found = findDay(text)
  if (!found) return refused(INCOMPLETE.test(text) ? 'date_incomplete' : 'date_unreadable')
  const clock = readTime(found.rest.replace(WEEKDAY, '')) ?? null
  if (clock === 'unreadable') return refused('date_unreadable')
  const time = clock ?? readTime(timeCell.normalize('NFKC').trim())
  return settle(found, time === 'unreadable' ? null : time, today)
}

function findDay(text: string): Day | null {
  for (const pattern of PATTERNS) {
    const match = pattern.exec(text)
    if (!match?.groups) continue
    const { y = '', m = '', d = '' } = match.groups
    return { year: y.length === 2 ? 2000 + Number(y) : Number(y), month: Number(m), day: Number(d), rest: text.slice(match[0].length) }
  }
  return null
}

function settle({ year, month, day }: Day, clock: Clock | null, today: string): DateReading {
  const iso = `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`
  if (day > daysIn(year, month)) return refused('date_impossible')
  if (iso === '1970-01-01') return refused('date_epoch')
  if (iso > today) return refused('date_future')
  if (year < 1990) return refused('date_impossible')
  const { hour, minute, second } = clock ?? { hour: 0, minute: 0, second: 0 }
  // A spreadsheet writes 00:00 for "no time"; nobody's lunch is at midnight sharp.
  const timeKnown = clock !== null && hour + minute + second > 0
  return { spentAt: `${iso}T${pad(hour)}:${pad(minute)}:${pad(second)}+09:00`, timeKnown, reason: null }
}

const pad = (value: number): string => String(value).padStart(2, '0')

function daysIn(year: number, month: number): number {
  if (month < 1 || month > 12) return 0
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}
