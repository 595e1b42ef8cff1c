import { BOARD_TYPES } from '@/domain/community/community'
import { BOARD_LABELS } from '@/messages/labels'

export interface SectionLink {
  href: string
  label: string
}

export const SECTIONS: readonly SectionLink[] = [
  { href: '/regions', label: '지역별' },
  { href: '/nearby', label: '내 주변' },
  { href: '/agencies', label: '기관별' },
  { href: '/map', label: '지도' },
  { href: '/plan', label: '모임 고르기' },
]

export const BOARDS: readonly SectionLink[] = BOARD_TYPES.map((type) => ({
  href: `/board/${type}`,
  label: BOARD_LABELS[type],
}))

export const DATA_SECTION: SectionLink = { href: '/data', label: '데이터' }

export const FOOTER_GROUPS: readonly { title: string; links: readonly SectionLink[] }[] = [
  {
    title: '서비스',
    links: [
      { href: '/regions', label: '지역별 순위' },
      { href: '/restaurants', label: '전국 순위' },
      { href: '/nearby', label: '내 주변' },
      { href: '/plan', label: '모임 고르기' },
      { href: '/agencies', label: '기관별' },
      { href: '/report-card', label: '공개 성적표' },
      { href: '/map', label: '지도' },
      { href: '/collections', label: '모아 보기' },
      { href: '/ranking', label: '순위 산정 방식' },
    ],
  },
  {
    title: '도움',
    links: [
      { href: '/about', label: '소개' },
      { href: '/faq', label: '자주 묻는 질문' },
      { href: '/board', label: '게시판' },
      { href: '/contact', label: '정정·삭제 요청' },
      DATA_SECTION,
      { href: '/changes', label: '바뀐 것' },
      { href: '/developers', label: 'API' },
      { href: '/en', label: 'English' },
    ],
  },
  {
    title: '약관',
    links: [
      { href: '/terms', label: '이용약관' },
      { href: '/privacy', label: '개인정보처리방침' },
      { href: '/terms/location', label: '위치정보 이용 안내' },
    ],
  },
]
