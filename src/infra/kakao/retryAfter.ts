/** Longer waits than this are cut: a run that is told to come back in an hour ends by itself and says so. */
const RETRY_AFTER_MAX_MS = 30_000

/** A Retry-After header (seconds, or a date) in milliseconds and within bounds; 0 when it asks for nothing. */
export function retryAfterMs(header: string | null, now: Date): number {
  const text = header?.trim() ?? ''
  const asked = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime()
  return Number.isNaN(asked) ? 0 : Math.min(Math.max(asked, 0), RETRY_AFTER_MAX_MS)
}
