import { Button } from '@mui/material'
import { useState } from 'react'
import { TICKET_NOTES_MAX } from '@/domain/tickets/limits'
import { CountedText } from '../kit/fields/CountedText'
import type { TicketDetail } from './ticket'
import { useSaveTicket } from './useSaveTicket'

export function InternalNotes({ ticket }: { ticket: TicketDetail }) {
  const [notes, setNotes] = useState(ticket.notes ?? '')
  const save = useSaveTicket(ticket, { done: '메모를 저장했어요.' })
  const isChanged = notes.trim() !== (ticket.notes ?? '') && notes.length <= TICKET_NOTES_MAX
  return (
    <section aria-label="처리 메모">
      <CountedText
        label="처리 메모"
        value={notes}
        onChange={setNotes}
        max={TICKET_NOTES_MAX}
        minRows={2}
        helperText="밖에 보이지 않아요"
      />
      <Button
        size="small"
        variant="outlined"
        disabled={!isChanged || save.isPending}
        onClick={() => save.mutate({ notes: notes.trim() || null })}
      >
        메모 저장
      </Button>
    </section>
  )
}
