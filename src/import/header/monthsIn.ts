import { collapse } from '@/domain/place/text/normalizeCell'

/** With single spaces: '2022년 1월', '2022.01.', '2022-1', "'22. 1월", '22년 1월', '202201월'. */
const MONTHS: readonly RegExp[] = [
  /(?<!\d)(?<year>20\d{2}) ?(?:년도?|[.\-_/]) ?(?<month>1[0-2]|0?[1-9])(?!\d) ?(?:월|[. _)~∼〜-]|$)/,
  /(?<![\d.])['‘’`]?(?<year>[12]\d) ?[년.\-_] ?(?<month>1[0-2]|0?[1-9]) ?월/,
  /(?<!\d)(?<year>20[12]\d)(?<month>0[1-9]|1[0-2])(?!\d)/,
]
const YEARS: readonly RegExp[] = [
  /(?<!\d)(?<year>20\d{2}) ?년|['‘’`](?<short>[12]\d)(?= ?[년. ])|(?<![\d.])(?<shorter>[12]\d) ?년/,
  /(?<![\d,.])(?<year>20[12]\d)(?=[._)~-]| (?!(?:백만|천|만)? ?[원명건])|$)/,
]
/** After a month: the list continues to another. '3월' does not end a day, '31.' does. */
const GOES_ON = /^ ?(?:\d{1,2} ?일? ?\.? ?(?:\([월화수목금토일]\) ?)?)?[~∼〜]|^ ?부터/

/** From the first text that has any; the month is '' for several or none, and so is a year if they span two. */
export function monthsIn(written: readonly string[]): { year: string; month: string } {
  const texts = written.map(collapse)
  for (const text of texts) {
    for (const pattern of MONTHS) {
      const match = pattern.exec(text)
      if (!match?.groups) continue
      const { year = '', month = '' } = match.groups
      const rest = text.slice(match.index + match[0].replace(/[~∼〜]$/, '').length)
      if (!GOES_ON.test(rest)) return { year: full(year), month }
      const second = /20\d{2}/.exec(rest)?.[0] ?? full(year)
      return { year: second === full(year) ? second : '', month: '' }
    }
  }
  for (const pattern of YEARS)
    for (const text of texts) {
      const groups = pattern.exec(text)?.groups
      if (groups) return { year: full(groups.year ?? groups.short ?? groups.shorter ?? ''), month: '' }
    }
  return { year: '', month: '' }
}

const full = (year: string): string => (year.length === 2 ? `20${year}` : year)
