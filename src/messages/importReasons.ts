import { CELL_LENGTH_MAX } from '@/domain/expense/limits'
import type { RowReason, UnreadPart } from '@/domain/expense/importReport'
import type { VisitFlag } from '@/domain/expense/visits'

export const IMPORT_REASONS: Record<RowReason, string> = {
  place_blank: '장소가 비어 있어요.',
  place_not_eating: '음식점이나 카페가 아니에요.',
  place_person: '사람 이름일 수 있는 장소예요. 인허가 대장에 있는 상호면 실어요.',
  place_unclear: '장소를 확실히 읽을 수 없어요.',
  cancelled: '결제가 취소된 건이에요.',
  duplicate: '같은 파일의 다른 시트에 이미 있는 결제예요.',
  cell_count: '칸의 수가 제목 줄과 달라요.',
  cell_too_long: `장소나 금액, 날짜 칸의 글이 ${CELL_LENGTH_MAX.toLocaleString('ko-KR')}자를 넘어요.`,
  amount_missing: '금액이 비어 있어요.',
  amount_unreadable: '금액을 숫자로 읽을 수 없어요.',
  amount_zero: '금액이 0원이에요.',
  amount_negative: '금액이 0원보다 작아요(취소).',
  amount_small: '금액이 너무 작아요. 단위가 원이 아닐 수 있어요.',
  amount_thousandfold: '식당에서 쓴 금액으로는 지나치게 커요. 단위가 천 배로 잘못 적혔을 수 있어요.',
  date_missing: '날짜가 비어 있어요.',
  date_unreadable: '날짜를 읽을 수 없어요.',
  date_incomplete: '날짜에 연·월·일이 다 있지 않아요.',
  date_yearless:
    '날짜에 연도가 없고, 제목이나 다른 열, 이웃한 행도 어느 해인지 알려 주지 않아요. 날짜나 연도 열, 표 위의 제목에 연도를 적어 주세요.',
  date_impossible: '달력에 없는 날짜예요.',
  date_epoch: '날짜가 1970년 1월 1일이에요(빈 날짜가 잘못 바뀐 값).',
  date_future: '아직 오지 않은 날짜예요.',
}

export const VISIT_FLAG_LABELS: Record<VisitFlag, string> = {
  shared: '한 줄에 여러 곳이 적혀 금액을 나누지 않았어요.',
  suspect_date: '날짜가 공개 대상 달과 많이 달라요.',
  large_amount: '금액이 매우 커요.',
  long_cell: `${CELL_LENGTH_MAX.toLocaleString('ko-KR')}자가 넘는 칸이 있어 앞부분만 읽었어요.`,
  dropped_characters: '저장할 수 없는 문자가 들어 있어 그 문자를 빼고 읽었어요.',
  derived_year: '날짜에 연도가 없어 이웃한 행의 연도로 읽었어요.',
  derived_day: '날짜 열이 없어 제목이나 파일 이름의 날짜로 읽었어요.',
  split_name: '이름이 옆 칸에 걸쳐 있어 한쪽만 읽었을 수 있어요.',
}

/** '시트 ‘표지’ (3행)', '12행부터 다른 표 (5행)', '2쪽 (글자가 없는 그림이거나 빈 쪽)', '2번째 구역 (깨져서 읽지 못한 부분)' */
export function unreadPart({ kind, sheet, at, rows, letters }: UnreadPart): string {
  const [size, count] = [letters, rows].map((many) => many.toLocaleString('ko-KR'))
  if (kind === 'section') return `${at > 0 ? `${at}번째 구역` : '문서의 일부'} (깨져서 읽지 못한 부분)`
  if (kind === 'page') return `${at}쪽 (${letters === 0 ? '글자가 없는 그림이거나 빈 쪽' : `글자 ${size}자`})`
  const where = [sheet !== null && `시트 ‘${sheet}’`, kind === 'table' && `${at}행부터 다른 표`].filter(Boolean)
  return `${where.join(', ')} (${count}행)`
}
