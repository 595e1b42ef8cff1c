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

/**
 * Year first; two digits of a year only where the order cannot be mistaken. A mark between the parts is often missing
 * ('2024 6.28.', '2025.09 09.'), but never both the mark and the space.
 */
const PATTERNS: readonly RegExp[] = [
  /^(?<y>\d{4})(?:\s*[-./년]\s*|\s+)(?<m>\d{1,2})(?:\s*[-./월]\s*|\s+)(?<d>\d{1,2})(?!\d|:)\s*일?\.?/,
  /^(?<y>\d{4})(?<m>\d{2})(?<d>\d{2})(?!\d|\.\d)/,
  /^(?<y>\d{4})(?<m>\d{2})(?<d>\d{2})(?=\d{4}(?:\d{2})?$)/,
  /^['‘’`]?(?<y>\d{2})\s*[.년-]\s*(?<m>\d{1,2})\s*[.월-]\s*(?<d>\d{1,2})(?!\d|:)\s*일?\.?/,
  /^['‘’`]?(?<y>1[3-9]|[2-9]\d)\/(?<m>\d{1,2})\/(?<d>\d{1,2})(?!\d)/,
  /^(?<m>\d{1,2})\/(?<d>\d{1,2})\/(?<y>\d{4}|\d{2})(?!\d)/,
]
const INCOMPLETE = /^['‘’`]?(?:\d{4}\s*[-./년]?|\d{2,4}\s*[-./년]\s*\d{1,2}\s*[-./월]?|\d{1,2}\s*[-./월]\s*\d{1,2}\s*일?\.?|\d{6}|\d{1,2}:\d{2}(?::\d{2})?)$/
const WEEKDAY = /^\s*\(?\s*[월화수목금토일](?:요일)?\s*\)?(?=[\s\d]|$)/
/** What follows a day that is not certain: a second day, or more digits of the first. */
const RANGE = /^\s*(?:[~∼〜,]|[-–]\s*\d)|\d\s*[-./월]\s*\d/
const SPREADSHEET_EPOCH = Date.UTC(1899, 11, 30)
const DAY_MS = 86_400_000

/**
 * The day and time of an expense, in Korea. What is not certain is refused, never guessed.
 * @param dateCell '2017-01-26 13:10', '2022.01.03.', '20220203', '24.05.17 12:26', '1/4/22'
 * @param timeCell '12:10', '121120'; '' when the file has no such column
 * @param today the Korean day of reading, 'YYYY-MM-DD': what lies after it is refused
 */
export function readDate(dateCell: string, timeCell: string, today: string): DateReading {
  const own = dateCell.normalize('NFKC').trim()
  const other = timeCell.normalize('NFKC').trim()
  // Where a list has a column for the day and one for both, either may be left empty.
  const text = own === '' || own === '-' ? (findDay(other) ? other : '') : own
  if (text === '') return refused('date_missing')
  const found = findDay(text)
  if (!found) return refused(INCOMPLETE.test(text) ? 'date_incomplete' : 'date_unreadable')
  const rest = found.rest.replace(WEEKDAY, '').trim()
  const clock = readTime(rest)
  if (clock !== 'unreadable') return settle(found, clock ?? clockIn(other), today)
  const leading = /^(?:오전|오후)?\s*\d{1,2}:\d{2}(?::\d{2})?(?=\D|$)/.exec(rest)?.[0] ?? ''
  const note = rest.slice(leading.length)
  if (RANGE.test(note) || (!leading && /^\d/.test(rest))) return refused('date_unreadable')
  const said = readTime(leading)
  return settle(found, said === 'unreadable' ? null : (said ?? clockIn(other)), today)
}

function clockIn(text: string): Clock | null {
  const time = readTime(findDay(text)?.rest.replace(WEEKDAY, '') ?? text)
  return time === 'unreadable' ? null : time
}

function findDay(text: string): Day | null {
  for (const pattern of PATTERNS) {
    const match = pattern.exec(text)
    if (!match?.groups) continue
    const { y = '', m = '', d = '' } = match.groups
    return { year: y.length === 2 ? 2000 + Number(y) : Number(y), month: Number(m), day: Number(d), rest: text.slice(match[0].length) }
  }
  return findSerial(text)
}

/** A spreadsheet's count of days that lost its format; from 2010, because smaller numbers are amounts. */
function findSerial(text: string): Day | null {
  const match = /^(4[0-9]{4}|5[0-4]\d{3})(\.\d+)?$/.exec(text)
  if (!match || Number(match[1]) < 40_179) return null
  const [year = 0, month = 0, day = 0] = new Date(SPREADSHEET_EPOCH + Number(match[1]) * DAY_MS).toISOString().slice(0, 10).split('-').map(Number)
  const minutes = Math.round(Number(match[2] ?? 0) * 1440)
  return { year, month, day, rest: match[2] ? `${Math.floor(minutes / 60)}:${pad(minutes % 60)}` : '' }
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
