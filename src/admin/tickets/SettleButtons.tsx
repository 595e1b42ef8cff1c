import { Button } from '@mui/material'
import type { TicketDetail } from './ticket'
import { useSaveTicket } from './useSaveTicket'

export function SettleButtons({ ticket }: { ticket: TicketDetail }) {
  const close = useSaveTicket(ticket, { done: '종결했어요.' })
  const reopen = useSaveTicket(ticket, { done: '다시 접수로 바꿨어요.' })
  if (ticket.status === 'closed')
    return (
      <Button variant="outlined" disabled={reopen.isPending} onClick={() => reopen.mutate({ status: 'open' })}>
        다시 열기
      </Button>
    )
  return (
    <>
      <Button variant="outlined" disabled={close.isPending} onClick={() => close.mutate({ status: 'closed' })}>
        {ticket.status === 'open' ? '답변 없이 종결' : '종결'}
      </Button>
      {ticket.status === 'answered' && (
        <Button disabled={reopen.isPending} onClick={() => reopen.mutate({ status: 'open' })}>
          다시 열기
        </Button>
      )}
    </>
  )
}
