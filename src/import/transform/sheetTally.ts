import type { UnreadPart } from '@/domain/expense/importReport'
import { collapse } from '@/domain/place/text/normalizeCell'
import type { FileAccount } from '../source/fileAccount'
import type { SheetRow } from '../source/sheetRow'
import { findDay } from './record/findDay'
import { parseAmount } from './record/parseAmount'
import { isTotal } from './record/totalWords'

/** Rows inspected above the first headings; a sheet without headings may have a million. */
const LOOKED_AT = 1_000
/** A row of another table has more cells than a remark. */
const CELLS_MIN = 2
const RECORD_CELLS_MIN = 3
/** Beyond this many parts, the last one stands for the rest. */
const PARTS_MAX = 200

export class SheetTally {
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
