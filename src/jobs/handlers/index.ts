import type { JobKind } from '@/domain/job/job'
import type { JobHandler } from '../jobContext'
import { checkBackup, makeBackup, restoreLiveBackup, tryBackup } from './backups'
import { importUpload, planUpload } from './importUpload'
import { readUploadFile } from './readUpload'
import { undoImport } from './undoImport'

export const HANDLERS: Partial<Record<JobKind, JobHandler>> = {
  read_upload: readUploadFile,
  plan_upload: planUpload,
  import_upload: importUpload,
  undo_import: undoImport,
  backup: makeBackup,
  verify_backup: checkBackup,
  restore_backup: restoreLiveBackup,
  try_restore: tryBackup,
}
