/** Expects single spaces: '(월)', ' 월요일'. */
const WEEKDAY = /^ ?\(? ?([월화수목금토일])(?:요일)? ?\)?(?=[ \d(]|$)/
const NAMES = '일월화수목금토'

/** The text behind a day without the day of the week. */
export const withoutWeekday = (rest: string): string => rest.replace(WEEKDAY, '').trim()

/** The day of the week that stands behind a day; 0 is Sunday, null is none. */
export function weekdayIn(rest: string): number | null {
  const name = WEEKDAY.exec(rest)?.[1]
  return name === undefined ? null : NAMES.indexOf(name)
}
