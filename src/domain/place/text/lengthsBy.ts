/**
 * The lengths of the names that begin with the same letters, the longest first: what is worth looking up at a place in
 * a text.
 * @param letters how many letters group the names; shorter names are left out
 */
export function lengthsBy(names: readonly string[], letters: number): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, Set<number>>()
  for (const name of names) {
    const start = name.slice(0, letters)
    if (start.length === letters) groups.set(start, new Set(groups.get(start)).add(name.length))
  }
  return new Map([...groups].map(([start, lengths]) => [start, [...lengths].sort((a, b) => b - a)]))
}
