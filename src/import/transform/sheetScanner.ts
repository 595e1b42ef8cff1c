import type { UnreadPart } from '@/domain/expense/importReport'
import { collapse } from '@/domain/place/text/normalizeCell'
import type { RowSource, SheetRow, FileAccount } from '../source/sheetRow'
import { findSideBySideTable } from '../header/alikeHeadings'
import type { TableHeader } from '../header/header'
import { emptyTable, rememberNote, consumeRow, type TableState } from '../header/table'
import { readTableRow, tableReader, type FileContext } from './readTable'
import { resolveDittoMarks, stripCellLabels } from './record/recordCells'
import type { ScannedRow } from './record/parseRow'
import type { RowReader } from './record/readRow'
import { findDay } from './record/findDay'
import { parseAmount } from './record/parseAmount'
import { isTotal } from './record/isRecord'

/** Rows inspected above the first headings; a sheet without headings may have a million. */
const LOOKED_AT = 1_000
/** A row of another table has more cells than a remark. */
const CELLS_MIN = 2
const RECORD_CELLS_MIN = 3
/** Beyond this many parts, the last one stands for the rest. */
const PARTS_MAX = 200

class SheetTally {
  private readonly above: UnreadPart
  /** rows above the headings that look like records under unknown headings */
  private readonly headless: UnreadPart
  private other: UnreadPart | null = null
  private isHeaded = false

  constructor(
    private readonly account: FileAccount,
    private readonly sheet: string | null,
  ) {
    this.above = { kind: 'sheet', sheet, at: 0, rows: 0, letters: 0 }
    this.headless = { ...this.above, kind: 'table' }
  }

  addFrame(): void {
    this.account.frame += 1
  }

  addAbove(row: SheetRow): void {
    add(this.above, row)
    if (this.above.rows <= LOOKED_AT && seemsRecord(row.cells)) add(this.headless, row)
  }

  addHeading(): void {
    this.endOther()
    this.account.frame += 1
    if (this.isHeaded) return
    this.isHeaded = true
    this.account.frame += this.above.rows - this.headless.rows
    this.keep(this.headless)
  }

  addOther(row: SheetRow): void {
    const isRow = this.other !== null && filled(row.cells).length >= CELLS_MIN
    this.other ??= { kind: 'table', sheet: this.sheet, at: 0, rows: 0, letters: 0 }
    if (isRow) add(this.other, row)
    else this.account.frame += 1
  }

  end(): void {
    this.endOther()
    if (!this.isHeaded) this.keep(this.above)
  }

  /** Removes the rows above the first headings, which are counted elsewhere. */
  takeBack(): void {
    this.endOther()
    if (!this.isHeaded) this.account.seen -= this.above.rows
  }

  private endOther(): void {
    if (this.other) this.keep(this.other)
    this.other = null
  }

  private keep(part: UnreadPart): void {
    const { unread } = this.account
    const last = unread.length < PARTS_MAX ? undefined : unread.at(-1)
    if (last) {
      last.rows += part.rows
      last.letters += part.letters
    } else if (part.rows > 0) unread.push(part)
  }
}

function add(part: UnreadPart, { row, cells }: SheetRow): void {
  if (part.rows === 0) part.at = row
  part.rows += 1
  part.letters += cells.reduce((sum, cell) => sum + cell.trim().length, 0)
}

const filled = (cells: readonly string[]): string[] => cells.filter((cell) => cell.trim() !== '')

/** Has a day, an amount, and more. */
function seemsRecord(cells: readonly string[]): boolean {
  const texts = filled(cells)
  if (texts.length < RECORD_CELLS_MIN || texts.some(isTotal)) return false
  const day = texts.findIndex((text) => /\D/.test(text.trim()) && findDay(collapse(text)) !== null)
  return day >= 0 && texts.some((text, at) => at !== day && parseAmount(text).reason === null)
}

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
