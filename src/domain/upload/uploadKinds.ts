import { RECORD_KINDS, type RecordKind } from './records'

/** What an uploaded file contains. */
export const UPLOAD_KINDS = ['visits', ...RECORD_KINDS] as const
export type UploadKind = (typeof UPLOAD_KINDS)[number]

/**
 * `uploaded`: to be read · `read`: can be corrected and imported · `failed`: unreadable as it is · `imported` ·
 * `undone` · `discarded` · `unpacked`: an archive, each of whose files is a separate upload
 */
export const UPLOAD_STATUSES = ['uploaded', 'read', 'failed', 'imported', 'undone', 'discarded', 'unpacked'] as const
export type UploadStatus = (typeof UPLOAD_STATUSES)[number]

/** Whether an upload contains records rather than visits. */
export const isRecordsUpload = <One extends { kind: UploadKind }>(
  upload: One,
): upload is Extract<One, { kind: RecordKind }> => upload.kind !== 'visits'
