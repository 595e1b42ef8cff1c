import { RECORD_KINDS, type RecordKind } from './records'

/** What a file that staff upload holds. */
export const UPLOAD_KINDS = ['visits', ...RECORD_KINDS] as const
export type UploadKind = (typeof UPLOAD_KINDS)[number]

/**
 * `uploaded`: waits to be read · `read`: can be looked at, corrected and imported · `failed`: cannot be read as it is ·
 * `imported` · `undone` · `discarded` · `unpacked`: an archive, of which each file is an upload of its own
 */
export const UPLOAD_STATUSES = ['uploaded', 'read', 'failed', 'imported', 'undone', 'discarded', 'unpacked'] as const
export type UploadStatus = (typeof UPLOAD_STATUSES)[number]

/** Whether an upload holds records of the directory, and no visits. */
export const isRecordsUpload = <One extends { kind: UploadKind }>(
  upload: One,
): upload is Extract<One, { kind: RecordKind }> => upload.kind !== 'visits'
