import { OWN_FIELDS } from './apiOwnFields'
import { wordsByOwner } from './wordsByOwner'

/** Fields that mean the same wherever they stand; a field that needs no words has none. */
const SHARED: Record<string, string> = {
  understood: 'q를 업종으로 알아들었으면 그 업종(kind)과 지역(places). 이름을 찾았으면 없습니다.',
  provinces: '이름이 맞는 시도.',
  branch: '지점. 없으면 null.',
  region_code: '법정동 코드 앞 다섯 자리.',
  sub_add1: '시도.',
  sub_add2: '시군구. 세종은 null.',
  visit_count: '방문 수.',
  agency_count: '방문한 기관 수.',
  total_amount: '쓴 금액. 원.',
  per_head_median: '1인당 금액의 중앙값. 원. 인원을 아는 방문이 없으면 null.',
  last_visit: '마지막 방문일(한국 날짜).',
  first_visit: '첫 방문일(한국 날짜).',
  distance: 'near에서의 거리. 직선으로 잰 미터. near를 주었을 때만 있습니다.',
  avg_rating: '평점 평균. 리뷰가 없으면 0.',
  review_count: '리뷰 수.',
  region_rank: '시군구 안 순위. 방문이 없으면 null.',
  province_rank: '시도 안 순위.',
  national_rank: '전국 순위.',
  closed_on: '폐업을 확인한 날.',
  verified_on: '마지막으로 확인한 날.',
  photos: '사진. 쓸 때는 먼저 올린 사진의 이름을 보이는 순서대로.',
  helpful_count: '도움이 되었다고 표시한 회원 수.',
  author: '쓴 회원. 탈퇴했으면 null.',
  edited_at: '쓴 회원이 고친 때. 고치지 않았으면 null.',
  average_rating: '별점의 평균. 소수 첫째 자리까지.',
  rating_distribution: '별 하나부터 다섯까지의 리뷰 수.',
  spellings: '원문에 나온 표기.',
  collected_months:
    '이 식당을 찾은 기관의 기록이 있는 달(YYYY-MM), 첫 방문의 해부터 마지막 방문의 해까지. months에 0으로 있고 여기에 없는 달은 아직 모으지 못한 달입니다.',
  time_unknown_count: '시각을 모르는 방문 수.',
  spent_on: '방문일(한국 날짜).',
  time: '시각(HH:MM). 공개되지 않았으면 null.',
  amount: '금액. 원. 여러 곳에 함께 쓴 줄이면 null.',
  occasion:
    '무슨 일로 썼는지: 간담회·회의(meeting), 격려·회식(encouragement), 손님맞이(hospitality), 행사(event), ' +
    '현장·출장(field), 경조사(family), 다과·물품(supplies), 기타(other). 적혀 있지 않으면 null.',
  payment_method:
    '결제 방법: 카드(card), 현금(cash), 계좌이체(transfer), 간편결제(mobile), 상품권(voucher), 기타(other). 적혀 있지 않으면 null.',
  flags: '확인할 점.',
  data_source: '공개 자료(crawled), 직접 입력(manual), 고친 기록(corrected).',
  total_is_minimum: '아주 흔한 말이라 끝까지 세지 않았으면 true. 그때 total은 적어도 그만큼이라는 뜻입니다.',
  pages: '쪽 수. 1 이상.',
  source_share: '원문 주소가 있는 방문의 비율(0 ~ 1).',
  password: '비밀번호.',
  subject: '제목.',
  website: '사람에게 보이지 않는 칸. 비워 두십시오.',
  ids: '식당 번호들.',
  folder_id: '폴더 번호. 폴더에 없으면 null.',
  folders: '폴더.',
  share_token: '링크의 마지막 부분. 나누지 않으면 null.',
  added: '새로 저장한 수.',
  known: '이미 저장되어 있던 수.',
  unknown: '지금 없거나 자리가 없어 저장하지 못한 수.',
  merged_into: '대신 요청할 식당이나 기관의 번호.',
  restaurant_count: '식당 수.',
  headcount_total: '인원의 합.',
  headcount_median: '인원이 적힌 방문(모임 고르기에서는 맞는 방문)의 인원 중앙값. 적힌 방문이 없으면 null.',
  source_url: '기관이 자료를 공개하는 곳.',
  parent: '상위 기관. 없으면 null.',
  rank: '순위. 같으면 같은 순위입니다.',
  departments: '부서마다의 방문과 금액. 많은 순.',
  department_count: '부서의 수. 적지 않은 것까지.',
  coverage:
    '달마다 모은 상태. 모음(imported), 공개되었으나 아직 모으지 못함(published), 사이에 빠짐(missing), 늦음(late), 아직 때가 아님(due), 기대하지 않음(none).',
  sources: '원문의 제목과 주소, 그 문서의 방문 수. 새것부터.',
  source_count: '원문의 수. 적지 않은 것까지.',
  given: '동의하면 true, 거두면 false.',
  decided_at: '마지막으로 정한 때. 정한 적이 없으면 null.',
  decided_version: '마지막으로 정한 판.',
  joined_at: '가입한 때.',
  provider: '로그인 수단. 연결이 끊겼으면 null.',
  device: '브라우저와 운영 체제.',
  last_seen_at: '마지막으로 쓴 때. 1분 단위.',
  confirm: '탈퇴를 확인하는 말: DELETE',
  date: '만든 날(한국 날짜).',
  licence: '사용 조건.',
  files: '파일들.',
  bytes: '크기. 바이트.',
  sha256: 'SHA-256. 16진수.',
  group_count: '인원과 1인당 금액이 맞는 방문 수.',
  timed_count: '그 방문들 가운데 시각이 공개된 수.',
  weekday_count: '그 방문들 가운데 물은 요일의 수. 요일을 묻지 않으면 0.',
  hour_count: '그 방문들 가운데 물은 시각의 수. 시각을 묻지 않으면 0.',
  last_group: '그 방문들 가운데 마지막 날(YYYY-MM-DD).',
  matched: '이렇게 세었습니다: 인원과 1인당 금액의 범위.',
  headcount_min: '가장 적은 인원.',
  headcount_max: '가장 많은 인원.',
  per_head_min: '1인당 가장 적은 금액. 원.',
  per_head_max: '1인당 가장 많은 금액. 원.',
  rows: '제목 줄을 뺀 줄 수.',
}

/**
 * What a field means where it stands; undefined where it needs no words.
 * @param owner the schema or the operation that holds it, and the path inside it
 */
export const fieldWords = (name: string, owner: string): string | undefined =>
  OWN_FIELDS[name] ? wordsByOwner(OWN_FIELDS, name, owner) : SHARED[name]

/** Whether the meaning of a field depends on where it stands. */
export const isOwnField = (name: string): boolean => Object.hasOwn(OWN_FIELDS, name)
