import { REPORT_HOURS, REPORT_SOON_HOURS } from './limits'

const HOUR_MS = 3_600_000

export interface Due {
  /** time left; negative if overdue */
  leftMs: number
  tone: 'late' | 'soon' | 'calm'
  /** elapsed share, 0 to 1 */
  gone: number
}

/** `now` is the server's time. */
export function dueOf(createdAt: string, now: number): Due {
  const all = REPORT_HOURS * HOUR_MS
  const leftMs = Date.parse(createdAt) + all - now
  const tone = leftMs < 0 ? 'late' : leftMs < REPORT_SOON_HOURS * HOUR_MS ? 'soon' : 'calm'
  return { leftMs, tone, gone: Math.min(1, Math.max(0, 1 - leftMs / all)) }
}
