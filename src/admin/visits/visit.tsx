import type { VisitRecordDetail, VisitFlag, VisitStatusCode } from '@/domain/expense/visits'
import type { RecordOf, RowOf } from '@/resources/definition'
import type { visits } from '@/resources/visits'
import { VISIT_STATUS_LABELS } from '@/messages/labels'
import { StatusTag, type StatusTone } from '../kit/marks'

export type VisitRow = RowOf<typeof visits>
export type Visit = RecordOf<typeof visits> & VisitRecordDetail

/** react-admin shows the list row until the full record arrives. */
export const isWhole = (record: VisitRow | undefined): record is Visit =>
  record !== undefined && 'corrections' in record

export const FLAG_LABELS: Record<VisitFlag, string> = {
  shared: '여러 곳이 한 칸에',
  suspect_date: '날짜가 이상함',
  derived_year: '연도를 이웃에서 읽음',
  derived_day: '날짜를 제목에서 읽음',
  large_amount: '금액이 큼',
  long_cell: '칸이 김',
  dropped_characters: '못 읽는 문자를 뺌',
  split_name: '이름이 나뉨',
}

const TONES: Record<VisitStatusCode, StatusTone> = { confirmed: 'ok', pending: 'mid', disputed: 'mid' }

export const VisitStatus = ({ status }: { status: VisitStatusCode }) => (
  <StatusTag tone={TONES[status]}>{VISIT_STATUS_LABELS[status]}</StatusTag>
)
