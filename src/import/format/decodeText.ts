import iconv from 'iconv-lite'

/** A whole text in memory: UTF-8, UTF-16 with its mark, or else CP949, as Korean offices write. Damage shows as U+FFFD. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const korean = iconv.decode(Buffer.from(bytes), 'cp949')
    const utf8 = new TextDecoder('utf-8').decode(bytes)
    return damage(utf8) < damage(korean) ? utf8 : korean
  }
}

const damage = (text: string): number => text.split('\ufffd').length
