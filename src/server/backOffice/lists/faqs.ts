import { FAQ_STATUSES } from '@/domain/faq/faq'
import { anyContains, oneOf, search, text } from '../filters'
import type { ListSpec } from '../listSpec'

export const faqList: ListSpec = {
  table: 'faqs',
  columns: {
    question: 't.question',
    category: 't.category',
    status: 't.status',
    position: 't.position::int',
    createdAt: 't.created_at',
    updatedAt: 't.updated_at',
  },
  detail: { answer: 't.answer' },
  sorts: {
    id: { by: 't.id' },
    position: { by: 't.position' },
    category: { by: 't.category' },
    updatedAt: { by: 't.updated_at' },
  },
  defaultSort: { field: 'position', order: 'ASC' },
  filters: {
    q: search((typed, bind) => anyContains(['t.question', 't.answer'], typed, bind)),
    status: oneOf('t.status', FAQ_STATUSES),
    category: text('t.category'),
  },
}
