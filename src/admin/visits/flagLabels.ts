import type { VisitFlag } from '@/domain/expense/visitFlags'

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
