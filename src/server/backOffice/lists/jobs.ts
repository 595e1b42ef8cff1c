import { JOB_KINDS, JOB_STATUSES } from '@/domain/job'
import { IS_FAILED_IMPORT } from '@/server/jobs'
import { flag, oneOf, relation, since, until, writtenOut } from '../filters'
import type { ListSpec } from '../listSpec'

export const jobList: ListSpec = {
  table: 'jobs',
  joins: `LEFT JOIN users u ON u.id = t.created_by_id
    LEFT JOIN uploads f ON f.id = (t.payload ->> 'upload')::int`,
  columns: {
    kind: 't.kind',
    status: 't.status',
    upload: 'f.id',
    fileName: 'f.file_name',
    uploadStatus: 'f.status',
    progress: 't.progress',
    result: 't.result',
    error: 't.error',
    attempts: 't.attempts',
    createdBy: 't.created_by_id',
    createdByNickname: 'u.nickname',
    createdAt: 't.created_at',
    startedAt: 't.started_at',
    finishedAt: 't.finished_at',
  },
  sorts: { id: { by: 't.id' } },
  defaultSort: { field: 'id', order: 'DESC' },
  filters: {
    kind: oneOf('t.kind', JOB_KINDS),
    status: writtenOut('t.status', JOB_STATUSES),
    // A subquery, because the list's count joins nothing.
    isUnattended: flag(`EXISTS (SELECT FROM uploads f WHERE ${IS_FAILED_IMPORT})`),
    createdBy: relation('t.created_by_id'),
    since: since('t.created_at'),
    until: until('t.created_at'),
  },
}
