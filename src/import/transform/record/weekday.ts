/** Expects single spaces: '(월)', ' 월요일'. */
const WEEKDAY = /^ ?\(? ?([월화수목금토일])(?:요일)? ?\)?(?=[ \d(]|$)/
const NAMES = '일월화수목금토'

export const withoutWeekday = (rest: string): string => rest.replace(WEEKDAY, '').trim()

/** 0 is Sunday, null if missing. */
export function weekdayIn(rest: string): number | null {
  const name = WEEKDAY.exec(rest)?.[1]
  return name === undefined ? null : NAMES.indexOf(name)
}
