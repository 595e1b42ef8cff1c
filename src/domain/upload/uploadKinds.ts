import { RECORD_KINDS, type RecordKind } from './records'

export const UPLOAD_KINDS = ['visits', ...RECORD_KINDS] as const
export type UploadKind = (typeof UPLOAD_KINDS)[number]

/** `uploaded`: to be read; `read`: can be imported; `failed`: unreadable; `unpacked`: an archive */
export const UPLOAD_STATUSES = ['uploaded', 'read', 'failed', 'imported', 'undone', 'discarded', 'unpacked'] as const
export type UploadStatus = (typeof UPLOAD_STATUSES)[number]

export const isRecordsUpload = <One extends { kind: UploadKind }>(
  upload: One,
): upload is Extract<One, { kind: RecordKind }> => upload.kind !== 'visits'
