/** A list that the browser stored as JSON; empty if it is anything else, because anyone can edit storage. */
export function parseStoredList(kept: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(value) ? value : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

/** Newest first, each id once; at equal times the first of them. */
export function newestOfEach<T extends { id: number }>(
  items: readonly T[],
  timeOf: (item: T) => number | string,
  max: number,
): T[] {
  const seen = new Set<number>()
  return items
    .toSorted((a, b) => (timeOf(a) < timeOf(b) ? 1 : timeOf(a) > timeOf(b) ? -1 : 0))
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .slice(0, max)
}
