export type Cell = string | number | null

const MOMENT = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Asia/Seoul' })
const ISO_MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/

/** Labels for codes (`words`), Korean time. */
export function cellOf(value: unknown, words: Readonly<Record<string, string>> = {}): Cell {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return MOMENT.format(value)
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return words[String(value)] ?? (value ? '예' : '아니요')
  if (typeof value === 'string') {
    if (Object.hasOwn(words, value)) return words[value] ?? value
    return ISO_MOMENT.test(value) && !Number.isNaN(Date.parse(value)) ? MOMENT.format(new Date(value)) : value
  }
  if (Array.isArray(value)) return value.map((one) => cellOf(one, words) ?? '').join(', ')
  return JSON.stringify(value)
}
