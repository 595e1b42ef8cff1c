import { josa } from 'es-hangul'
import { RESTRICTION_DAYS_MAX, type ContentType, type ReportDecision } from '@/domain/moderation/moderation'

export interface ReasonTemplate {
  reason: string
  /** continues '10월 29일에 쓰신 댓글은'; '' leaves it to the moderator */
  because: string
}

/** In the order of keys 1 to 5. The last is free text. */
export const REASON_TEMPLATES: readonly ReasonTemplate[] = [
  { reason: '협박·괴롭힘', because: '다른 회원을 위협하거나 괴롭히는 내용이라' },
  { reason: '개인정보를 드러냄', because: '다른 사람의 개인정보가 들어 있어' },
  { reason: '광고·도배', because: '광고이거나 되풀이해 올린 내용이라' },
  { reason: '사실과 다름', because: '사실과 다른 내용이라는 신고가 확인되어' },
  { reason: '', because: '' },
]
export const OWN_REASON = '직접 쓰기'

export const DISMISS_REASON = '운영 원칙에 어긋나지 않음'

export const RESTORE_REASONS = ['잘못 가림', '글쓴이의 이의를 받아들임', '고쳐 써서 문제가 없어짐']

const SUBJECT: Record<ContentType, string> = { comment: '댓글이', post: '글이', review: '리뷰가' }
const TOPIC: Record<ContentType, string> = { comment: '댓글은', post: '글은', review: '리뷰는' }

/** The decision precedes this text. */
export function messageToAuthor({ because }: ReasonTemplate, type: ContentType, day: string): string {
  if (!because) return ''
  return `${day}에 쓰신 ${TOPIC[type]} ${because} 이렇게 조치했어요. 다르게 생각하시면 문의하기로 알려 주세요.`
}

export interface DecisionEffect {
  outcome: string
  closed: string
  notified: string
}

interface Decided {
  type: ContentType
  decision: ReportDecision
  reports: number
  reporters: number
  hasAuthor: boolean
  days: number
}

const OUTCOMES: Record<ReportDecision, (type: ContentType, days: number) => string> = {
  hide: (type) => `${SUBJECT[type]} 가려지고`,
  delete: (type) => `${SUBJECT[type]} 휴지통으로 가고`,
  restrict: (type, days) => `${SUBJECT[type]} ${days}일 동안 가려졌다가 자동으로 풀리고`,
  dismiss: (type) => `${SUBJECT[type]} 그대로 남고`,
}

export function effectOf({ type, decision, reports, reporters, hasAuthor, days }: Decided): DecisionEffect {
  const author = hasAuthor && decision !== 'dismiss' ? '작성자' : ''
  const told = [author, reporters ? `신고한 ${reporters.toLocaleString('ko-KR')}명` : ''].filter(Boolean)
  const [first, second] = told
  const both = first && second ? `${josa(first, '와/과')} ${second}` : first
  return {
    outcome: `이 결정으로 ${OUTCOMES[decision](type, days)}`,
    closed: `신고 ${reports.toLocaleString('ko-KR')}건`,
    notified: both ? `${both}에게 알려요.` : '알릴 사람이 없어요.',
  }
}

const DONE: Record<ReportDecision, string> = {
  hide: '숨김',
  delete: '지움',
  restrict: '임시조치',
  dismiss: '신고 기각',
}

export const decisionName = (type: ContentType, decision: ReportDecision): string =>
  decision === 'dismiss' ? DONE.dismiss : `${{ comment: '댓글', post: '글', review: '리뷰' }[type]} ${DONE[decision]}`

/** Known of the waiting reports about chosen content; absent where it is on other pages of a list. */
export interface WaitingReports {
  reports: number
  /** members who sent them; absent in lists */
  reporters?: number
}

/** Counts as the report desk does. */
function closing(waiting: WaitingReports | undefined): string {
  if (!waiting) return '기다리는 신고가 있으면 함께 닫고, 쓴 사람에게 알려요.'
  const { reports, reporters } = waiting
  if (reports === 0) return '쓴 사람에게 알려요.'
  const who = reporters === undefined ? '신고한 사람' : `신고한 ${reporters.toLocaleString('ko-KR')}명`
  const informed = reporters === 0 ? '쓴 사람에게' : `쓴 사람과 ${who}에게`
  return `기다리는 신고 ${reports.toLocaleString('ko-KR')}건을 함께 닫고, ${informed} 알려요.`
}

export const MODERATION_ACTIONS = {
  hide: {
    label: '숨기기',
    done: (count: string) => `${count} 숨겼어요.`,
    effect: (count: string, waiting?: WaitingReports) => `${count} 공개 화면에서 가려요. ${closing(waiting)}`,
  },
  delete: {
    label: '지우기',
    done: (count: string) => `${count} 지웠어요.`,
    effect: (count: string, waiting?: WaitingReports) =>
      `${count} 휴지통으로 보내요. 쓴 사람은 복원할 수 없고 운영자는 복원할 수 있어요. ${closing(waiting)}`,
  },
  restrict: {
    label: '임시조치',
    done: (count: string) => `${count} 임시조치했어요.`,
    effect: (count: string, waiting?: WaitingReports, days = RESTRICTION_DAYS_MAX) =>
      `${count} ${days}일 동안 가려요. 기간이 지나면 자동으로 다시 보여요. ${closing(waiting)}`,
  },
  restore: {
    label: '복원',
    done: (count: string) => `${count} 다시 보이게 했어요.`,
    effect: (count: string) => `${count} 공개 화면에 다시 보이게 해요.`,
  },
} as const
export type ModerationAction = keyof typeof MODERATION_ACTIONS

export function timeLeftInWords(leftMs: number): string {
  const minutes = Math.floor(Math.abs(leftMs) / 60_000)
  const long = minutes >= 60 ? `${Math.floor(minutes / 60).toLocaleString('ko-KR')}시간` : `${minutes}분`
  return leftMs < 0 ? `${long} 넘김` : `${long} 남음`
}

/** How good a reporter's other reports were: '다른 신고 12건 중 9건에 조치'. */
export const reporterInWords = ({ closed, upheld }: { closed: number; upheld: number }): string =>
  closed === 0
    ? '처리된 다른 신고 없음'
    : `다른 신고 ${closed.toLocaleString('ko-KR')}건 중 ${upheld.toLocaleString('ko-KR')}건에 조치`

/** '방금', '19분 전', '28시간 전', '12일 전'. */
export function ageInWords(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 1) return '방금'
  if (minutes < 60) return `${minutes}분 전`
  const hours = Math.floor(minutes / 60)
  return hours < 72 ? `${hours}시간 전` : `${Math.floor(hours / 24).toLocaleString('ko-KR')}일 전`
}
