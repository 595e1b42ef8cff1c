import type { RowSource, SheetRow } from './format/sheetRow'
import { besideAt } from './header/beside'
import type { Header } from './header/header'
import { emptyTable, takeNote, takeRow, type Table } from './header/table'
import { readTableRow, tableReader, type FileReader } from './readTable'
import { withoutDittos } from './record/dittos'
import type { Reader } from './record/readRecord'
import type { RowReading } from './record/rowReading'
import { withoutLabels } from './record/withoutLabels'

/** A walk down a file's rows, which remembers the table it is in. */
export interface Walk {
  table: Table | null
  /** the readings a row gives: one, none where it is no record, several where tables stand side by side */
  take: (row: SheetRow) => RowReading[]
}

type Source = Pick<RowSource, 'file'>

export function startWalk(source: Source, files: FileReader): Walk {
  let header: Header | null = null
  let reader: Reader | null = null
  let above: SheetRow[] = []
  let last: readonly string[] | null = null
  let beside: ((row: SheetRow) => RowReading[]) | null = null
  const walk: Walk = {
    table: null,
    take: (row) => {
      if (!walk.table || walk.table.sheet !== row.sheet) [walk.table, above, last, beside] = [emptyTable(row.sheet), [], null, null]
      const { table } = walk
      if (row.cells.every((cell) => cell.trim() === '')) return []
      if (beside) return beside(row)
      const taken = takeRow(table, row)
      if (taken === 'above' && !table.header && above.length < ABOVE_MAX) above.push(row)
      const at = taken === 'heading' && above.length < ABOVE_MAX ? besideAt(table.headings) : null
      if (at !== null) {
        beside = sideBySide(source, files, at)
        return [...above, row].flatMap(beside)
      }
      if (taken !== 'record' || !table.header) return []
      if (!reader || header !== table.header) reader = tableReader(table, table.header, files)
      header = table.header
      const whole = withoutDittos(withoutLabels(row, header), last, header.index.amount)
      const reading = readTableRow(whole, reader, source.file)
      if (reading) last = whole.cells
      else takeNote(table, row.cells)
      return reading ? [reading] : []
    },
  }
  return walk
}

/** Tables side by side have few lines above them; a file without a header has no end of lines to keep. */
const ABOVE_MAX = 50

/** A walk for each side, as if the other were not there. */
function sideBySide(source: Source, files: FileReader, at: number): (row: SheetRow) => RowReading[] {
  const [left, right] = [startWalk(source, files), startWalk(source, files)]
  return (row) => [...left.take(cut(row, 0, at)), ...right.take(cut(row, at))]
}

function cut({ cells, repeated = [], shortened = [], ...row }: SheetRow, from: number, to = cells.length): SheetRow {
  const within = (indices: readonly number[]): number[] => indices.filter((at) => at >= from && at < to).map((at) => at - from)
  return { ...row, cells: cells.slice(from, to), repeated: within(repeated), shortened: within(shortened) }
}
