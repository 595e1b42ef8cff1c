import type { EventField } from '@/domain/audit'
import * as labels from '@/messages/labels'
import { AUDIT_EVENT_LABELS } from '@/messages/staff/audit'
import { MATCH_CHOICE_LABELS, MATCH_DECISION_LABELS } from '@/messages/staff/matching'
import { QUALITY_LABELS } from '@/messages/staff/quality'
import { WORD_KIND_LABELS } from '@/messages/staff/words'
import { AUDIT_SUBJECT_LABELS, type AuditSubject, definitionOf } from './defined'
import { RESOURCE_LABELS } from './labels'

/** The same words for every resource; fields that are not here have those of their definition. */
const AUDITED_FIELD_LABELS = {
  name: '이름',
  branch: '지점',
  category: '분류',
  subCategory: '업종',
  address: '주소',
  region: '지역',
  latitude: '위도',
  longitude: '경도',
  phone: '전화',
  point: '좌표',
  isActive: '활성',
  closedOn: '폐업 확인일',
  verifiedOn: '마지막 확인일',
  images: '사진',
  deletedAt: '지운 때',
  spelling: '표기',
  from: '앞의 것',
  into: '뒤의 것',
  undone: '되돌림',
  decision: '판단',
  restaurant: '식당',
  agency: '기관',
  department: '부서',
  spentAt: '쓴 때',
  hasTime: '시각을 아는지',
  amount: '금액',
  splitAmount: '나눈 금액',
  headcount: '인원',
  occasion: '쓴 일',
  paymentMethod: '결제 방법',
  dataSource: '출처',
  flags: '확인할 점',
  correctionReason: '고친 이유',
  notes: '메모',
  type: '유형',
  parent: '상위 기관',
  aliases: '다른 이름',
  sourceUrl: '공개 자료 주소',
  status: '상태',
  board: '게시판',
  title: '제목',
  content: '내용',
  isPinned: '위에 고정',
  hiddenReason: '가린 이유',
  review: '리뷰',
  post: '게시글',
  comment: '댓글',
  answer: '답변',
  hiddenUntil: '임시조치 끝',
  suggestionStatus: '건의 상태',
  staffAnswer: '운영자 답변',
  noticeType: '공지 종류',
  priority: '중요도',
  publishFrom: '보이기 시작',
  publishUntil: '보이기 끝',
  outcome: '결과',
  note: '메모',
  code: '종류',
  version: '판',
  isRequired: '필수',
  effectiveOn: '시행일',
  pdfUrl: 'PDF 주소',
  published: '공개',
  slug: '주소',
  summary: '소개',
  places: '식당',
  body: '본문',
  kind: '종류',
  description: '설명',
  columns: '열의 이름',
  question: '질문',
  word: '단어',
  position: '순서',
  nickname: '이름',
  email: '이메일',
  role: '역할',
  until: '차단 끝',
  ended: '끝낸 로그인',
  isRight: '맞다고 봄',
  isRecommended: '추천함',
  weights: '비중',
}
export type AuditedField = keyof typeof AUDITED_FIELD_LABELS

const isKnown = (field: string): field is AuditedField => Object.hasOwn(AUDITED_FIELD_LABELS, field)

export const auditedFieldLabel = (field: string, subject: AuditSubject | null = null): string =>
  isKnown(field) ? AUDITED_FIELD_LABELS[field] : (definitionOf(subject)?.fields[field]?.label ?? field)

const AUDIT_DETAIL_LABELS: Record<EventField, string> & Record<string, string> = {
  kind: '누구로',
  person: '계정',
  who: '이메일의 가명',
  code: '이유',
  reason: '이유',
  seconds: '기다릴 시간(초)',
  role: '역할',
  askedBy: '누가 바랐나',
  resource: '목록',
  format: '파일',
  rows: '줄',
  filter: '조건',
  terms: '약관',
  version: '판',
  count: '사람 수',
  restaurant: '식당',
  resolution: '처리 기록',
  decision: '판단',
  reports: '함께 닫은 신고',
  name: '이름',
  isScheduled: '날마다 백업',
  daily: '하루 하나씩',
  weekly: '한 주 하나씩',
  monthly: '한 달 하나씩',
  upload: '올린 파일',
  created: '새로 만든 수',
  updated: '바꾼 수',
  removed: '지운 수',
  reverted: '되돌린 수',
  batch: '가져오기',
  job: '작업',
  bytes: '크기(바이트)',
  change: '일괄 수정 번호',
  isUndone: '되돌림',
  type: '유형',
  subjectType: '대상',
  subject: '대상 번호',
  carried: '다시 적용한 것',
}

