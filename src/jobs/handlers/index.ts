import type { JobKind } from '@/domain/job'
import { thenSettled } from '../collect/settle'
import type { JobHandler } from '../jobContext'
import { checkBackup, makeBackup, restoreLiveBackup, tryBackup } from './backups'
import { importUpload, planUpload, undoImport } from './importUpload'
import { readUploadFile } from './readUpload'

export const HANDLERS: Partial<Record<JobKind, JobHandler>> = {
  read_upload: thenSettled(readUploadFile),
  plan_upload: planUpload,
  import_upload: importUpload,
  undo_import: undoImport,
  backup: makeBackup,
  verify_backup: checkBackup,
  restore_backup: restoreLiveBackup,
  try_restore: tryBackup,
}
