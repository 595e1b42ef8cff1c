/** Longer delays are cut. */
const RETRY_AFTER_MAX_MS = 30_000

/** Bounded; 0 without a header. */
export function retryAfterMs(header: string | null, now: Date, maxMs = RETRY_AFTER_MAX_MS): number {
  const text = header?.trim() ?? ''
  const asked = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime()
  return Number.isNaN(asked) ? 0 : Math.min(Math.max(asked, 0), maxMs)
}
