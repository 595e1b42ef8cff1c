/** One text is faster to search than thousands. */
export interface JoinedNames {
  text: string
  /** of each name, and the end of the last */
  starts: Uint32Array
}

const SEPARATOR = '\n'

export function buildHaystack(names: readonly string[]): JoinedNames {
  const starts = new Uint32Array(names.length + 1)
  names.forEach((name, i) => (starts[i + 1] = (starts[i] ?? 0) + name.length + SEPARATOR.length))
  return { text: names.map((name) => name + SEPARATOR).join(''), starts }
}

/** In order. `piece` must not contain a line break. */
function indicesContaining({ text, starts }: JoinedNames, piece: string): number[] {
  if (piece === '') return []
  const found: number[] = []
  for (let at = text.indexOf(piece); at >= 0;) {
    const place = nameAt(starts, at)
    found.push(place)
    at = text.indexOf(piece, starts[place + 1])
  }
  return found
}

/** In order, without duplicates. */
export function namesWithAny(names: JoinedNames, pieces: readonly string[]): number[] {
  const [only = '', ...others] = pieces
  if (others.length === 0) return indicesContaining(names, only)
  return [...new Set(pieces.flatMap((piece) => indicesContaining(names, piece)))].sort((a, b) => a - b)
}

/** The last name that starts at or before `position` (binary search). */
function nameAt(starts: Uint32Array, position: number): number {
  let [low, high] = [0, starts.length - 1]
  while (high - low > 1) {
    const middle = (low + high) >>> 1
    if ((starts[middle] ?? 0) <= position) low = middle
    else high = middle
  }
  return low
}
