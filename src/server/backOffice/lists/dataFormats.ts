import { FORMAT_KINDS, FORMAT_STATUSES } from '@/domain/dataFormat/dataFormat'
import { anyContains, oneOf, search } from '../filters'
import type { ListSpec } from '../listSpec'

export const dataFormatList: ListSpec = {
  table: 'data_formats',
  columns: {
    name: 't.name',
    kind: 't.kind',
    // `version` is the row's revision, for conflicts.
    edition: 't.version::int',
    status: 't.status',
    description: 't.description',
    columns: 't.columns',
    createdAt: 't.created_at',
    updatedAt: 't.updated_at',
  },
  sorts: {
    id: { by: 't.id' },
    name: { by: 't.name' },
    edition: { by: 't.version' },
    updatedAt: { by: 't.updated_at' },
  },
  defaultSort: { field: 'name', order: 'ASC' },
  filters: {
    q: search((typed, bind) => anyContains(['t.name', 't.columns::text'], typed, bind)),
    status: oneOf('t.status', FORMAT_STATUSES),
    kind: oneOf('t.kind', FORMAT_KINDS),
  },
}
