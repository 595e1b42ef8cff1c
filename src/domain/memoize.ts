/**
 * The same pure function, which remembers what it said of texts: rows of a file, and the steps of reading one cell, ask
 * about the same text again and again.
 * @param max texts that are remembered; all are forgotten when there are more, which costs less than keeping an order
 */
export function memoize<T extends NonNullable<unknown> | null>(
  read: (text: string) => T,
  max: number,
): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const reading = read(text)
    if (known.size >= max) known.clear()
    known.set(text, reading)
    return reading
  }
}

/** Shorter strings are the engine's own copies; a longer one may be a part of a whole file, which it would keep. */
const OWN_COPY_MAX = 12

/** `memoize` for texts that may be parts of others: only short ones, as names are, are kept. */
export function memoizeShort<T extends NonNullable<unknown> | null>(
  read: (text: string) => T,
  max: number,
): (text: string) => T {
  const known = memoize(read, max)
  return (text) => (text.length <= OWN_COPY_MAX ? known(text) : read(text))
}
