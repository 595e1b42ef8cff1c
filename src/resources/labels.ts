import { ROLE_LABELS } from '@/messages/labels'
import { AUDIT_EVENT_LABELS } from '@/messages/staff/audit'
import { BACKUP_STATUS_LABELS, BACKUP_TYPE_LABELS } from '@/messages/backups'
import { MATCH_CHOICE_LABELS } from '@/messages/staff/matching'
import { QUALITY_LABELS, QUALITY_SUBJECT_LABELS } from '@/messages/staff/quality'
import { JOB_KIND_LABELS, JOB_STATUS_LABELS } from '@/messages/staff/jobs'
import { WORD_KIND_LABELS } from '@/messages/staff/words'
import { AUDIT_SUBJECT_LABELS, DEFINED } from './defined'
import type { Definition } from './definition'

/** By react-admin's keys. */
type ResourceLabels = {
  name: string
  /** the counter after a number: 218곳, 3명 */
  unit: string
  fields: Record<string, string>
  /** labels of a field's codes, also in exports */
  values: Record<string, Record<string, string>>
}

const COMMON_FIELDS = {
  id: '번호',
  createdAt: '만든 때',
  updatedAt: '고친 때',
  status: '상태',
  reason: '이유',
}

const labels = (
  name: string,
  unit: string,
  fields: Record<string, string> = {},
  values: ResourceLabels['values'] = {},
): ResourceLabels => ({ name, unit, fields: { ...COMMON_FIELDS, ...fields }, values })

const labelsOf = ({ name, unit, fields }: Definition, more: Record<string, string> = {}): ResourceLabels =>
  labels(
    name,
    unit,
    {
      ...Object.fromEntries(
        Object.entries(fields).flatMap(([key, { label }]) => (label === undefined ? [] : [[key, label]])),
      ),
      ...more,
    },
    Object.fromEntries(
      Object.entries(fields)
        .filter(([, { options }]) => options.isLabelled)
        .map(([key, field]) => [key, { ...field.labels }]),
    ),
  )

const POST_FIELDS = { title: '제목', isPinned: '위에 고정', likeCount: '좋아요' }

const DEFINED_LABELS = Object.fromEntries(
  Object.entries(DEFINED).map(([key, definition]) => [key, labelsOf(definition)]),
) as Record<keyof typeof DEFINED, ResourceLabels>

export const RESOURCE_LABELS = {
  ...DEFINED_LABELS,
  // The trash is no field of lists, but of a restaurant's history.
  restaurants: labelsOf(DEFINED.restaurants, { deletedAt: '휴지통' }),
  matches: labels(
    '연결 검토',
    '건',
    {
      spelling: '표기',
      restaurantTitle: '지금 식당',
      province: '시도',
      district: '시군구',
      visitCount: '행',
      candidateCount: '후보',
      choice: '결정',
      decidedAt: '정한 때',
      decidedBy: '정한 사람',
    },
    { choice: MATCH_CHOICE_LABELS },
  ),
  words: labels(
    '단어',
    '개',
    { kind: '목록', word: '단어', note: '메모', createdByNickname: '적은 사람', createdAt: '적은 때' },
    { kind: WORD_KIND_LABELS },
  ),
  'data-quality': labels(
    '데이터 품질 관리',
    '건',
    {
      type: '종류',
      subjectType: '대상',
      subject: '대상 번호',
      title: '이름',
      address: '주소',
      province: '시도',
      district: '시군구',
      category: '카테고리',
      phone: '전화번호',
      isActive: '상태',
      spentAt: '쓴 날',
      amount: '금액',
      headcount: '인원',
      firstSeenAt: '처음 본 때',
      isMarked: '맞음',
      markedBy: '맞다고 한 사람',
      markedAt: '맞다고 한 때',
      note: '메모',
    },
    {
      type: Object.fromEntries(Object.entries(QUALITY_LABELS).map(([type, { name }]) => [type, name])),
      subjectType: QUALITY_SUBJECT_LABELS,
      isActive: { true: '활성', false: '비활성' },
    },
  ),
  statistics: labels('통계', '건'),
  recommendations: labels('추천 시스템 관리', '곳'),
  settings: labels('설정', '개'),
  backups: labels(
    '백업',
    '개',
    {
      name: '이름',
      type: '종류',
      bytes: '크기',
      sha256: '체크섬',
      rows: '행',
      files: '사진 파일',
      description: '설명',
      createdByNickname: '만든 사람',
      completedAt: '끝난 때',
      verifiedAt: '검증한 때',
    },
    { type: BACKUP_TYPE_LABELS, status: BACKUP_STATUS_LABELS },
  ),
  jobs: labels(
    '작업',
    '건',
    {
      kind: '하는 일',
      fileName: '파일',
      status: '상태',
      createdByNickname: '시킨 사람',
      createdAt: '시킨 때',
      finishedAt: '끝난 때',
      attempts: '시도',
    },
    { kind: JOB_KIND_LABELS, status: JOB_STATUS_LABELS },
  ),
  'data-upload': labels('자료 올리기', '건'),
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
