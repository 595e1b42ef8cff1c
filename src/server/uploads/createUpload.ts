import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { maskTitle } from '@/domain/upload/maskTitle'
import { FILE_NAME_MAX } from '@/domain/upload/limits'
import { EMPTY_OVERLAY } from '@/domain/upload/corrections'
import type { UploadKind } from '@/domain/upload/uploadKinds'
import { type Queryable, transaction } from '@/infra/database/pool'
import { auditIn } from '../audit/audit'
import { enqueueJob } from '../jobs/enqueueJob'

interface NewUpload {
  kind: UploadKind
  fileName: string
  bytes: Buffer
  /** null: the account is deleted */
  by: number | null
}

/** Requests its reading; returns its id. */
export const createUpload = (pool: Pool, upload: NewUpload): Promise<number> =>
  transaction(pool, (sql) => keepUpload(sql, upload))

/** In the caller's transaction. */
export async function keepUpload(sql: Queryable, { kind, fileName, bytes, by }: NewUpload): Promise<number> {
  const { rows } = await sql.query<{ id: number }>(
    `INSERT INTO uploads (kind, file_name, bytes, byte_count, sha256, overlay, created_by_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
    [
      kind,
      maskTitle(baseName(fileName)),
      bytes,
      bytes.length,
      createHash('sha256').update(bytes).digest('hex'),
      JSON.stringify(EMPTY_OVERLAY),
      by,
    ],
  )
  const upload = rows[0]?.id ?? 0
  await auditIn(sql, 'upload_received', { staff: by, upload, kind, bytes: bytes.length })
  const job = await enqueueJob(sql, { kind: 'read_upload', payload: { upload, revision: 1 }, createdBy: by })
  await sql.query('UPDATE uploads SET job_id = $2 WHERE id = $1', [upload, job])
  return upload
}

/** The display name, from which the reader may infer an institution; without path and invalid characters. */
const baseName = (name: string): string =>
  (name.normalize('NFC').split(/[/\\]/).pop() ?? '')
    .replace(/[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .trim()
    .slice(-FILE_NAME_MAX)
    .replace(/^\p{Cs}/u, '') || '이름 없는 파일'
