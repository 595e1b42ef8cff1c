const DAY = /(?<!\d)(?:20)?(\d\d)\s?[.\-/년]\s?(\d{1,2})\s?[.\-/월]\s?(\d{1,2})(?!\d)/g

/** 'YYYY-MM-DD' of the last date in a text; null if there is none */
export function lastDay(text: string): string | null {
  const [found] = [...text.matchAll(DAY)]
    .flatMap(([, year = '', month = '', day = '']) => {
      const iso = `20${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
      return isDay(iso) ? [iso] : []
    })
    .slice(-1)
  return found ?? null
}

/** Whether a text is a date, perhaps with a time, and nothing more. */
export const isDate = (text: string): boolean =>
  /^(20)?\d\d\s?[.\-/년]\s?\d{1,2}\s?[.\-/월]\s?\d{1,2}\s?[.일]?(\s\d{1,2}:\d\d(:\d\d)?)?$/.test(text)

function isDay(iso: string): boolean {
  const at = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso)
}

const pad = (month: number): string => String(month).padStart(2, '0')

/** The months, 'YYYY-MM', that a post's title says it is about: a month, a span, a quarter or a half-year. */
export function monthsOfTitle(title: string): string[] {
  const year = /(?<!\d)(?:20|['‘’])?(\d\d)\s?(?:년|[.\-/])/.exec(title)
  if (!year) return []
  const rest = title.slice(year.index + year[0].length)
  const months = (from: number, until: number): string[] =>
    from >= 1 && until <= 12 && from <= until
      ? Array.from({ length: until - from + 1 }, (_, at) => `20${year[1]}-${pad(from + at)}`)
      : []
  const quarter = /(\d)\s?\/\s?4|(\d)\s?분기/.exec(rest)
  const number = Number(quarter?.[1] ?? quarter?.[2])
  if (quarter) return months(number * 3 - 2, number * 3)
  if (rest.includes('상반기')) return months(1, 6)
  if (rest.includes('하반기')) return months(7, 12)
  const span = /(\d{1,2})\s?월?\s?[~∼-]\s?(\d{1,2})\s?월/.exec(rest)
  if (span) return months(Number(span[1]), Number(span[2]))
  const month = /^\s?(\d{1,2})\s?(?:월|\.?(?![\d.]))/.exec(rest) ?? /(\d{1,2})\s?월/.exec(rest)
  return month ? months(Number(month[1]), Number(month[1])) : []
}

/** First and last day of a month 'YYYY-MM'. */
export function daysOfMonth(month: string): { from: string; until: string } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return { from: `${month}-01`, until: `${month}-${last}` }
}
