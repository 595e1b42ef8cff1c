import type { RowReason } from '@/domain/expense/rowReasons'
import type { ProblemReason } from '@/domain/upload/uploadRow'
import type { UploadKind } from '@/domain/upload/uploadKinds'
import { IMPORT_REASONS } from '../importReasons'
import { RECORD_REASONS } from '../recordReasons'

type ProblemLabels = Readonly<Partial<Record<ProblemReason, string>>>

const VISIT_PROBLEMS: Record<RowReason, string> = {
  place_blank: '장소가 빔',
  place_not_eating: '식당이 아님',
  place_person: '사람 이름일 수 있음',
  place_unclear: '어느 곳인지 분명하지 않음',
  cancelled: '취소된 결제',
  duplicate: '다른 시트에 있는 결제',
  cell_count: '칸 수가 다름',
  cell_too_long: '칸이 너무 김',
  amount_missing: '금액이 빔',
  amount_unreadable: '금액을 읽지 못함',
  amount_zero: '금액이 0원',
  amount_negative: '금액이 0원보다 작음',
  amount_small: '금액이 너무 작음',
  amount_thousandfold: '금액이 1,000배',
  date_missing: '날짜가 빔',
  date_unreadable: '날짜를 읽지 못함',
  date_incomplete: '날짜가 다 적히지 않음',
  date_yearless: '날짜에 연도가 없음',
  date_impossible: '없는 날짜',
  date_epoch: '1970년 1월 1일',
  date_future: '아직 오지 않은 날짜',
}

export const problemLabels = (kind: UploadKind): ProblemLabels => (kind === 'visits' ? VISIT_PROBLEMS : RECORD_REASONS)

export const problemSentences = (kind: UploadKind): ProblemLabels =>
  kind === 'visits' ? IMPORT_REASONS : RECORD_REASONS
