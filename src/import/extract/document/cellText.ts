import type { CellObject } from 'xlsx'

/** The library's formatter (`SSF`), which is missing from its types. */
export interface DisplayFormats {
  is_date: (format: string) => boolean
  format: (format: string, value: number, options: { date1904: boolean }) => string
  parse_date_code: (value: number, options: { date1904: boolean }) => { y: number; m: number; d: number } | null
}

const pad = (value: number, width = 2): string => String(value).padStart(width, '0')
/** A display format that divides by a thousand, so that the sheet shows rounded thousands of the won in the cell. */
const SCALED = /[0#],+(?:[^0#,]|$)/
const COLOUR_OR_LOCALE = /\[[^[\]]*\]|"[^"]*"|\\./g

/**
 * As displayed, but dates as `YYYY-MM-DD[ HH:MM[:SS]]`, times as `HH:MM[:SS]` and numbers without rounding. A number
 * displayed in thousands gets 원, because a heading such as 천원 refers to the display.
 */
export function cellText(cell: CellObject, date1904: boolean, formats: DisplayFormats): string {
  if (cell.t === 'z' || cell.v === undefined || cell.v === null) return ''
  if (cell.t === 'e') return '#ERROR'
  if (cell.t !== 'n') return String(cell.v)
  const value = Number(cell.v)
  const format = String(cell.z ?? 'General')
  if (formats.is_date(format) && value >= 0) {
    const date = dateText(value, date1904, formats)
    if (date !== null) return date
  }
  const plain = plainNumber(value)
  if (format === 'General') return plain
  if (SCALED.test(format.replace(COLOUR_OR_LOCALE, ''))) return `${plain}원`
  const shown = displayed(format, value, date1904, formats)
  // Some formats mark negative amounts by colour only.
  if (shown === '' || (value < 0 && !/[-−△▲(]/.test(shown))) return plain
  return Math.abs(numberIn(shown)) === Math.abs(value) && !/[eE]/.test(shown) ? shown : plain
}

const DAY_SECONDS = 86_400

/** Seconds are rounded as in spreadsheets, because fractions of a day are rarely exact. */
function dateText(value: number, date1904: boolean, formats: DisplayFormats): string | null {
  const total = Math.round(value * DAY_SECONDS)
  const seconds = total % DAY_SECONDS
  const parts = formats.parse_date_code((total - seconds) / DAY_SECONDS, { date1904 })
  if (!parts) return null
  const clock = `${pad(Math.floor(seconds / 3600))}:${pad(Math.floor(seconds / 60) % 60)}`
  const exact = seconds % 60 ? `${clock}:${pad(seconds % 60)}` : clock
  if (total < DAY_SECONDS) return exact
  return `${pad(parts.y, 4)}-${pad(parts.m)}-${pad(parts.d)}${seconds ? ` ${exact}` : ''}`
}

/** '' if the library does not support the format. */
function displayed(format: string, value: number, date1904: boolean, formats: DisplayFormats): string {
  try {
    return formats.format(format, value, { date1904 }).trim()
  } catch {
    return ''
  }
}

const numberIn = (text: string): number => Number(text.replace(/[^\d.]/g, ''))

/** Without exponents or floating-point noise: 0.1 + 0.2 is 0.3. */
function plainNumber(value: number): string {
  if (Number.isInteger(value)) return Math.abs(value) < 1e21 ? BigInt(value).toString() : String(value)
  return String(Number(value.toPrecision(15)))
}
