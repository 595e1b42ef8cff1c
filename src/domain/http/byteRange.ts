/** A part of a file, in bytes: both ends are of it. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * The one range of bytes that a request asks for (RFC 9110, 14.2). Several at once are answered with the whole, which
 * is allowed.
 * @param size of the whole, in bytes
 * @returns null for the whole, 'unsatisfiable' for what lies behind its end
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return null
  // The last bytes, as many as it says.
  if (first === '')
    return Number(last) > 0 && size > 0 ? { start: Math.max(0, size - Number(last)), end: size - 1 } : 'unsatisfiable'
  const [start, end] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)]
  if (last !== '' && Number(last) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}
