const DAY = /^(\d{4})\D(\d{1,2})\D(\d{1,2})\D?$/
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/

/** Reads 2026-11-22, 2026. 11. 22., 20261122 and 2026년 11월 22일; null if it is not a calendar date. */
export function parseDay(typed: string): string | null {
  const text = typed.trim()
  const [, year, month = '', day = ''] = COMPACT.exec(text) ?? DAY.exec(text.replace(/\s+/g, '')) ?? []
  if (year === undefined) return null
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${written}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : null
}
