import { SIGN_IN_CLOSED_MINUTES, SIGN_IN_FAILURES_MAX, SIGN_IN_WINDOW_MINUTES } from '@/domain/limits'

/** What integrators read about the public API, beside what the schemas say themselves. */
export const API_TITLE = '공공밥상 공개 API'
export const API_INTRODUCTION =
  '공공기관이 업무추진비로 찾은 음식점을 읽는 API입니다. 열쇠 없이 GET으로 부르며, 어느 사이트에서나 부를 수 있습니다. ' +
  '응답은 60초 동안 저장해 두고 쓸 수 있고, ETag로 바뀌었는지만 물을 수 있습니다. ' +
  '쓰기는 운영자에게 문의를 보내는 것뿐이고, 이 누리집의 화면에서만 보낼 수 있습니다. ' +
  '모르는 매개변수와 잘못된 값에는 400과 그 매개변수의 이름, 고칠 점을 답합니다.'

export const API_SUMMARIES = {
  listRestaurants: '음식점을 찾고 순위로 늘어놓습니다.',
  suggest: '입력하는 대로 음식점과 지역을 제안합니다.',
  readRestaurant: '음식점 하나를 방문 통계와 함께 읽습니다.',
  listVisits: '음식점의 방문 기록을 새것부터 읽습니다.',
  listRegions: '시군구와 음식점 수를 읽습니다.',
  readStatistics: '전체 통계를 읽습니다.',
  readStaffSession: '로그인한 관리자나 운영자가 누구인지 읽습니다.',
  signInStaff: '관리자나 운영자로 로그인합니다.',
  signOutStaff: '로그아웃합니다.',
  sendTicket: '운영자에게 문의를 보냅니다.',
  readMe: '지금 로그인한 회원과 운영자가 누구인지 읽습니다.',
  readSignUp: '하고 있는 가입이 어디까지 왔는지 읽습니다.',
  agreeToTerms: '가입하며 약관에 동의합니다.',
  completeSignUp: '닉네임을 정하고 가입을 마칩니다.',
  abandonSignUp: '하고 있는 가입을 그만둡니다.',
  consent: '바뀐 약관에 동의합니다.',
  checkNickname: '닉네임을 쓸 수 있는지 묻습니다.',
} as const
export type ApiOperation = keyof typeof API_SUMMARIES

export const API_DETAILS: Partial<Record<ApiOperation, string>> = {
  listRestaurants:
    '이름과 주소의 일부, 초성(ㅅㅎㄴ), 상호와 지역(순희네 종로)을 함께 쓸 수 있습니다. ' +
    'year나 agency_type을 주면 방문 수·기관 수·금액·마지막 방문은 그 해와 그 기관 유형의 것이고, 순위와 평점은 언제나 전체 기간의 것입니다.',
  suggest: '초성, 한 글자, 영문 자판으로 친 한글(tnsgml), 한 자모 틀린 이름도 찾습니다.',
  signInStaff:
    '세션 쿠키를 답합니다. 모르는 이메일, 틀린 비밀번호, 권한이 없는 계정에는 같은 답을 합니다. ' +
    `${SIGN_IN_WINDOW_MINUTES}분 동안 ${SIGN_IN_FAILURES_MAX}번 실패하면 그 이메일은 ${SIGN_IN_CLOSED_MINUTES}분 동안 429로 거절하고, 남은 초를 Retry-After에 적습니다.`,
  signOutStaff: '세션을 곧바로 끝냅니다. 로그인하지 않았어도 204를 답합니다.',
  sendTicket: '보낸 곳마다 한 시간에 다섯 번까지 받습니다. 넘으면 429와 기다릴 시간(Retry-After, 초)을 답합니다. 보낸 내용은 어떤 응답에도 나오지 않습니다.',
  readMe: '로그인하지 않았으면 member와 staff가 null입니다. 회원의 세션과 운영자의 세션은 따로입니다.',
  readSignUp: '카카오에서 돌아왔지만 아직 회원이 아닌 사람의 것입니다. 가입을 마치기 전에는 누구인지를 읽을 수 있게 저장하지 않습니다.',
  agreeToTerms: 'agreed에는 시행 중인 필수 약관의 번호가 모두 있어야 합니다. 그 사이에 바뀐 약관의 번호에는 409를 답합니다.',
  completeSignUp: '회원의 세션 쿠키와 이어서 갈 곳을 답합니다.',
  abandonSignUp: '적은 것을 곧바로 지웁니다. 하고 있는 가입이 없어도 204를 답합니다.',
  consent: '전에 동의한 것은 그대로 두고, agreed에 있는 것에 지금 동의한 것으로 적습니다.',
  checkNickname: '쓸 수 있으면 204, 아니면 까닭을 답합니다. 가입하는 사람과 회원이 묻고, 자기 닉네임은 쓸 수 있는 것으로 봅니다.',
  readRestaurant: '다른 음식점으로 합쳐진 번호에는 410과 새 번호(merged_into)를 답합니다.',
}

