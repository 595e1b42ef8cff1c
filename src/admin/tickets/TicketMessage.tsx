import { Link } from 'react-router-dom'
import { ActionButton } from '../kit/dialogs/ActionDialog'
import { Facts } from '../kit/FactList'
import type { TicketDetail } from './ticket'
import { saveTicket } from './useSaveTicket'

export const TicketMessage = ({ ticket }: { ticket: TicketDetail }) => (
  <>
    <Facts>
      {ticket.restaurant !== null && (
        <>
          <dt>식당</dt>
          <dd>
            <Link to={`/restaurants/${ticket.restaurant}`}>{ticket.restaurantTitle ?? `${ticket.restaurant}번`}</Link>
          </dd>
        </>
      )}
      <dt>답 받을 주소</dt>
      <dd>{ticket.email ? <Email ticket={ticket} email={ticket.email} /> : '남기지 않음'}</dd>
    </Facts>
    <p style={{ margin: '0 0 18px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: 14, lineHeight: 1.65 }}>
      {ticket.body}
    </p>
  </>
)

const Email = ({ ticket, email }: { ticket: TicketDetail; email: string }) => (
  <>
    {email}{' '}
    <ActionButton
      label="지우기"
      look={{ size: 'small' }}
      title="주소를 지울까요?"
      effect="보낸 분이 지워 달라고 했을 때 지워요. 지우면 이메일로 답할 수 없고 되돌릴 수 없어요."
      confirmLabel="주소 지우기"
      destructive
      run={(_, provider) => saveTicket(provider, ticket, { email: null })}
      done="주소를 지웠어요."
    />
  </>
)
