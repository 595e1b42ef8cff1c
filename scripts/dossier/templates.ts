import { STAFF_SCREENS } from '../../tests/e2e/setup/staffScreens'

export type Reader = 'visitor' | 'newcomer' | 'member' | 'staff'

/** A kind of page, with one of its addresses. */
export interface Template {
  /** of its files: letters, digits and hyphens */
  file: string
  name: string
  /** as the routes of the site name it (`sitePatterns`) */
  pattern: string
  /** an address; `{token}` stands for what is made first (`madeFirst.ts`) */
  path: string
  as: Reader
}

const fileOf = (path: string): string =>
  path
    .replace(/^\/|[{}]/g, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/-$/, '') || 'home'

const page = (
  name: string,
  pattern: string,
  path = pattern,
  as: Reader = 'visitor',
  file = fileOf(path),
): Template => ({
  ...{ file, name, pattern, path, as },
})

const VISITORS: Template[] = [
  page('첫 화면', '/'),
  page('소개', '/about'),
  page('기관 목록', '/agencies'),
  page('기관', '/agencies/:id', '/agencies/1'),
  page('기관 공개 성적표', '/agencies/:id/report-card', '/agencies/1/report-card'),
  page('게시판 첫 화면', '/board'),
  page('게시판', '/board/:type', '/board/free'),
  page('게시글', '/board/:type/:postId', '/board/free/{post}'),
  page('바뀐 것', '/changes'),
  page('모아 보기 목록', '/collections'),
  page('모아 보기', '/collections/:slug', '/collections/lunch-near-city-hall'),
  page('정정·삭제 요청', '/contact'),
  page('요청 처리 상태', '/contact/:token', '{ticket}', 'visitor', 'contact-ticket'),
  page('데이터 내려받기', '/data'),
  page('API 안내', '/developers'),
  page('자주 묻는 질문', '/faq'),
  page('공유한 목록', '/lists/:token', '{list}', 'visitor', 'lists-shared'),
  page('로그인', '/login'),
  page('소식 메일 확인', '/mail/confirm/:token', `/mail/confirm/${'a'.repeat(43)}`, 'visitor', 'mail-confirm'),
  page('소식 메일 그만 받기', '/mail/leave/:token', `/mail/leave/${'a'.repeat(43)}`, 'visitor', 'mail-leave'),
  page('지도', '/map'),
  page('내 주변', '/nearby', '/nearby?q=서울특별시 중구', 'visitor', 'nearby'),
  page('연결 없음', '/offline'),
  page('모임 고르기', '/plan', '/plan?region=11140', 'visitor', 'plan'),
  page('함께 고르기', '/plan/together/:token', '{poll}', 'visitor', 'plan-together'),
  page('개인정보처리방침', '/privacy'),
  page('지난 개인정보처리방침', '/privacy/versions/:version', '/privacy/versions/1'),
  page('순위 산정 방식', '/ranking'),
  page('지역 고르기', '/regions'),
  page('지역 순위', '/regions', '/regions?province=서울특별시&district=중구', 'visitor', 'regions-district'),
  page('공개 성적표', '/report-card'),
  page('성적표 규칙', '/report-card/rule'),
  page('식당 목록', '/restaurants'),
  page('식당', '/restaurants/:id', '/restaurants/1'),
  page('식당 순위 설명', '/restaurants/:id/rank', '/restaurants/1/rank'),
  page('이용약관', '/terms'),
  page('위치정보 이용 안내', '/terms/:code', '/terms/location'),
  page('없는 주소', '/*', '/nowhere'),
  page('English: front page', '/en'),
  page('English: restaurants', '/en/restaurants'),
  page('English: restaurant', '/en/restaurants/:id', '/en/restaurants/1'),
  page('English: institutions', '/en/agencies'),
  page('English: institution', '/en/agencies/:id', '/en/agencies/1'),
  page('English: unknown address', '/en/*', '/en/nowhere'),
  page('직원 로그인', '/admin/login'),
]

/** In the order of signing up. */
const MEMBERS: Template[] = [
  page('가입: 약관 동의', '/register/terms', '/register/terms', 'newcomer'),
  page('가입: 닉네임', '/register/profile', '/register/profile', 'newcomer'),
  page('가입 마침', '/welcome', '/welcome', 'member'),
  page('내 프로필', '/profile', '/profile', 'member'),
  page('글쓰기', '/board/:type/write', '/board/free/write', 'member'),
  page('글 고치기', '/board/:type/edit/:postId', '/board/free/edit/{ownPost}', 'member'),
  page('식당(회원)', '/restaurants/:id', '/restaurants/1', 'member', 'restaurants-1-member'),
]

const STAFF: Template[] = STAFF_SCREENS.map(({ path, heading }) => page(`직원: ${heading}`, '/admin/*', path, 'staff'))

export const TEMPLATES: readonly Template[] = [...VISITORS, ...MEMBERS, ...STAFF]

/** Pages without a template, and why. */
export const ELSEWHERE: Record<string, string> = {
  '/auth/callback': '로그인 뒤 바로 다음 화면으로 옮겨 가는 주소',
  '/register': '가입 단계나 보던 화면으로 옮겨 가는 주소',
  '/contact/sent': '정정·삭제 요청을 보낸 직후에만 나오는 안내문; 요청 처리 상태와 같은 틀',
  '/restaurants/:id/:district/:title': '식당으로 옮겨 가는 옛 주소',
  '/terms/service': '이용약관으로 옮겨 가는 주소',
  '/terms/privacy': '개인정보처리방침으로 옮겨 가는 주소',
  '/terms/versions/:version': '지난 개인정보처리방침과 같은 틀',
  '/terms/:code/versions/:version': '지난 개인정보처리방침과 같은 틀',
  '/admin/password': '초대 메일의 주소로만 열리는 화면; 직원 로그인과 같은 틀',
  '/kakao-test': '관리자가 카카오 키를 확인하는 화면',
  '/cms/*': 'Payload의 데이터 관리 화면; 직원용이며 이 제품이 그리지 않음',
}
