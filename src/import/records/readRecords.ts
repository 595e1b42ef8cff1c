import { cleanText } from '@/domain/text'
import { HEAD_ROWS } from '@/domain/upload/limits'
import { HEADING_LENGTH_MAX } from '@/domain/expense/limits'
import { ImportFileError } from '../source/errors'
import type { RowSource, SheetRow } from '../source/sheetRow'
import type { ParsedFields, RecordDefinition, RecordProblem } from './recordDefinition'
import { headerKey } from '../header/headerWord'
import type { ColumnWords } from '../source/withOverlay'

interface RecordHeader {
  words: readonly string[]
  index: Readonly<Record<string, number>>
}

type Meanings = ReadonlyMap<string, { column: string; preference: number }>
const known = new WeakMap<RecordDefinition, Meanings>()

function meaningsOf(definition: RecordDefinition): Meanings {
  const found = known.get(definition)
  if (found) return found
  const meanings = new Map<string, { column: string; preference: number }>()
  for (const [column, words] of Object.entries(definition.columns))
    words.forEach((word, preference) => {
      if (!meanings.has(headerKey(word))) meanings.set(headerKey(word), { column, preference })
    })
  known.set(definition, meanings)
  return meanings
}

const meaningOf = (meanings: Meanings, cell: string) =>
  cell.length > HEADING_LENGTH_MAX ? undefined : meanings.get(headerKey(cell))

/** null without the required columns */
export function readRecordHeader(definition: RecordDefinition, cells: readonly string[]): RecordHeader | null {
  const meanings = meaningsOf(definition)
  const best = new Map<string, { at: number; preference: number }>()
  cells.forEach((cell, at) => {
    const meaning = meaningOf(meanings, cell)
    if (!meaning) return
    const before = best.get(meaning.column)
    if (!before || meaning.preference < before.preference)
      best.set(meaning.column, { at, preference: meaning.preference })
  })
  if (!definition.required.every((group) => group.some((column) => best.has(column)))) return null
  return { words: cells, index: Object.fromEntries([...best].map(([column, { at }]) => [column, at])) }
}

const requiredNames = ({ columns, required }: RecordDefinition): string =>
  required.map((group) => group.map((column) => columns[column]?.[0]).join(' 또는 ')).join(', ')

export function recordWords(definition: RecordDefinition): ColumnWords {
  const meanings = meaningsOf(definition)
  return {
    headingOf: (column) => (Object.hasOwn(definition.columns, column) ? definition.columns[column]?.[0] : undefined),
    isHeading: (cell) => meaningOf(meanings, cell) !== undefined,
    headingsMin: 1,
  }
}

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
