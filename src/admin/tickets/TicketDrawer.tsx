import { useGetOne } from 'react-admin'
import { TICKET_KIND_LABELS, TICKET_STATUS_LABELS } from '@/messages/labels'
import { FailedState } from '../kit/FailedState'
import { Loading } from '../kit/Loading'
import { SideDrawer } from '../kit/dialogs/SideDrawer'
import { StatusTag } from '../kit/StatusTag'
import { koreanMoment } from '../kit/dates/koreanDate'
import { AnswerForm } from './AnswerForm'
import { GivenAnswer } from './GivenAnswer'
import { InternalNotes } from './InternalNotes'
import { SettleButtons } from './SettleButtons'
import { TakedownSection } from './TakedownSection'
import { TicketMessage } from './TicketMessage'
import { type TicketDetail, TICKET_TONES } from './ticket'
import { FULL_RECORD } from '../dataProvider/dataProvider'

export function TicketDrawer({ id, onClose }: { id: number | null; onClose: () => void }) {
  const { data, error, refetch } = useGetOne<TicketDetail>(
    'tickets',
    { id: id ?? 0, meta: FULL_RECORD },
    { enabled: id !== null },
  )
  const ticket = data?.id === id ? data : undefined
  return (
    <SideDrawer
      open={id !== null}
      onClose={onClose}
      title={ticket?.subject ?? '문의'}
      tag={ticket && <StatusTag tone={TICKET_TONES[ticket.status]}>{TICKET_STATUS_LABELS[ticket.status]}</StatusTag>}
      note={ticket && `${TICKET_KIND_LABELS[ticket.kind]} · ${koreanMoment(ticket.createdAt)}`}
      footer={ticket && <SettleButtons ticket={ticket} />}
    >
      {error ? (
        <FailedState message={error.message} onRetry={() => void refetch()} />
      ) : ticket ? (
        // Keyed by ticket, so that drafts do not carry over.
        <div key={ticket.id}>
          <TicketMessage ticket={ticket} />
          {ticket.kind === 'takedown' && <TakedownSection ticket={ticket} />}
          {ticket.answer && <GivenAnswer ticket={ticket} />}
          {ticket.status === 'open' && <AnswerForm ticket={ticket} />}
          <InternalNotes ticket={ticket} />
        </div>
      ) : (
        <Loading />
      )}
    </SideDrawer>
  )
}
