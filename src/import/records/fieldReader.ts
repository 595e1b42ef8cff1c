import { cleanLine } from '@/domain/cleanText'
import { SHORT_TEXT_MAX } from '@/domain/directory/limits'
import type { RecordValue } from '@/domain/upload/uploadRow'
import type { RecordRejectReason } from '@/domain/upload/records'
import type { CellOf, RecordProblem } from './recordDefinition'

const ID_MAX = 2_147_483_647

export type Reading = { value: RecordValue } | { reason: RecordRejectReason }

/** Collects a row's values and its first error. Empty cells are skipped. */
export class FieldReader<Column extends string> {
  readonly values: Record<string, RecordValue> = {}
  problem: RecordProblem | null = null

  constructor(private readonly cell: CellOf<Column>) {}

  /** `missing`: the rejection for an empty cell; null if it may be empty. */
  read(column: Column, missing: RecordRejectReason | null, read: (text: string) => Reading = shortText): void {
    this.keep(column, cleanLine(this.cell(column)), missing, read)
  }

  readLines(column: Column, missing: RecordRejectReason | null, max: number): void {
    this.keep(column, this.cell(column), missing, textUpTo(max))
  }

  private keep(
    column: Column,
    text: string,
    missing: RecordRejectReason | null,
    read: (text: string) => Reading,
  ): void {
    if (text === '') {
      if (missing) this.reject(column, missing)
      return
    }
    const reading = read(text)
    if ('reason' in reading) this.reject(column, reading.reason)
    else if (reading.value !== null) this.values[column] = reading.value
  }

  /** Reports only the first reason; correcting it reveals the next. */
  reject(column: Column, reason: RecordRejectReason): void {
    this.problem ??= { column, reason }
  }

  text(column: Column): string {
    const value = this.values[column]
    return typeof value === 'string' ? value : ''
  }
}

export const textUpTo =
  (max: number) =>
  (text: string): Reading =>
    text.length > max ? { reason: 'text_too_long' } : { value: text }

export const shortText = textUpTo(SHORT_TEXT_MAX)

/** '12', '12.0' and '1,204', as spreadsheets write numbers. */
export function recordId(text: string): Reading {
  const plain = text.replaceAll(',', '').replace(/\.0+$/, '')
  const id = /^\d{1,10}$/.test(plain) ? Number(plain) : 0
  return id >= 1 && id <= ID_MAX ? { value: id } : { reason: 'id_invalid' }
}

/** Ignores case and spaces. */
export const wordOf =
  <Value extends RecordValue>(words: ReadonlyMap<string, Value>, reason: RecordRejectReason) =>
  (text: string): Reading => {
    const value = words.get(text.normalize('NFKC').toLowerCase().replace(/\s+/g, ''))
    return value === undefined ? { reason } : { value }
  }
