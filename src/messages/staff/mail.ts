import type { WaitingKind } from '@/contract/dashboard'
import type { StaffRole } from '@/domain/roles'
import { INVITATION_HOURS } from '@/domain/staff/staff'
import { ROLE_LABELS } from '../labels'
import { timeLeftInWords } from './moderation'

export const invitationMail = ({ nickname, role, link }: { nickname: string; role: StaffRole; link: string }) => ({
  subject: '공공밥상 관리 계정의 비밀번호를 정해 주세요',
  text: [
    `${nickname} 님, 공공밥상의 ${ROLE_LABELS[role]} 계정이 만들어졌어요.`,
    '아래 링크에서 비밀번호를 정하면 이 이메일로 로그인할 수 있어요.',
    '',
    link,
    '',
    `링크는 한 번만, ${INVITATION_HOURS}시간 안에 쓸 수 있어요. 모르는 일이라면 이 메일을 지우시면 돼요.`,
  ].join('\n'),
})

export const ticketAnswerMail = ({ subject, body, answer }: { subject: string; body: string; answer: string }) => ({
  subject: `[공공밥상] 문의에 대한 답변: ${subject}`,
  text: [
    '안녕하세요, 공공밥상입니다. 보내 주신 문의에 답변드립니다.',
    '',
    answer,
    '',
    '--- 보내신 내용 ---',
    ...body.split('\n').map((line) => `> ${line}`),
    '',
    '이 주소로는 답장을 받지 않습니다. 더 물으실 것이 있으면 문의 쪽에서 다시 적어 주십시오.',
  ].join('\n'),
})

interface RestrictionMail {
  subject: string
  until: Date
  of: 'content' | 'restaurant'
}

export const restrictionMail = ({ subject, until, of }: RestrictionMail) => ({
  subject: `[공공밥상] 게시중단 요청을 처리했습니다: ${subject}`,
  text: [
    '안녕하세요, 공공밥상입니다.',
    of === 'content'
      ? `요청하신 게시물을 ${koreanDay(until)}까지 가렸습니다(임시조치). 글쓴이에게도 알렸습니다.`
      : `요청하신 식당의 화면을 ${koreanDay(until)}까지 가렸습니다(임시조치). 그 자리에는 가려져 있다는 안내만 나옵니다.`,
    '그 뒤의 처리는 따로 알려 드립니다.',
  ].join('\n'),
})

const koreanDay = (day: Date): string =>
  day.toLocaleDateString('ko-KR', { timeZone: 'Asia/Seoul', year: 'numeric', month: 'long', day: 'numeric' })

export interface NearDeadline {
  kind: WaitingKind
  count: number
  /** of the oldest; negative if it is late */
  leftMs: number
}

const NEAR: Partial<Record<WaitingKind, { name: string; path: string }>> = {
  takedowns: { name: '게시중단 요청', path: '/admin/tickets' },
  reports: { name: '신고', path: '/admin/reports' },
  heldPosts: { name: '공개 전 검토를 기다리는 글', path: '/admin/posts' },
  heldComments: { name: '공개 전 검토를 기다리는 댓글', path: '/admin/comments' },
}

/** `site`: the origin; '' if it is not configured. */
export const nearDeadlineMail = (near: readonly NearDeadline[], site: string) => ({
  subject: `[공공밥상] 기한이 가까운 일 ${near.reduce((sum, { count }) => sum + count, 0).toLocaleString('ko-KR')}건`,
  text: [
    '기한이 가깝거나 지난 일이 기다려요.',
    '',
    ...near.map(({ kind, count, leftMs }) => {
      const { name = kind, path = '/admin' } = NEAR[kind] ?? {}
      return `${name} ${count.toLocaleString('ko-KR')}건 · 가장 오래된 것 ${timeLeftInWords(leftMs)} ${site}${path}`
    }),
    '',
    '이 메일은 기다리는 일이 있을 때만 오전 8시 30분과 오후 5시 30분에 보내요.',
  ].join('\n'),
})
