import { WORD_KINDS } from '@/domain/wordList'
import { anyContains, oneOf, search } from '../filters'
import type { ListSpec } from '../listSpec'

export const wordList: ListSpec = {
  table: 'word_lists',
  joins: 'LEFT JOIN users u ON u.id = t.created_by',
  columns: {
    kind: 't.kind',
    word: 't.word',
    note: 't.note',
    createdBy: 't.created_by',
    createdByNickname: 'u.nickname',
    createdAt: 't.created_at',
  },
  sorts: {
    id: { by: 't.id' },
    word: { by: 't.word' },
    createdAt: { by: 't.created_at' },
  },
  defaultSort: { field: 'word', order: 'ASC' },
  filters: {
    q: search((typed, bind) => anyContains(['t.word', 't.note'], typed, bind)),
    kind: oneOf('t.kind', WORD_KINDS),
  },
}
