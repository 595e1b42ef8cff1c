import type { AgencyType } from '@/domain/agencyTypes'
import type { Category, Sort } from '@/domain/directory/query'
import type { ReportReason, ReportStatus, ReviewStatus } from '@/domain/review/states'
import type { Role } from '@/domain/roles'
import type { TermsCode } from '@/domain/terms/termsCodes'
import type { TicketKind, TicketStatus } from '@/domain/tickets/ticket'

/** Words for codes, shown in more than one place. */
export const AGENCY_TYPE_LABELS: Record<AgencyType, string> = {
  city: '시·도청',
  district: '구·군청',
  council: '의회',
  ministry: '중앙행정기관',
  education: '교육청',
  public_corporation: '공공기관',
  fire: '소방',
  other: '그 밖의 기관',
}

export const CATEGORY_LABELS: Record<Category, string> = { all: '전체', restaurant: '음식점', cafe: '카페' }

export const SORT_LABELS: Record<Sort, string> = {
  relevance: '정확도 순',
  visit_count: '방문 많은 순',
  agency_count: '찾은 기관 많은 순',
  rating: '평점 높은 순',
  amount: '쓴 금액 많은 순',
  recent: '최근 방문 순',
  per_head: '1인당 금액 낮은 순',
  name: '이름 순',
}

export const ROLE_LABELS: Record<Role, string> = { user: '회원', moderator: '운영자', admin: '관리자' }

export const DATA_SOURCE_LABELS = { crawled: '공개 자료', manual: '직접 입력', corrected: '고친 기록' } as const
export const VISIT_STATUS_LABELS = { confirmed: '확인됨', pending: '확인 중', disputed: '이의 제기' } as const

/** The largest scope of a rank. */
export const NATIONAL_LABEL = '전국'

export const TERMS_LABELS: Record<TermsCode, string> = {
  tos: '이용약관',
  privacy: '개인정보처리방침',
  age14: '만 14세 이상 확인',
  location: '위치정보 이용 안내',
}

export const TICKET_KIND_LABELS: Record<TicketKind, string> = {
  correction: '잘못된 정보 정정',
  takedown: '게시중단 요청',
  suggestion: '제안',
  other: '그 밖의 문의',
}

export const TICKET_STATUS_LABELS: Record<TicketStatus, string> = { open: '접수', answered: '답변함', closed: '종결' }

export const REVIEW_STATUS_LABELS: Record<ReviewStatus, string> = {
  published: '공개',
  hidden: '숨김',
  pending: '검토 중',
}

export const REPORT_REASON_LABELS: Record<ReportReason, string> = {
  spam: '광고·도배',
  harassment: '욕설·괴롭힘',
  inappropriate: '부적절한 내용',
  misinformation: '사실과 다름',
  other: '그 밖의 이유',
}

export const REPORT_STATUS_LABELS: Record<ReportStatus, string> = {
  open: '접수',
  upheld: '받아들임',
  dismissed: '받아들이지 않음',
}

/** In place of the name of somebody who has left. */
export const WITHDRAWN_MEMBER = '탈퇴한 회원'
