import type { FormatStatus } from '@/domain/dataFormat'
import type { Occasion, PaymentMethod } from '@/domain/expense/codes'
import type { OccasionFacet } from '@/domain/expense/occasions'
import type { FaqStatus } from '@/domain/faq'
import type { AgencyType } from '@/domain/agencyTypes'
import type { Category, Sort } from '@/contract/directoryQuery'
import type {
  BoardType,
  CommentStatus,
  NoticePriority,
  NoticeType,
  PostStatus,
  SuggestionStatus,
} from '@/domain/community/community'
import type { HoldReason } from '@/domain/community/holds'
import type { NoticePhase } from '@/domain/community/postRules'
import type { ContentType, ReportOutcome, ReportReason, ReportStatus } from '@/domain/moderation/moderation'
import type { ReviewStatus } from '@/domain/review'
import type { Role } from '@/domain/roles'
import type { TermsCode, TermsState } from '@/domain/terms'
import type { TicketKind, TicketStatus } from '@/domain/tickets/tickets'

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
  distance: '가까운 순',
}

export const ROLE_LABELS: Record<Role, string> = {
  user: '회원',
  moderator: '운영자',
  editor: '편집자',
  admin: '관리자',
}

export const OCCASION_LABELS: Record<Occasion, string> = {
  meeting: '간담회·회의',
  encouragement: '격려·회식',
  hospitality: '손님맞이',
  event: '행사',
  field: '현장·출장',
  family: '경조사',
  supplies: '다과·물품',
  other: '기타',
}

/** As visitors call what they plan. */
export const OCCASION_FACET_LABELS: Record<OccasionFacet, string> = {
  meeting: '간담회',
  encouragement: '회식',
  hospitality: '손님 접대',
}

export const PAYMENT_METHOD_LABELS: Record<PaymentMethod, string> = {
  card: '카드',
  cash: '현금',
  transfer: '계좌이체',
  mobile: '간편결제',
  voucher: '상품권',
  other: '기타',
}

export const DATA_SOURCE_LABELS = { crawled: '공개 자료', manual: '직접 입력', corrected: '고친 기록' } as const
export const VISIT_STATUS_LABELS = { confirmed: '확인됨', pending: '확인 중', disputed: '이의 제기' } as const

export const NATIONAL_LABEL = '전국'

export const TERMS_LABELS: Record<TermsCode, string> = {
  tos: '이용약관',
  privacy: '개인정보처리방침',
  age14: '만 14세 이상 확인',
  location: '위치정보 이용 안내',
}

export const TERMS_DESCRIPTIONS: Record<TermsCode, string> = {
  tos: '공공밥상을 이용하는 조건과, 운영자와 회원의 권리와 의무를 정한 약관이에요.',
  privacy: '공공밥상이 어떤 개인정보를 왜, 얼마 동안 처리하고 어떻게 지우는지 알려 드려요.',
  age14: '만 14세 이상인지 확인하는 까닭과 방법이에요.',
  location: '지금 있는 곳을 어떻게 쓰는지, 무엇을 저장하지 않는지 알려 드려요.',
}

export const TERMS_STATE_LABELS: Record<TermsState, string> = {
  draft: '초안',
  announced: '시행 예정',
  'in-force': '시행 중',
  past: '이전 버전',
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
  pending: '처리 대기',
  reviewed: '조치함',
  dismissed: '기각',
}

export const REPORT_OUTCOME_LABELS: Record<ReportOutcome, string> = {
  hidden: '숨김',
  deleted: '삭제',
  kept: '그대로 둠',
  restricted: '임시조치',
}

export const CONTENT_TYPE_LABELS: Record<ContentType, string> = { comment: '댓글', post: '글', review: '리뷰' }

export const BOARD_LABELS: Record<BoardType, string> = {
  notice: '공지사항',
  free: '자유게시판',
  suggestion: '건의사항',
}

export const FAQ_STATUS_LABELS: Record<FaqStatus, string> = { draft: '임시', active: '활성', inactive: '비활성' }

export const FORMAT_STATUS_LABELS: Record<FormatStatus, string> = {
  draft: '임시',
  active: '활성',
  deprecated: '사용중단',
}

export const POST_STATUS_LABELS: Record<PostStatus, string> = {
  published: '공개',
  hidden: '숨김',
  pending: '검토 중',
}

export const HOLD_LABELS: Record<HoldReason, string> = {
  word: '살펴볼 단어',
  domain: '확인할 주소',
  link: '가입 첫날의 링크',
}

export const COMMENT_STATUS_LABELS: Record<CommentStatus, string> = {
  published: '공개',
  hidden: '숨김',
  pending: '검토 중',
}

export const SUGGESTION_STATUS_LABELS: Record<SuggestionStatus, string> = {
  pending: '확인 중',
  in_progress: '진행 중',
  completed: '완료',
  rejected: '반려',
}

export const NOTICE_TYPE_LABELS: Record<NoticeType, string> = {
  notice: '공지',
  maintenance: '점검',
  update: '업데이트',
  emergency: '긴급',
}

export const NOTICE_PHASE_LABELS: Record<NoticePhase, string> = {
  draft: '초안',
  scheduled: '예약됨',
  live: '게시 중',
  ended: '끝남',
  hidden: '숨김',
}

export const NOTICE_PRIORITY_LABELS: Record<NoticePriority, string> = { high: '높음', medium: '보통', low: '낮음' }

export const WITHDRAWN_MEMBER = '탈퇴한 회원'
