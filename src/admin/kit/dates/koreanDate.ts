const DAY = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'medium', timeZone: 'Asia/Seoul' })
const MOMENT = new Intl.DateTimeFormat('ko-KR', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Seoul',
})

/** With spaces that do not break between year, month and day. */
const inOneLine = (date: string): string => date.replaceAll(/ (?=\d+\.)/g, '\u00a0')

/** '2026. 10. 30.' */
export const koreanDate = (moment: string): string => inOneLine(DAY.format(new Date(moment)))

/** '2026. 10. 30. 09:12' */
export const koreanMoment = (moment: string): string => inOneLine(MOMENT.format(new Date(moment)))

const SHORT = new Intl.DateTimeFormat('ko-KR', {
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Seoul',
})
const SPOKEN = new Intl.DateTimeFormat('ko-KR', { month: 'long', day: 'numeric', timeZone: 'Asia/Seoul' })

/** '10. 30. 09:12', for the current year */
export const shortMoment = (moment: string): string => inOneLine(SHORT.format(new Date(moment)))

/** '10월 30일', for sentences */
export const spokenDay = (moment: string | number): string => SPOKEN.format(new Date(moment))

const CLOCK = new Intl.DateTimeFormat('ko-KR', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Seoul',
})

/** '09:12' */
export const clockTime = (moment: string): string => CLOCK.format(new Date(moment))

/** '10월 30일 09:12', for sentences */
export const spokenMoment = (moment: string): string => `${spokenDay(moment)} ${clockTime(moment)}`

const HOUR_MS = 60 * 60 * 1000
const DAY_HOURS = 24

export const hoursBetween = (from: string, to: string): number =>
  (new Date(to).getTime() - new Date(from).getTime()) / HOUR_MS

/** How long something has waited: '방금', '6시간째', '2일째'. */
export function ageOf(from: string, to: string): string {
  const hours = hoursBetween(from, to)
  if (hours < 1) return '방금'
  return hours < DAY_HOURS ? `${Math.floor(hours)}시간째` : `${Math.floor(hours / DAY_HOURS)}일째`
}
