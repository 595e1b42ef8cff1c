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
