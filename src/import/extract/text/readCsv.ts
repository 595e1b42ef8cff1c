import Papa from 'papaparse'
import { LINE_BYTES_MAX } from '@/domain/expense/fileLimits'
import { ImportFileError } from '@/import/source/importFileError'
import { guessDelimiter } from './guessDelimiter'
import { cleanCells } from '../cleanCells'
import type { TextEncodingName } from './inspectFile'
import type { SheetRow } from '@/import/source/sheetRow'
import { DamagedLine, LongLine, textLines } from './textLines'

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
