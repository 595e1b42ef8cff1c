/** Longer delays are cut; a run asked to wait an hour ends and reports that. */
const RETRY_AFTER_MAX_MS = 30_000

/** A Retry-After header (seconds or a date) in milliseconds, bounded; 0 without one. */
export function retryAfterMs(header: string | null, now: Date): number {
  const text = header?.trim() ?? ''
  const asked = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime()
  return Number.isNaN(asked) ? 0 : Math.min(Math.max(asked, 0), RETRY_AFTER_MAX_MS)
}
