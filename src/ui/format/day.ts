import { koreanDay } from '@/domain/koreanDay'

/** Days are 'YYYY-MM-DD' and months 'YYYY-MM'; they are split as text, never converted to instants. */
const parts = (day: string): [string, number, number] => {
  const [year = '', month = '1', date = '1'] = day.split('-')
  return [year, Number(month), Number(date)]
}

/** '2026-10-29' → '2026. 10. 29.' */
export function formatDay(day: string): string {
  const [year, month, date] = parts(day)
  return `${year}. ${month}. ${date}.`
}

/** '2026-10-29' → '26. 10. 29.' */
export const formatDayShort = (day: string): string => formatDay(day).slice(2)

/** '2026-10' or '2026-10-29' → '2026. 10.' */
export function formatMonth(month: string): string {
  const [year, number] = parts(month)
  return `${year}. ${number}.`
}

/** '2026-10' → '26.10', for chart axes. */
export function formatMonthTick(month: string): string {
  const [year, number] = parts(month)
  return `${year.slice(2)}.${number}`
}

/** '2026-10-29' → '2026년 10월 29일', for sentences. */
export function formatDayLong(day: string): string {
  const [year, month, date] = parts(day)
  return `${year}년 ${month}월 ${date}일`
}

export const WEEKDAYS = ['월', '화', '수', '목', '금', '토', '일'] as const

/** The quarter before one that starts on a day: '2026-10-01' → 2026 and 3. */
export function previousQuarter(day: string): { year: number; quarter: number } {
  const [year, month] = parts(day)
  const quarter = Math.ceil(month / 3) - 1
  return quarter === 0 ? { year: Number(year) - 1, quarter: 4 } : { year: Number(year), quarter }
}

const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Seoul', hour: '2-digit', minute: '2-digit' })

/** An instant with time in Korea: '2026-10-29T05:04:00Z' → '2026. 10. 29. 14:04'. */
export function formatMoment(iso: string): string {
  const at = new Date(iso)
  return `${formatDay(koreanDay(at))} ${time.format(at)}`
}
