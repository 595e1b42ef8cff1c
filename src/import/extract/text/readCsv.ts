import Papa from 'papaparse'
import { isUtf8 } from 'node:buffer'
import iconv from 'iconv-lite'
import { LINE_BYTES_MAX } from '@/domain/expense/limits'
import { ImportFileError } from '@/import/source/errors'
import type { SheetRow } from '@/import/source/sheetRow'
import { cleanCells } from '../cleanCells'
import { guessDelimiter } from './guessDelimiter'
import type { TextEncodingName } from './inspectFile'

const NEWLINE = 0x0a

/** The line where a text becomes unreadable; `text` has U+FFFD at the damage. */
class DamagedLine extends Error {
  constructor(readonly text: string) {
    super('undecodable text')
  }
}

class LongLine extends Error {}

/**
 * In blocks of complete lines ending in LF. Lines before an invalid byte are yielded first, so that the reader knows
 * the row. Throws DamagedLine, LongLine.
 */
async function* textLines(chunks: AsyncIterable<Buffer>, encoding: TextEncodingName): AsyncGenerator<string> {
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

interface Parsed {
  data: string[][]
  errors: { code: string; row?: number }[]
  meta: { cursor: number }
}

/** In blocks, on demand. Throws ImportFileError with the row (and column index) where the text is unreadable. */
export async function* readCsv(
  bytes: AsyncIterable<Buffer>,
  file: string,
  encoding: TextEncodingName,
): AsyncGenerator<SheetRow[]> {
  let carry = ''
  let row = 0
  let delimiter: string | undefined
  const parse = (input: string, more: boolean): Parsed =>
    new Papa.Parser({ delimiter: delimiter ?? ',', newline: '\n' }).parse(input, 0, more) as Parsed
  const number = (data: string[][]): SheetRow[] =>
    data.map((cells) => cleanCells({ sheet: null, row: (row += 1), cells: cells.map(withoutGuard) }))
  try {
    for await (const lines of textLines(bytes, encoding)) {
      const input = carry + lines
      delimiter ??= guessDelimiter(input)
      const { data, meta } = parse(input, true)
      carry = input.slice(meta.cursor)
      // An open quote swallows lines until it is closed; stop before memory runs out.
      if (carry.length > LINE_BYTES_MAX) throw new LongLine()
      if (data.length) yield number(data)
    }
  } catch (error) {
    if (error instanceof LongLine) throw new ImportFileError({ code: 'long_line', file, row: row + 1 })
    if (!(error instanceof DamagedLine)) throw error
    const { data } = parse(carry + error.text, false)
    const at = Math.max(
      0,
      data.findIndex((cells) => cells.some(isDamaged)),
    )
    throw new ImportFileError({ code: 'encoding', file, row: row + at + 1 }, data[at]?.findIndex(isDamaged))
  }
  if (carry === '') return
  const { data, errors } = parse(carry, false)
  const open = errors.find(({ code }) => code === 'MissingQuotes')
  const at = open?.row ?? data.length - 1
  if (open) throw new ImportFileError({ code: 'open_quote', file, row: row + 1 + at }, (data[at]?.length ?? 1) - 1)
  const last = number(data)
  yield last.map((each, i) => (i === last.length - 1 ? { ...each, unterminated: true } : each))
}

/** `="001"`, `'=1+1`: programs, including our exports, keep spreadsheets from reading a number or formula this way. */
function withoutGuard(cell: string): string {
  if (cell.startsWith('="') && cell.endsWith('"') && cell.length > 2) return cell.slice(2, -1)
  return cell.startsWith("'") && FORMULA_STARTS.includes(cell[1] ?? ' ') ? cell.slice(1) : cell
}

const FORMULA_STARTS = '=+-@\t\r\n＝＋－＠'

const isDamaged = (cell: string): boolean => cell.includes('\ufffd')
