import type { RowSource, SheetRow } from './format/sheetRow'
import type { Header } from './header/header'
import { emptyTable, takeNote, takeRow, type Table } from './header/table'
import { readTableRow, tableReader, type FileReader } from './readTable'
import type { Reader } from './record/readRecord'
import type { RowReading } from './record/rowReading'

/** A walk down a file's rows, which remembers the table it is in. */
export interface Walk {
  table: Table | null
  /** the readings a row gives: one, or none where it is no record */
  take: (row: SheetRow) => RowReading[]
}

export function startWalk({ file }: Pick<RowSource, 'file'>, files: FileReader): Walk {
  let header: Header | null = null
  let reader: Reader | null = null
  const walk: Walk = {
    table: null,
    take: (row) => {
      if (!walk.table || walk.table.sheet !== row.sheet) walk.table = emptyTable(row.sheet)
      const { table } = walk
      if (row.cells.every((cell) => cell.trim() === '') || takeRow(table, row) !== 'record' || !table.header) return []
      if (!reader || header !== table.header) reader = tableReader(table, table.header, files)
      header = table.header
      const reading = readTableRow(row, reader, file)
      if (!reading) takeNote(table, row.cells)
      return reading ? [reading] : []
    },
  }
  return walk
}

