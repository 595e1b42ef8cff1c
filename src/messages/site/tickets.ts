import {
  TICKET_BODY_MAX,
  TICKET_BODY_MIN,
  TICKET_EMAIL_MAX,
  TICKET_SUBJECT_MAX,
  type TicketKind,
} from '@/domain/tickets/tickets'
import type { TicketField } from '@/domain/tickets/validateTicketDraft'
import type { ViolationCode } from '@/domain/violation'

export const TICKET_KIND_HINTS: Record<TicketKind, string> = {
  correction:
    '무엇이 어떻게 틀렸는지, 기록 하나에 관한 것이라면 그 줄의 날짜와 기관, 출처에 적힌 행 번호를 적어 주세요.',
  takedown:
    '어느 글이나 기록인지(화면의 주소), 어떤 권리가 어떻게 침해되었는지 적어 주세요. 게시물은 지체 없이 최대 30일까지 가리고(임시조치) 양쪽에 알려요.',
  suggestion: '어떤 것이 있으면 좋겠는지, 어디에 쓰시려는지 적어 주세요.',
  other: '궁금하시거나 알려 주실 것을 적어 주세요.',
}

const MESSAGES: Record<TicketField, Partial<Record<ViolationCode, string>>> = {
  kind: { 'invalid-option': '문의의 종류를 골라 주세요.' },
  subject: { 'too-short': '제목을 적어 주세요.', 'too-long': `제목은 ${TICKET_SUBJECT_MAX}자까지 적을 수 있어요.` },
  body: {
    'too-short': `내용을 ${TICKET_BODY_MIN}자 이상 적어 주세요.`,
    'too-long': `내용은 ${TICKET_BODY_MAX.toLocaleString('ko')}자까지 적을 수 있어요.`,
  },
  email: {
    'invalid-value': '이메일 주소를 확인해 주세요. 예: name@example.com',
    'too-long': `이메일 주소는 ${TICKET_EMAIL_MAX}자까지 적을 수 있어요.`,
  },
}

/** Undefined for codes people cannot cause. */
export const ticketErrorMessage = (field: TicketField, code: ViolationCode): string | undefined => MESSAGES[field][code]

export const TICKET_SEND_FAILED = '보내지 못했어요. 적으신 내용은 그대로 있어요. 연결을 확인하고 다시 보내 주세요.'

export const TICKET_PAGE = {
  title: '문의 처리 상태',
  lead: '이 주소를 아는 사람만 볼 수 있는 화면이에요.',
  missing: '문의를 찾을 수 없어요',
  missingAdvice: '주소를 끝까지 옮겼는지 확인해 주세요. 처리가 끝나고 1년이 지난 문의는 보여 드리지 않아요.',
  states: {
    open: '받았어요. 운영자가 확인하고 있어요.',
    answered: '답변했어요.',
    closed: '처리를 마쳤어요.',
  },
  noAnswer: '아직 답변이 없어요.',
  closedWithoutAnswer: '따로 드린 답변 없이 종결했어요.',
  restrictedUntil: (day: string) => `${day}까지 이 식당의 화면을 가렸어요(임시조치). 그 뒤에는 자동으로 다시 보여요.`,
  contentHiddenUntil: (day: string) => `요청하신 게시물을 ${day}까지 가렸어요(임시조치).`,
  restrictionEnded: (day: string) => `${day}에 임시조치가 끝났어요.`,
  restrictedTitle: '가려져 있는 식당이에요',
  restricted: (day: string) =>
    `권리 침해를 이유로 한 요청이 있어 임시조치로 ${day}까지 가려져 있어요. 그 전에 이의가 있으면 문의로 알려 주세요.`,
  link: '처리 상태를 보는 주소',
  linkAdvice: '지금 복사해 두세요. 다시 알려 드릴 수 없고, 아는 사람은 누구나 처리 상태와 답변을 볼 수 있어요.',
  linkGone: '주소를 적어 두지 못했어요. 답을 받으시려면 이메일을 적어 다시 보내 주세요.',
  kept: '이 화면에는 보내신 글과 이메일 주소를 싣지 않아요.',
} as const
