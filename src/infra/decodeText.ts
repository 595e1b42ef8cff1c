import iconv from 'iconv-lite'

/** Decodes a whole text: UTF-8, UTF-16, or otherwise CP949, as Korean offices use. Damage becomes U+FFFD. */
export function decodeText(bytes: Uint8Array): string {
  const wide = utf16Of(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const korean = iconv.decode(Buffer.from(bytes), 'cp949')
    const utf8 = new TextDecoder('utf-8').decode(bytes)
    return damage(utf8) < damage(korean) ? utf8 : korean
  }
}

const HEAD_BYTES = 4096
/** Minimum share of digits, punctuation and spaces in a table; in UTF-16 one of their two bytes is zero. */
const ZEROS_MIN = 0.15

/** The UTF-16 form of a text, by its BOM or the position of zero bytes; null if it is not UTF-16. */
export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const head = bytes.subarray(0, HEAD_BYTES)
  const zeros = [0, 0]
  head.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  const enough = (head.length / 2) * ZEROS_MIN
  // '가' ends in a zero byte too.
  if (odd > enough && odd > 5 * even) return 'utf-16le'
  return even > enough && even > 5 * odd ? 'utf-16be' : null
}

const damage = (text: string): number => text.split('\ufffd').length
