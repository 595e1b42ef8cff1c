import { maskPersons } from '@/domain/person/maskPersons'
import type { CellCorrection, ChosenHeader, SourceOverlay } from '@/contract/uploads'
import type { RowSource, SheetRow } from './sheetRow'

/** From the first opening to the last closing bracket: additions to a heading such as a unit. */
export function bracketsOf(word: string): string {
  const from = word.search(/[([]/)
  return from < 0 ? '' : word.slice(from, Math.max(word.lastIndexOf(')'), word.lastIndexOf(']')) + 1)
}

export interface ColumnWords {
  /** the canonical heading of a column; undefined if unknown */
  headingOf: (column: string) => string | undefined
  isHeading: (cell: string) => boolean
  /** with fewer column names a row is a title */
  headingsMin: number
}

/** The importer reads it like any other file, so the preview shows what an import does. `words`: of its reader. */
export function withOverlay(source: RowSource, overlay: SourceOverlay, words: ColumnWords): RowSource {
  const skipped = new Set(overlay.skippedSheets)
  const headers = new Map(overlay.headers.map((header) => [header.sheet, header]))
  const correct = correcting(overlay.corrections)
  async function* rows(): AsyncGenerator<SheetRow[]> {
    for await (const block of source.rows)
      yield block
        .filter(({ sheet }) => !skipped.has(sheet))
        .map((row) => correct(withHeader(row, headers.get(row.sheet), words)))
  }
  const { acceptedLists = [], eateries = [] } = overlay
  return { ...source, rows: rows(), acceptedLists, eateries: new Set(eateries) }
}

function withHeader(row: SheetRow, chosen: ChosenHeader | undefined, words: ColumnWords): SheetRow {
  if (!chosen || row.row > chosen.row) return row
  if (row.row === chosen.row) return { ...row, cells: namedHeadings(row.cells, chosen.columns, words), repeated: [] }
  // The previously detected header is now a line above the chosen one.
  return row.cells.filter(words.isHeading).length >= words.headingsMin
    ? { ...row, cells: row.cells.map(() => '') }
    : row
}

/** Renames headings to canonical ones; a trailing bracket stays, because it may hold the unit. */
const namedHeadings = (
  cells: readonly string[],
  columns: ChosenHeader['columns'],
  { headingOf }: ColumnWords,
): string[] =>
  Array.from({ length: Math.max(cells.length, columns.length) }, (_, at) => {
    const heading = headingOf(columns[at] ?? '')
    return heading === undefined ? '' : heading + bracketsOf(cells[at] ?? '')
  })

const cellKey = (sheet: string | null, column: number, where: string): string => JSON.stringify([sheet, column, where])

function correcting(corrections: readonly CellCorrection[]): (row: SheetRow) => SheetRow {
  if (corrections.length === 0) return (row) => row
  const byRow = new Map<string, string>()
  const byText = new Map<string, string>()
  const columns = new Set<number>()
  for (const { sheet, column, row, from, to } of corrections) {
    columns.add(column)
    if (row === null) byText.set(cellKey(sheet, column, from), to)
    else byRow.set(cellKey(sheet, column, String(row)), to)
  }
  return (row) => {
    let cells: string[] | null = null
    for (const column of columns) {
      const to = byRow.get(cellKey(row.sheet, column, String(row.row))) ?? textFor(row, column)
      if (to === undefined) continue
      cells ??= [...row.cells]
      while (cells.length < column) cells.push('')
      cells[column] = to
    }
    if (!cells) return row
    const isCorrected = (at: number): boolean => cells[at] !== row.cells[at]
    return {
      ...row,
      cells,
      ...(row.repeated && { repeated: row.repeated.filter((at) => !isCorrected(at)) }),
      ...(row.shortened && { shortened: row.shortened.filter((at) => !isCorrected(at)) }),
      ...(row.dropped && { dropped: row.dropped.filter((at) => !isCorrected(at)) }),
    }
  }
  function textFor(row: SheetRow, column: number): string | undefined {
    const cell = shownCell(row.cells[column] ?? '')
    return byText.get(cellKey(row.sheet, column, cell))
  }
}

/** A cell as displayed before the import: without personal names. */
export const shownCell = (cell: string): string => maskPersons(cell.trim())
