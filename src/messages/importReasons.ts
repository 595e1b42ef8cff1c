import { CELL_LENGTH_MAX } from '@/domain/expense/limits'
import type { RowReason } from '@/domain/expense/rowReasons'
import type { VisitFlag } from '@/domain/expense/visitFlags'

/** Why a row of an expense file did not become a visit. */
export const IMPORT_REASONS: Record<RowReason, string> = {
  place_blank: '장소가 비어 있습니다.',
  place_not_eating: '음식점이나 카페가 아닙니다.',
  place_person: '사람 이름일 수 있는 장소입니다. 인허가 대장에 있는 상호면 싣습니다.',
  place_unclear: '장소를 확실히 읽을 수 없습니다.',
  cancelled: '결제가 취소된 건입니다.',
  duplicate: '같은 파일의 다른 시트에 이미 있는 결제입니다.',
  cell_count: '칸의 수가 제목 줄과 다릅니다.',
  cell_too_long: `장소나 금액, 날짜 칸의 글이 ${CELL_LENGTH_MAX.toLocaleString('ko-KR')}자를 넘습니다.`,
  amount_missing: '금액이 비어 있습니다.',
  amount_unreadable: '금액을 숫자로 읽을 수 없습니다.',
  amount_zero: '금액이 0원입니다.',
  amount_negative: '금액이 0원보다 작습니다(취소).',
  amount_small: '금액이 너무 작습니다. 단위가 원이 아닐 수 있습니다.',
  amount_thousandfold: '식당에서 쓴 금액으로는 지나치게 큽니다. 단위가 천 배로 잘못 적혔을 수 있습니다.',
  date_missing: '날짜가 비어 있습니다.',
  date_unreadable: '날짜를 읽을 수 없습니다.',
  date_incomplete: '날짜에 연·월·일이 다 있지 않습니다.',
  date_yearless:
    '날짜에 연도가 없고, 제목이나 다른 열, 이웃한 행도 어느 해인지 알려 주지 않습니다. 날짜나 연도 열, 표 위의 제목에 연도를 적어 주십시오.',
  date_impossible: '달력에 없는 날짜입니다.',
  date_epoch: '날짜가 1970년 1월 1일입니다(빈 날짜가 잘못 바뀐 값).',
  date_future: '아직 오지 않은 날짜입니다.',
}

export const VISIT_FLAG_LABELS: Record<VisitFlag, string> = {
  shared: '한 줄에 여러 곳이 적혀 금액을 나누지 않았습니다.',
  suspect_date: '날짜가 공개 대상 달과 많이 다릅니다.',
  large_amount: '금액이 매우 큽니다.',
  long_cell: `${CELL_LENGTH_MAX.toLocaleString('ko-KR')}자가 넘는 칸이 있어 앞부분만 읽었습니다.`,
  dropped_characters: '저장할 수 없는 문자가 들어 있어 그 문자를 빼고 읽었습니다.',
  derived_year: '날짜에 연도가 없어 이웃한 행의 연도로 읽었습니다.',
  derived_day: '날짜 열이 없어 제목이나 파일 이름의 날짜로 읽었습니다.',
  split_name: '이름이 옆 칸에 걸쳐 있어 한쪽만 읽었을 수 있습니다.',
}
