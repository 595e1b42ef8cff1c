import { TICKET_BODY_MAX, TICKET_BODY_MIN, TICKET_EMAIL_MAX, TICKET_SUBJECT_MAX } from '@/domain/tickets/limits'
import type { TicketField } from '@/domain/tickets/validateTicketDraft'
import type { TicketKind } from '@/domain/tickets/ticket'
import type { ViolationCode } from '@/domain/violation'

/** What to write, by the kind of letter. */
export const TICKET_KIND_HINTS: Record<TicketKind, string> = {
  correction:
    '무엇이 어떻게 틀렸는지, 기록 하나에 관한 것이라면 그 줄의 날짜와 기관, 출처에 적힌 행 번호를 적어 주십시오.',
  takedown:
    '어느 글이나 기록인지(화면의 주소), 어떤 권리가 어떻게 침해되었는지 적어 주십시오. 게시물은 지체 없이 최대 30일까지 가리고(임시조치) 양쪽에 알립니다.',
  suggestion: '어떤 것이 있으면 좋겠는지, 어디에 쓰시려는지 적어 주십시오.',
  other: '궁금하시거나 알려 주실 것을 적어 주십시오.',
}

const MESSAGES: Record<TicketField, Partial<Record<ViolationCode, string>>> = {
  kind: { 'invalid-option': '문의의 종류를 골라 주십시오.' },
  subject: { 'too-short': '제목을 적어 주십시오.', 'too-long': `제목은 ${TICKET_SUBJECT_MAX}자까지 적을 수 있습니다.` },
  body: {
    'too-short': `내용을 ${TICKET_BODY_MIN}자 이상 적어 주십시오.`,
    'too-long': `내용은 ${TICKET_BODY_MAX.toLocaleString('ko')}자까지 적을 수 있습니다.`,
  },
  email: {
    'invalid-value': '이메일 주소를 확인해 주십시오. 예: name@example.com',
    'too-long': `이메일 주소는 ${TICKET_EMAIL_MAX}자까지 적을 수 있습니다.`,
  },
}

/** What is wrong with a field of the contact form; undefined for codes that only programs can cause. */
export const ticketErrorMessage = (field: TicketField, code: ViolationCode): string | undefined => MESSAGES[field][code]

export const TICKET_SEND_FAILED =
  '보내지 못했습니다. 적으신 내용은 그대로 있습니다. 연결을 확인하고 다시 보내 주십시오.'
