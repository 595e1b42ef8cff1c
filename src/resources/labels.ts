import { ROLE_LABELS } from '@/messages/labels'
import { AUDIT_EVENT_LABELS } from '@/messages/staff/audit'
import { AUDIT_SUBJECT_LABELS } from './auditSubjects'
import { DATA_RESOURCE_LABELS } from './dataLabels'
import { DEFINED } from './defined'
import { labels, labelsOf, type ResourceLabels } from './resourceLabels'

export type { ResourceLabels }

const POST_FIELDS = { title: '제목', isPinned: '위에 고정', likeCount: '좋아요' }

export const RESOURCE_LABELS = {
  ...(Object.fromEntries(Object.entries(DEFINED).map(([key, definition]) => [key, labelsOf(definition)])) as Record<
    keyof typeof DEFINED,
    ResourceLabels
  >),
  ...DATA_RESOURCE_LABELS,
  reports: labels('신고', '건', { targetType: '신고한 것', description: '설명', createdAt: '신고한 때' }),
  reviews: labels('리뷰', '건', { content: '리뷰', rating: '별점', createdAt: '쓴 때' }),
  posts: labels('게시글', '건', {
    ...POST_FIELDS,
    board: '게시판',
    excerpt: '내용',
    authorNickname: '쓴 사람',
    createdAt: '쓴 때',
    viewCount: '조회',
    commentCount: '댓글',
  }),
  comments: labels('댓글', '건', { content: '댓글', likeCount: '좋아요', createdAt: '쓴 때' }),
  suggestions: labels('건의', '건', {
    ...POST_FIELDS,
    authorNickname: '쓴 사람',
    createdAt: '쓴 때',
    suggestionStatus: '처리',
    staffAnswer: '답변',
  }),
  tickets: labels('문의', '건', {
    kind: '종류',
    subject: '제목',
    restaurantTitle: '식당',
    hasEmail: '답 받을 주소',
    createdAt: '받은 때',
    urgency: '급한 것부터',
    notes: '처리 메모',
    answer: '답변',
    email: '이메일',
  }),
  users: labels(
    '회원',
    '명',
    {
      nickname: '이름',
      email: '이메일',
      role: '역할',
      region: '지역',
      createdAt: '가입',
      lastSignInAt: '마지막 로그인',
      isBlocked: '상태',
      blockedUntil: '차단 끝',
      grantedAt: '역할 받은 때',
      grantedBy: '역할 준 사람',
    },
    { role: ROLE_LABELS, isBlocked: { true: '차단', false: '이용 중' } },
  ),
  roles: labels(
    '역할',
    '건',
    {
      nickname: '받은 사람',
      role: '역할',
      before: '그 전 역할',
      grantedByNickname: '준 사람',
      createdAt: '언제',
    },
    { role: ROLE_LABELS, before: ROLE_LABELS },
  ),
  audit: labels(
    '감사 기록',
    '건',
    {
      occurredAt: '언제',
      event: '무엇을',
      actor: '계정 번호',
      actorNickname: '누가',
      actorRole: '그때의 역할',
      subjectType: '대상',
      subject: '대상 번호',
      subjectName: '대상 이름',
      before: '앞',
      after: '뒤',
      network: '어디에서',
      requestId: '요청 번호',
      details: '그 밖에',
    },
    { event: AUDIT_EVENT_LABELS, actorRole: ROLE_LABELS, subjectType: AUDIT_SUBJECT_LABELS },
  ),
} satisfies Record<string, ResourceLabels>

export type ResourceName = keyof typeof RESOURCE_LABELS

export const nameOf = (name: string): string => (RESOURCE_LABELS as Record<string, ResourceLabels>)[name]?.name ?? name

export const unitOf = (name: string): string => (RESOURCE_LABELS as Record<string, ResourceLabels>)[name]?.unit ?? '건'
