/** '20140224', '2014-02-24 13:05:00', '2014.2.24.', '20140224235959' → '2014-02-24'; null if no calendar day. */
export function licenceDay(text: string): string | null {
  const match =
    /^(\d{4})[-./]?\s?(\d{1,2})[-./]?\s?(\d{1,2})(?!\d)/.exec(text.trim()) ??
    /^(\d{4})(\d{2})(\d{2})\d{6}(?!\d)/.exec(text.trim())
  if (!match) return null
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = year >= 1900 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString().slice(0, 10) : null
}