type Words = Readonly<Record<string, string>>

const CONTENT: Words = labels.POST_STATUS_LABELS
const STATUS: Partial<Record<AuditSubject, Words>> = {
  visit: labels.VISIT_STATUS_LABELS,
  review: CONTENT,
  post: CONTENT,
  comment: CONTENT,
  report: labels.REPORT_STATUS_LABELS,
  ticket: labels.TICKET_STATUS_LABELS,
}

/** Shorter than the message to the user. */
const SIGN_IN_CODES: Words = {
  'sign-in-failed': '이메일이나 비밀번호가 틀림',
  'account-locked': '잠긴 이메일',
  'sign-in-limited': '한 네트워크에서 너무 잦음',
  'sign-in-busy': '서버가 바쁨',
  'auth-state-expired': '시작한 지 오래됨',
  'sign-in-denied': '카카오에서 취소함',
  'identity-unverified': '카카오의 답을 확인할 수 없음',
  'identity-provider-unavailable': '카카오가 답하지 않음',
}

const RESOURCE_NAMES: Words = Object.fromEntries(Object.entries(RESOURCE_LABELS).map(([key, { name }]) => [key, name]))

/** Filters of an exported list whose labels differ from fields'. */
const FILTER_LABELS: Words = { q: '찾는 말', since: '부터', until: '까지', event: '무엇을', actor: '누가' }

const QUALITY_TYPE_NAMES: Words = Object.fromEntries(
  Object.entries(QUALITY_LABELS).map(([type, { name }]) => [type, name]),
)
const KINDS: Words = { restaurant: '음식점', cafe: '카페' }

/** Those of `status` depend on the record. */
const VALUES: Readonly<Record<string, Words>> = {
  category: KINDS,
  board: labels.BOARD_LABELS,
  occasion: labels.OCCASION_LABELS,
  paymentMethod: labels.PAYMENT_METHOD_LABELS,
  dataSource: labels.DATA_SOURCE_LABELS,
  suggestionStatus: labels.SUGGESTION_STATUS_LABELS,
  noticeType: labels.NOTICE_TYPE_LABELS,
  priority: labels.NOTICE_PRIORITY_LABELS,
  outcome: labels.REPORT_OUTCOME_LABELS,
  role: labels.ROLE_LABELS,
  type: { ...labels.AGENCY_TYPE_LABELS, ...QUALITY_TYPE_NAMES },
  decision: {
    ...MATCH_DECISION_LABELS,
    ...MATCH_CHOICE_LABELS,
    ...{ hide: '숨김', delete: '지움', dismiss: '기각', restrict: '임시조치', undo: '되돌림' },
  },
  code: { ...labels.TERMS_LABELS, ...SIGN_IN_CODES },
  resource: RESOURCE_NAMES,
  event: AUDIT_EVENT_LABELS,
  subjectType: AUDIT_SUBJECT_LABELS,
  until: { forever: '따로 풀 때까지' },
  kind: { staff: '운영자', member: '회원', ...WORD_KIND_LABELS },
  askedBy: { member: '본인', provider: '카카오', staff: '관리자' },
  format: { csv: 'CSV', xlsx: '엑셀' },
}

export const nestedLabel = (name: string): string => FILTER_LABELS[name] ?? auditedFieldLabel(name)

export const auditDetailLabel = (field: string): string => AUDIT_DETAIL_LABELS[field] ?? auditedFieldLabel(field)

export const auditValueWords = (field: string, subject: AuditSubject | null): Words =>
  (field === 'status' && subject ? STATUS[subject] : VALUES[field]) ?? {}
