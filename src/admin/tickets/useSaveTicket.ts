import type { BackOfficeDataProvider } from '../dataProvider/dataProvider'
import { useAction } from '../kit/useAction'
import type { TicketDetail } from './ticket'

type Writable = Partial<Pick<TicketDetail, 'status' | 'notes' | 'email'>>

export const saveTicket = (provider: BackOfficeDataProvider, ticket: TicketDetail, changes: Writable) =>
  provider.update('tickets', { id: ticket.id, data: { ...ticket, ...changes }, previousData: ticket })

export const useSaveTicket = (ticket: TicketDetail, done: string) =>
  useAction((changes: Writable, provider) => saveTicket(provider, ticket, changes), { done })
