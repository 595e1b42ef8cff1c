/**
 * Rows and parsing steps repeat the same texts. When full the whole cache is dropped, which is cheaper than LRU. `own`
 * copies texts that may be slices of larger strings.
 */
export function memoize<T extends NonNullable<unknown> | null>(
  read: (text: string) => T,
  max: number,
  own = (text: string): string => text,
): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const key = own(text)
    const reading = read(key)
    if (known.size >= max) known.clear()
    known.set(key, reading)
    return reading
  }
}

/** V8 copies shorter substrings; a longer one may keep a whole file's text alive. */
const OWN_COPY_MAX = 12

/** Caches only short texts, such as names, because longer ones may be slices of larger strings. */
export function memoizeShort<T extends NonNullable<unknown> | null>(
  read: (text: string) => T,
  max: number,
): (text: string) => T {
  const known = memoize(read, max)
  return (text) => (text.length <= OWN_COPY_MAX ? known(text) : read(text))
}
