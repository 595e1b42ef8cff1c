import { cleanText } from '@/domain/cleanText'
import { HEAD_ROWS } from '@/domain/upload/limits'
import { ImportFileError } from '../source/importFileError'
import type { RowSource, SheetRow } from '../source/sheetRow'
import type { ParsedFields, RecordDefinition, RecordProblem } from './recordDefinition'
import { readRecordHeader, type RecordHeader, requiredNames } from './recordHeader'

export interface RecordRow extends ParsedFields {
  sheet: string | null
  row: number
  cells: readonly string[]
  problem: RecordProblem | null
}

interface SheetState {
  header: RecordHeader | null
  seen: number
}

export type OnHeader = (header: RecordHeader, sheet: string | null, row: number) => void

const isBlank = ({ cells }: SheetRow): boolean => cells.every((cell) => cell.trim() === '')

/** Each sheet's header is the first row with the required columns. Throws ImportFileError `no_header`, `no_rows`. */
export async function* readRecords(
  source: RowSource,
  definition: RecordDefinition,
  today: string,
  onHeader: OnHeader = () => undefined,
): AsyncGenerator<RecordRow[]> {
  const sheets = new Map<string | null, SheetState>()
  let hasHeader = false
  let count = 0
  for await (const block of source.rows) {
    const rows: RecordRow[] = []
    for (const row of block) {
      if (isBlank(row)) continue
      const state = sheets.get(row.sheet) ?? { header: null, seen: 0 }
      sheets.set(row.sheet, state)
      if (state.header) {
        if (!isRepeated(row, state.header)) rows.push(readRow(row, state.header, definition, today))
        continue
      }
      if (state.seen++ >= HEAD_ROWS) continue
      state.header = readRecordHeader(definition, row.cells)
      if (!state.header) continue
      hasHeader = true
      onHeader(state.header, row.sheet, row.row)
    }
    count += rows.length
    if (rows.length) yield rows
  }
  if (!hasHeader) throw new ImportFileError({ code: 'no_header', file: source.file, value: requiredNames(definition) })
  if (count === 0) throw new ImportFileError({ code: 'no_rows', file: source.file })
}

/** Printed lists repeat the header on every page. */
const isRepeated = ({ cells }: SheetRow, { words }: RecordHeader): boolean =>
  words.every((word, at) => (cells[at] ?? '') === word)

function readRow(
  { sheet, row, cells }: SheetRow,
  { index }: RecordHeader,
  definition: RecordDefinition,
  today: string,
): RecordRow {
  const cell = (column: string): string => {
    const at = Object.hasOwn(index, column) ? index[column] : undefined
    return at === undefined ? '' : cleanText(cells[at] ?? '')
  }
  const { fields, problem } = definition.parse(cell, today)
  return { sheet, row, cells, problem, ...fields }
}
