import { useDataProvider } from 'react-admin'
import { useAction } from '../kit/useAction'
import type { TicketDetail } from './ticket'

type Writable = Partial<Pick<TicketDetail, 'status' | 'notes' | 'email'>>

export function useSaveTicket(ticket: TicketDetail, words: { done: string; onDone?: () => void }) {
  const dataProvider = useDataProvider()
  return useAction(
    (changes: Writable) =>
      dataProvider.update('tickets', { id: ticket.id, data: { ...ticket, ...changes }, previousData: ticket }),
    words,
  )
}
