import type { RowSource, SheetRow } from '../source/sheetRow'
import { findSideBySideTable } from '../header/sideBySide'
import type { TableHeader } from '../header/header'
import { emptyTable, rememberNote, consumeRow, type TableState } from '../header/table'
import { readTableRow, tableReader, type FileContext } from './readTable'
import { resolveDittoMarks } from './record/dittoMarks'
import type { ScannedRow } from './record/parseRow'
import type { RowReader } from './record/readRow'
import { SheetTally } from './sheetTally'
import { stripCellLabels } from './record/stripCellLabels'

export interface SheetScanner {
  table: TableState | null
  /** parsed records of a sheet row: none, or several for side-by-side tables */
  push: (row: SheetRow) => ScannedRow[]
  /** call after the last row: accounts for unread parts */
  end: () => void
}

type Source = Pick<RowSource, 'file'>

export function createSheetScanner(source: Source, files: FileContext): SheetScanner {
  let header: TableHeader | null = null
  let reader: RowReader | null = null
  let above: SheetRow[] = []
  let last: readonly string[] | null = null
  let headingRow = 0
  let beside: Pick<SheetScanner, 'push' | 'end'> | null = null
  let tally: SheetTally | null = null
  const end = (): void => {
    tally?.end()
    beside?.end()
    tally = beside = null
  }
  const walk: SheetScanner = {
    table: null,
    push: (row) => {
      if (!walk.table || walk.table.sheet !== row.sheet) {
        end()
        ;[walk.table, above, last] = [emptyTable(row.sheet, source.file), [], null]
      }
      const { table } = walk
      if (row.cells.every((cell) => cell.trim() === '')) return []
      if (beside) return beside.push(row)
      tally ??= new SheetTally(files.account, row.sheet)
      files.account.seen += 1
      const taken = consumeRow(table, row)
      if (taken === 'heading') headingRow = row.row
      if (taken === 'above' && !table.header && above.length < ABOVE_MAX) above.push(row)
      const at = taken === 'heading' && above.length < ABOVE_MAX ? findSideBySideTable(table.headings) : null
      if (at !== null) {
        tally.takeBack()
        files.account.seen -= 1
        tally = null
        beside = sideBySide(source, files, at)
        return [...above, row].flatMap(beside.push)
      }
      if (taken === 'heading') tally.addHeading()
      else if (taken === 'above' && table.header) tally.addOther(row)
      else if (taken === 'above') tally.addAbove(row)
      if (taken !== 'record' || !table.header) return []
      if (!reader || header !== table.header) {
        reader = tableReader(table, table.header, files)
        files.onHeader?.(table.header, row.sheet, headingRow)
      }
      header = table.header
      const whole = resolveDittoMarks(stripCellLabels(row, header), last, header.index.amount)
      const parsed = readTableRow(whole, reader, source.file)
      if (parsed) last = whole.cells
      else {
        rememberNote(table, row.cells)
        tally.addFrame()
      }
      return parsed ? [parsed] : []
    },
    end,
  }
  return walk
}

/** Side-by-side tables have few lines above; without a header there is no end of lines to keep. */
const ABOVE_MAX = 50

function sideBySide(source: Source, files: FileContext, at: number): Pick<SheetScanner, 'push' | 'end'> {
  const [left, right] = [createSheetScanner(source, files), createSheetScanner(source, files)]
  return {
    push: (row) => [...left.push(cut(row, 0, at)), ...right.push(cut(row, at))],
    end: () => {
      left.end()
      right.end()
    },
  }
}

function cut(
  { cells, repeated = [], shortened = [], dropped = [], ...row }: SheetRow,
  from: number,
  to = cells.length,
): SheetRow {
  const within = (indices: readonly number[]): number[] =>
    indices.filter((at) => at >= from && at < to).map((at) => at - from)
  return {
    ...row,
    cells: cells.slice(from, to),
    repeated: within(repeated),
    shortened: within(shortened),
    dropped: within(dropped),
  }
}
