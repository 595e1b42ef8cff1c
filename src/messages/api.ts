export const API_TITLE = '공공밥상 공개 API'
export const API_INTRODUCTION =
  '공공기관이 업무추진비로 찾은 식당을 읽는 API예요. API 키 없이 GET으로 부르며, 어느 사이트에서나 부를 수 있어요. ' +
  '응답은 60초 동안 저장해 두고 쓸 수 있고, ETag로 바뀌었는지만 물을 수 있어요. ' +
  '쓰기는 이 사이트의 화면에서만 할 수 있어요. ' +
  '모르는 매개변수와 잘못된 값에는 400과 그 매개변수의 이름, 고칠 점을 답해요.'

export const API_TAGS = {
  restaurants: '식당과 방문 기록, 지도와 제안.',
  regions: '지역과 전체 통계, 주소 찾기.',
  agencies: '공공기관과 그 방문 기록.',
  collections: '운영진이 모은 식당 목록.',
  openData: '달마다 만드는 전체 자료.',
  plan: '모임 고르기와 투표.',
  tickets: '운영자에게 보내는 문의.',
  records: 'Payload의 REST로 읽는 문서.',
  reviews: '식당의 리뷰.',
  posts: '게시판의 글.',
  comments: '글의 댓글.',
  photos: '리뷰와 글, 식당의 사진.',
  favorites: '즐겨찾기와 폴더, 나눈 목록.',
  notifications: '알림과 생기는 대로 받는 일.',
  account: '가입, 로그인, 내 정보.',
  staff: '운영 화면. 관리자와 운영자의 세션이 있어야 해요.',
} as const
export type ApiTag = keyof typeof API_TAGS

export const SESSION_LABELS = {
  member: '카카오로 로그인한 회원의 세션 쿠키. https에서는 이름이 __Host-로 시작해요.',
  staff: '관리자나 운영자로 로그인하면 받는 세션 쿠키. https에서는 이름이 __Host-로 시작해요.',
  signUp: '가입하는 동안의 쿠키. https에서는 이름이 __Host-로 시작해요.',
} as const

/** Descriptions of a name that has several meanings, each with its owners. */
export type WordsByOwner = Readonly<Record<string, readonly (readonly [owners: readonly string[], words: string])[]>>

export const wordsByOwner = (table: WordsByOwner, name: string, owner: string): string | undefined =>
  table[name]?.find(([owners]) => owners.includes(owner))?.[1]
