import { isUtf8 } from 'node:buffer'
import iconv from 'iconv-lite'
import { LINE_BYTES_MAX } from '@/domain/expense/fileLimits'
import type { TextEncodingName } from './inspectFile'

const NEWLINE = 0x0a

/** The line where a text becomes unreadable; `text` has U+FFFD at the damage. */
export class DamagedLine extends Error {
  constructor(readonly text: string) {
    super('undecodable text')
  }
}

export class LongLine extends Error {}

/**
 * In blocks of complete lines ending in LF. Lines before an invalid byte are yielded first, so that the reader knows
 * the row. Throws DamagedLine, LongLine.
 */
export async function* textLines(chunks: AsyncIterable<Buffer>, encoding: TextEncodingName): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0)
  let first = true
  for await (const chunk of chunks) {
    const bytes = rest.length ? Buffer.concat([rest, chunk]) : chunk
    // 0x0A is a line feed in both encodings and never part of another character.
    const end = bytes.lastIndexOf(NEWLINE) + 1
    rest = bytes.subarray(end)
    if (rest.length > LINE_BYTES_MAX) throw new LongLine()
    if (end === 0) continue
    yield* decodeLines(bytes.subarray(0, end), encoding, first)
    first = false
  }
  if (rest.length) yield* decodeLines(rest, encoding, first)
}

function* decodeLines(bytes: Buffer, encoding: TextEncodingName, first: boolean): Generator<string> {
  const text = decodeExactly(bytes, encoding)
  if (text !== null) {
    yield clean(text, first)
    return
  }
  for (let start = 0; start < bytes.length;) {
    const next = bytes.indexOf(NEWLINE, start)
    const line = bytes.subarray(start, next === -1 ? bytes.length : next + 1)
    const good = decodeExactly(line, encoding)
    if (good === null) throw new DamagedLine(clean(iconv.decode(line, encoding), first && start === 0))
    yield clean(good, first && start === 0)
    start += line.length
  }
}

function decodeExactly(bytes: Buffer, encoding: TextEncodingName): string | null {
  if (encoding === 'cp949') {
    // TextDecoder('euc-kr') rejects syllables of Windows' CP949, such as 똠.
    const text = iconv.decode(bytes, 'cp949')
    return text.includes('\ufffd') ? null : text
  }
  return isUtf8(bytes) ? bytes.toString('utf8') : null
}

/** PostgreSQL rejects NUL in text. */
function clean(text: string, first: boolean): string {
  const body = first && text.startsWith('\ufeff') ? text.slice(1) : text
  const lines = body.includes('\r') ? body.replace(/\r\n?/g, '\n') : body
  return lines.includes('\0') ? lines.replaceAll('\0', '') : lines
}
