import type { VisitRecordDetail } from '@/domain/expense/visitSummary'
import type { RecordOf, RowOf } from '@/resources/field'
import type { visits } from '@/resources/visits'

export type VisitRow = RowOf<typeof visits>
export type Visit = RecordOf<typeof visits> & VisitRecordDetail

/** react-admin shows the list row until the full record arrives. */
export const isWhole = (record: VisitRow | undefined): record is Visit =>
  record !== undefined && 'corrections' in record
