import { josa } from 'es-hangul'
import {
  type Notification,
  type NotificationKind,
  type NotificationParams,
  NOTIFICATION_DAYS,
  UNREAD_SHOWN_MAX,
} from '@/domain/notification'
import type { ContentType, ReportOutcome } from '@/domain/moderation/moderation'
import { displayRegion } from '@/domain/region/regionNames'
import { CONTENT_TYPE_LABELS, SUGGESTION_STATUS_LABELS } from '../labels'

export const NOTIFICATIONS = {
  title: '알림',
  note: '쓰신 글에 달린 답과 조치, 건의와 신고의 결과, 받기로 한 소식을 알려 드려요.',
  what: '알림을',
  none: '받은 알림이 없어요.',
  isNew: '새 알림',
  added: (count: number) => `새 알림 ${count.toLocaleString('ko-KR')}개가 왔어요`,
  unreadShown: (count: number) => (count > UNREAD_SHOWN_MAX ? `${UNREAD_SHOWN_MAX}+` : String(count)),
  bell: (unread: number) => (unread > 0 ? `알림, 읽지 않은 것 ${unread.toLocaleString('ko-KR')}개` : '알림'),
  all: '알림 모두 보기',
  kept: `알림은 ${NOTIFICATION_DAYS}일 동안 보관해요.`,
} as const

export const NOTIFICATION_SETTINGS = {
  title: '받을 알림',
  what: '알림 설정을',
  note: '쓰신 글에 대한 조치는 끄지 못하고 언제나 알려 드려요.',
  failed: '알림 설정을 바꾸지 못했어요.',
} as const

/** `count` is how many are combined; the parameters are the newest one's. */
type Sentences = { [Kind in NotificationKind]: (params: NotificationParams[Kind], count: number) => string }

const OUTCOMES: Record<ReportOutcome, string> = {
  hidden: '살펴보고 숨겼어요',
  deleted: '살펴보고 지웠어요',
  kept: '살펴보았으나 그대로 두기로 했어요',
  restricted: '살펴보고 한동안 가렸어요(임시조치)',
}

const day = (iso: string): string =>
  new Date(iso).toLocaleDateString('ko-KR', { timeZone: 'Asia/Seoul', month: 'long', day: 'numeric' })

/** The content as object and as subject; its excerpt follows in quotation marks, so no particle is needed. */
const OBJECT: Record<ContentType, string> = { comment: '쓰신 댓글을', post: '쓰신 글을', review: '쓰신 리뷰를' }
const SUBJECT: Record<ContentType, string> = { comment: '쓰신 댓글이', post: '쓰신 글이', review: '쓰신 리뷰가' }

const DECIDED = {
  hide: () => '숨겼어요',
  delete: () => '지웠어요',
  restrict: (until: string | null) => `${until ? `${day(until)}까지 ` : ''}가렸어요(임시조치)`,
} as const

/** '2026-10' → '2026년 10월' */
const monthText = (month: string): string => `${month.slice(0, 4)}년 ${Number(month.slice(5, 7))}월`

/** After the newest of several that are combined. */
const more = (count: number): string => (count > 1 ? ` 이런 소식이 모두 ${count.toLocaleString('ko-KR')}개예요.` : '')

function monthSentence({ about, month, months }: NotificationParams['agency_month']): string {
  const which = months > 1 ? `${monthText(month)} 등 ${months.toLocaleString('ko-KR')}개월` : monthText(month)
  return `${about}의 ${which} 방문 기록이 새로 올라왔어요.`
}

function placesSentence({ province, district, places, names }: NotificationParams['region_places']): string {
  const [first = '식당'] = names
  const named = names.slice(0, 2).join(', ')
  const which =
    places === 1
      ? josa(first, '이/가')
      : `${named}${places > names.slice(0, 2).length ? ' 등' : ''} ${places.toLocaleString('ko-KR')}곳이`
  return `${displayRegion({ province, district }, { short: true })}에 ${which} 새로 올라왔어요.`
}

function savedSentence(change: NotificationParams['saved_change']): string {
  const { about, closed, renamed, moved, agencies, agency, month } = change
  const users =
    agency && agencies > 1 ? `${agency} 등 ${agencies.toLocaleString('ko-KR')}곳이` : agency && josa(agency, '이/가')
  return [
    closed && `${josa(about, '은/는')} 폐업한 것으로 나와요(${day(`${closed}T00:00:00+09:00`)}).`,
    renamed && `${renamed}의 이름이 ${josa(about, '으로/로')} 바뀌었어요.`,
    moved && `${about}의 주소가 바뀌었어요.`,
    users && `${users} ${about}에 처음 다녀갔어요.`,
    month && !users && `${about}에 ${monthText(month)} 방문이 새로 올라왔어요.`,
  ]
    .filter(Boolean)
    .join(' ')
}

const several = (count: number): string => (count > 1 ? ` ${count.toLocaleString('ko-KR')}개가` : '이')

const SENTENCES: Sentences = {
  content_moderated: ({ type, about, decision, until, reason, message }) =>
    [`${OBJECT[type]} ${DECIDED[decision](until)}: '${about}'.`, `이유: ${reason}.`, message].filter(Boolean).join(' '),
  content_restored: ({ type, about }) => `${SUBJECT[type]} 다시 보여요: '${about}'. 이전 조치를 되돌렸어요.`,
  restriction_ended: ({ type, about }) => `${SUBJECT[type]} 다시 보여요: '${about}'. 임시조치가 끝났어요.`,
  suggestion_answered: ({ about, status, answer }) =>
    [`건의하신 것의 상태: ${SUGGESTION_STATUS_LABELS[status]} ('${about}').`, answer && `답변: ${answer}`]
      .filter(Boolean)
      .join(' '),
  report_resolved: ({ type, outcome }) => `신고하신 ${CONTENT_TYPE_LABELS[type]}에 대해 ${OUTCOMES[outcome]}.`,
  comment_mention: ({ about }) => `댓글에서 회원님을 불렀어요: '${about}'.`,
  post_comment: ({ about }, count) => `쓰신 글에 댓글${several(count)} 달렸어요: '${about}'.`,
  comment_reply: ({ about }, count) => `쓰신 댓글에 답글${several(count)} 달렸어요: '${about}'.`,
  agency_month: (params, count) => monthSentence(params) + more(count),
  region_places: (params, count) => placesSentence(params) + more(count),
  saved_change: (params, count) => savedSentence(params) + more(count),
}

export const notificationMessage = ({ kind, params }: Notification, count = 1): string =>
  (SENTENCES[kind] as (params: Notification['params'], count: number) => string)(params, count)

export const NOTIFICATION_KIND_LABELS: Record<NotificationKind, string> = {
  content_moderated: '쓰신 글에 대한 조치',
  content_restored: '조치를 되돌린 것',
  restriction_ended: '임시조치가 끝난 것',
  suggestion_answered: '건의의 처리 상태와 답변',
  report_resolved: '신고의 처리 결과',
  comment_mention: '댓글에서 나를 부른 것',
  post_comment: '내 글에 달린 댓글',
  comment_reply: '내 댓글에 달린 답글',
  agency_month: '이 기관의 새 달',
  region_places: '우리 동네 새 집',
  saved_change: '저장한 곳의 변화',
}
