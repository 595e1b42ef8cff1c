import type { ResourceProps } from 'react-admin'
import { TicketList } from './TicketList'
import type { Ticket } from './ticket'

export const tickets: ResourceProps = {
  name: 'tickets',
  list: TicketList,
  recordRepresentation: (ticket: Ticket) => ticket.subject,
}
