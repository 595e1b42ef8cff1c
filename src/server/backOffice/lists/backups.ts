import { BACKUP_STATUSES, BACKUP_TYPES } from '@/domain/backup'
import { IS_BACKING_UP } from '@/server/backups/backupLock'
import { anyContains, oneOf, search } from '../filters'
import type { ListSpec } from '../listSpec'

/** In progress, but its process died. */
const INTERRUPTED = `(t.status = 'in_progress' AND NOT ${IS_BACKING_UP})`
const STATUS = `CASE WHEN ${INTERRUPTED} THEN 'failed' ELSE t.status END`

export const backupList: ListSpec = {
  table: 'backups',
  joins: 'LEFT JOIN users u ON u.id = t.created_by',
  columns: {
    name: 't.name',
    type: 't.type',
    status: STATUS,
    bytes: 't.bytes',
    sha256: 't.sha256',
    rows: 't.rows',
    files: 't.files',
    description: 't.description',
    createdBy: 't.created_by',
    createdByNickname: 'u.nickname',
    createdAt: 't.created_at',
    completedAt: 't.completed_at',
    verifiedAt: 't.verified_at',
    error: `CASE WHEN ${INTERRUPTED} THEN 'interrupted' ELSE t.error END`,
  },
  sorts: {
    id: { by: 't.id' },
    createdAt: { by: 't.created_at' },
    bytes: { by: 't.bytes', nullable: true },
  },
  defaultSort: { field: 'createdAt', order: 'DESC' },
  filters: {
    q: search((typed, bind) => anyContains(['t.name', 't.description'], typed, bind)),
    type: oneOf('t.type', BACKUP_TYPES),
    status: oneOf(`(${STATUS})`, BACKUP_STATUSES),
  },
}
