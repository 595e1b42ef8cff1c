import type { RowReason } from '@/domain/expense/importReport'
import type { ProblemReason } from '@/contract/uploadRows'
import type { UploadKind, RecordReason } from '@/domain/upload/kinds'
import type { KeptRecord } from '@/contract/uploadState'
import { RATING_MAX, RATING_MIN } from '@/domain/review'
import { IMPORT_REASONS } from '../importReasons'

export const RECORD_REASONS: Record<RecordReason, string> = {
  unchanged: '이미 등록된 내용과 같아요.',
  review_exists: '이 회원이 이 식당에 쓴 리뷰가 이미 있어요. 덮어쓰지 않아요.',
  name_missing: '이름이 비어 있어요.',
  text_too_long: '글이 너무 길어요.',
  row_repeated: '같은 대상이 파일의 앞줄에 이미 있어요.',
  code_invalid: '행정표준코드는 일곱 자리예요. 예: 3000000',
  agency_abolished: '없어진 기관이에요.',
  agency_part: '기관이 아니라 기관에 딸린 조직이에요.',
  type_unknown: '기관 유형을 알 수 없어요.',
  parent_unknown: '상위 기관을 찾을 수 없어요.',
  parent_circular: '상위 기관이 자기 자신이거나 자기 아래에 있는 기관이에요.',
  region_unknown: '지역을 찾을 수 없어요.',
  region_ambiguous: '여러 시·도에 있는 지역 이름이에요. 시·도를 함께 적어 주세요.',
  name_ambiguous: '이 이름을 쓰는 기관이 둘 이상이에요.',
  url_invalid: '주소는 http:// 또는 https://로 시작해야 해요.',
  id_invalid: '번호는 1 이상의 정수여야 해요.',
  restaurant_unknown: '식당을 찾을 수 없어요.',
  restaurant_ambiguous: '같은 이름의 식당이 둘 이상이에요. 번호나 주소를 적어 주세요.',
  restaurant_trashed: '휴지통에 있는 식당이에요. 먼저 복원해 주세요.',
  address_missing: '새로 등록할 식당의 주소가 비어 있어요.',
  point_invalid: '위도와 경도는 우리나라 안의 도(°) 단위 숫자여야 해요. 예: 37.5665, 126.978',
  point_incomplete: '위도와 경도는 함께 적어 주세요.',
  category_unknown: '분류는 음식점 또는 카페여야 해요.',
  phone_invalid: '전화번호를 읽을 수 없어요.',
  active_unknown: '공개 여부를 읽을 수 없어요. 공개 또는 비공개로 적어 주세요.',
  restaurant_missing: '식당 번호나 이름이 비어 있어요.',
  place_missing: '식당 번호가 없으면 주소나 시·군·구를 함께 적어 주세요.',
  member_missing: '회원이 비어 있어요.',
  member_unknown: '그런 회원이 없어요.',
  rating_missing: '별점이 비어 있어요.',
  rating_invalid: `별점은 ${RATING_MIN}부터 ${RATING_MAX}까지의 정수여야 해요.`,
  content_missing: '내용이 비어 있어요.',
  date_unreadable: '작성일을 읽을 수 없어요.',
  date_future: '작성일이 아직 오지 않은 날이에요.',
}

export const KEPT_RECORD_REASONS: Record<KeptRecord['reason'], string> = {
  changed: '가져온 뒤에 누군가 고쳤어요.',
  in_use: '가져온 뒤에 다른 기록이 이 항목을 쓰고 있어요.',
}

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