export const API_PARAMETERS: Record<string, string> = {
  q: '찾을 말. 60자까지.',
  province: '시도. 서울, 서울특별시, 옛 이름(강원도)을 모두 알아봅니다.',
  district: '시군구. 같은 이름이 여러 곳에 있으므로 province와 함께 씁니다.',
  category: '분류.',
  year: '이 해에 방문한 곳만.',
  agency_type: '이 유형의 기관이 방문한 곳만.',
  per_head_max: '1인당 금액(중앙값)이 이 금액 이하인 곳만. 원.',
  sort: '순서. relevance는 이름이 같은 곳, 그 말로 시작하는 곳, 담은 곳의 순서이고 q가 없으면 visit_count와 같습니다. 예전 이름(total_count, total_visits, rank, rank_value, avg_rating, total_amount)도 받습니다.',
  page: '쪽. 1부터.',
  size: '한 쪽의 줄 수.',
  id: '음식점 번호.',
}

export const API_RESPONSES = {
  ok: '읽은 결과입니다.',
  notModified: 'If-None-Match의 ETag와 같습니다. 본문이 없습니다.',
  badRequest: '매개변수가 잘못되었습니다.',
  notFound: '그런 음식점이 없습니다.',
  signedIn: '로그인했습니다. 세션 쿠키가 있습니다.',
  signedOut: '로그아웃했습니다.',
  notSignedIn: '로그인하지 않았거나 세션이 끝났습니다.',
  refusedSignIn: '이메일이나 비밀번호가 틀렸거나 권한이 없습니다.',
  closedSignIn: '실패가 많아 잠시 닫혔습니다.',
  received: '받았습니다. 본문이 없습니다.',
  tooLarge: '보낸 내용이 너무 큽니다.',
  tooMany: '너무 자주 보냈습니다. Retry-After초 뒤에 다시 보냅니다.',
  noSignUp: '하고 있는 가입이 없거나 시간이 지났습니다.',
  forgotten: '그만두었습니다. 저장한 것이 없습니다.',
  free: '쓸 수 있습니다.',
  taken: '이미 쓰고 있습니다.',
  gone: '다른 음식점으로 합쳐졌습니다.',
} as const

/** What the fields of answers mean; a field that needs no words has none. */
export const API_FIELDS: Record<string, string> = {
  title: '표시 이름: 상호와 지점.',
  name: '상호. 지역과 기관에서는 그 이름.',
  branch: '지점. 없으면 null.',
  category: '분류.',
  region_code: '법정동 코드 앞 다섯 자리.',
  sub_add1: '시도.',
  sub_add2: '시군구. 세종은 null.',
  visit_count: '방문 수.',
  agency_count: '방문한 기관 수.',
  total_amount: '쓴 금액. 원.',
  per_head_median: '1인당 금액의 중앙값. 원. 인원을 아는 방문이 없으면 null.',
  last_visit: '마지막 방문일(한국 날짜).',
  first_visit: '첫 방문일(한국 날짜).',
  avg_rating: '평점 평균. 후기가 없으면 0.',
  review_count: '후기 수.',
  region_rank: '시군구 안 순위. 방문이 없으면 null.',
  province_rank: '시도 안 순위.',
  national_rank: '전국 순위.',
  closed_on: '폐업을 확인한 날.',
  verified_on: '마지막으로 확인한 날.',
  spellings: '원문에 나온 표기.',
  visitors: '방문한 기관과 부서.',
  months: '달마다의 방문. 빈 달은 0.',
  hours: '요일(1 월 ~ 7 일)과 시(0 ~ 23)마다의 방문. 시각을 아는 방문만.',
  time_unknown_count: '시각을 모르는 방문 수.',
  per_head: '1인당 금액. 원.',
  spent_on: '방문일(한국 날짜).',
  time: '시각(HH:MM). 공개되지 않았으면 null.',
  headcount: '인원.',
  amount: '금액. 원. 여러 곳에 함께 쓴 줄이면 null.',
  source: '출처: 문서, 주소, 파일, 시트, 행.',
  flags: '확인할 점.',
  data_source: '공개 자료(crawled), 직접 입력(manual), 고친 기록(corrected).',
  status: '확인됨(confirmed), 확인 중(pending), 이의 제기(disputed).',
  total: '모든 쪽의 줄 수.',
  total_is_minimum: '아주 흔한 말이라 끝까지 세지 않았으면 true. 그때 total은 적어도 그만큼이라는 뜻입니다.',
  pages: '쪽 수. 1 이상.',
  source_share: '원문 주소가 있는 방문의 비율(0 ~ 1).',
  email: '이메일 주소. 문의에서는 답을 받을 주소로, 적지 않아도 됩니다.',
  password: '비밀번호.',
  nickname: '이름.',
  role: '권한: 운영자(moderator), 관리자(admin).',
  kind: '문의의 종류: 정정(correction), 게시중단(takedown), 제안(suggestion), 그 밖(other).',
  subject: '제목.',
  body: '내용.',
  restaurant: '문의하는 음식점 번호.',
  website: '사람에게 보이지 않는 칸. 비워 두십시오.',
  code: '오류의 종류. 지역에서는 법정동 코드 앞 다섯 자리.',
  field: '잘못된 매개변수.',
  message: '무엇이 잘못되었고 어떻게 고치는지.',
  merged_into: '대신 요청할 음식점 번호.',
}
