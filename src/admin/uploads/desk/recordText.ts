import { choosableColumns, type RecordKind } from '@/domain/upload/kinds'
import type { RecordReading, RecordRow, RecordValue } from '@/contract/uploadRows'
import type { SheetLayout } from '@/contract/uploadState'
import { AGENCY_TYPE_LABELS, CATEGORY_LABELS } from '@/messages/labels'
import { ACTIVE_LABELS } from '@/messages/staff/uploads'
import { koreanDate } from '../../kit/dates/koreanDate'

const WORDS: Record<RecordKind, Readonly<Record<string, Readonly<Record<string, string>>>>> = {
  agencies: { type: AGENCY_TYPE_LABELS },
  restaurants: { category: CATEGORY_LABELS },
  reviews: {},
}

export function valueText(kind: RecordKind, column: string, value: RecordValue): string {
  if (value === null || value === '') return '없음'
  if (typeof value === 'boolean') return value ? ACTIVE_LABELS.shown : ACTIVE_LABELS.hidden
  if (Array.isArray(value)) return value.join(', ') || '없음'
  if (typeof value === 'number') return column === 'rating' ? `${value}점` : String(value)
  if (column === 'writtenOn') return koreanDate(value)
  return WORDS[kind][column]?.[value] ?? value
}

/** The value that an update replaces, or that there was none; null if nothing is replaced. */
export function formerText(kind: RecordKind, column: string, { before }: Pick<RecordReading, 'before'>): string | null {
  const value = Object.hasOwn(before, column) ? before[column] : undefined
  return value === undefined ? null : valueText(kind, column, value)
}

/** Aliases are added to existing ones; every other column is replaced. */
export const isAdded = (column: string): boolean => column === 'aliases'

/** The column that a row's reason is about; null for the whole row. */
export function problemColumn({ sheet, column }: RecordRow, layout: readonly SheetLayout[]): string | null {
  if (column === null) return null
  return layout.find((one) => one.sheet === sheet)?.columns[column] ?? null
}

export const furtherColumns = (
  kind: RecordKind,
  { before }: Pick<RecordReading, 'before'>,
  shown: readonly { column: string }[],
): string[] =>
  choosableColumns(kind).filter((one) => Object.hasOwn(before, one) && !shown.some(({ column }) => column === one))

export const recordPath = (kind: RecordKind, id: number): string =>
  kind === 'reviews' ? `/reviews?open=${id}` : `/${kind}/${id}`
