/** The record to open when `gone` leaves the list: the next one, or the previous if it was the last. */
export function nextAfter(ids: readonly number[], gone: number): number | null {
  const at = ids.indexOf(gone)
  if (at < 0) return ids[0] ?? null
  return ids[at + 1] ?? ids[at - 1] ?? null
}

/** The record `by` steps from `current`, clamped to the list; undefined if the list is empty. */
export const stepFrom = (ids: readonly number[], current: number | null, by: number): number | undefined =>
  ids[Math.min(ids.length - 1, Math.max(0, (current === null ? 0 : ids.indexOf(current)) + by))]
