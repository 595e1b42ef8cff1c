import { collapse } from '@/domain/place/text/normalizeCell'

export interface Clock {
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
