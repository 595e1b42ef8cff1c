/** Longest first: the lengths to look up where the first `letters` letters match. Shorter names are omitted. */
export function lengthsBy(names: readonly string[], letters: number): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, Set<number>>()
  for (const name of names) {
    const start = name.slice(0, letters)
    if (start.length === letters) groups.set(start, new Set(groups.get(start)).add(name.length))
  }
  return new Map([...groups].map(([start, lengths]) => [start, [...lengths].sort((a, b) => b - a)]))
}
