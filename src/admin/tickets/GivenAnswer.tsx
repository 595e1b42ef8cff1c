import { koreanMoment } from '../kit/dates/koreanDate'
import type { TicketDetail } from './ticket'

export const GivenAnswer = ({ ticket }: { ticket: TicketDetail }) => (
  <section aria-label="답변">
    <h3 style={{ margin: '0 0 6px', fontSize: 15, fontWeight: 650 }}>답변</h3>
    <p style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{ticket.answer}</p>
    <p style={{ margin: '6px 0 20px', color: 'var(--soft)', fontSize: 12.5 }}>
      {[ticket.answeredBy, ticket.answeredAt && koreanMoment(ticket.answeredAt), sentence(ticket)]
        .filter(Boolean)
        .join(' · ')}
    </p>
  </section>
)

function sentence({ answerSentAt, hasEmail }: TicketDetail): string {
  if (answerSentAt) return '이메일로 보냄'
  return hasEmail ? '이 서버는 이메일을 보내지 않아 직접 보내야 함' : '주소가 없어 보내지 않음'
}
