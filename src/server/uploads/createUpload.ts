import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { maskTitle } from '@/domain/upload/maskTitle'
import { FILE_NAME_MAX, UPLOAD_RETENTION_DAYS, UPLOAD_UNDO_DAYS } from '@/domain/upload/limits'
import { EMPTY_OVERLAY } from '@/contract/uploadCorrections'
import type { UploadKind } from '@/domain/upload/kinds'
import { type Queryable, transaction } from '@/infra/database/pool'
import { auditIn } from '../audit'
import { enqueueJob } from '../jobs'

/** Imported data and import reports stay; a file in use waits for the next day. Returns the number of files. */
export async function eraseOldUploads(sql: Queryable): Promise<number> {
  const { rows } = await sql.query<{ id: number }>(
    `UPDATE uploads t SET bytes = NULL, layout = '[]', overlay = '{"skippedSheets":[],"headers":[],"corrections":[]}',
       error = error - 'value', updated_at = now()
     WHERE bytes IS NOT NULL AND created_at < now() - make_interval(days => $1)
       AND NOT EXISTS (SELECT FROM jobs j WHERE j.id = t.job_id AND j.status IN ('pending', 'processing'))
     RETURNING id`,
    [UPLOAD_RETENTION_DAYS],
  )
  const ids = rows.map(({ id }) => id)
  await collectAgain(sql, ids)
  await sql.query('DELETE FROM upload_rows WHERE upload_id = ANY ($1)', [ids])
  return rows.length
}

/** Of uploads that can no longer be undone. Those of institutions stay: they say what an import wrote. */
export async function deleteOldChanges(sql: Queryable): Promise<number> {
  const { rowCount } = await sql.query(
    `DELETE FROM upload_changes c USING uploads t
     WHERE t.id = c.upload_id AND t.kind <> 'agencies' AND t.created_at < now() - make_interval(days => $1)
       AND NOT EXISTS (SELECT FROM jobs j WHERE j.id = t.job_id AND j.status IN ('pending', 'processing'))`,
    [UPLOAD_UNDO_DAYS],
  )
  return rowCount ?? 0
}

const FORGET = `
  DELETE FROM source_versions v USING uploads t, source_files f
  WHERE t.id = v.upload_id AND f.id = v.file_id AND t.id = ANY ($1) AND t.status IN ('uploaded', 'read')
  RETURNING f.id AS file, f.post_id AS post`

/** Files that were erased while they waited for a person: the next run loads them again. */
async function collectAgain(sql: Queryable, uploads: readonly number[]): Promise<void> {
  const { rows } = await sql.query<{ file: number; post: number }>(FORGET, [uploads])
  if (rows.length === 0) return
  const posts = rows.map(({ post }) => post)
  await sql.query(`UPDATE source_posts SET state = 'due' WHERE id = ANY ($1) AND address IS NOT NULL`, [posts])
  await sql.query(
    `UPDATE source_files f SET etag = NULL, last_modified = NULL,
       state = CASE WHEN p.address IS NULL THEN 'due' ELSE f.state END
     FROM source_posts p WHERE p.id = f.post_id AND f.id = ANY ($1)`,
    [rows.map(({ file }) => file)],
  )
}

interface NewUpload {
  kind: UploadKind
  fileName: string
  bytes: Buffer
  /** null: the account is deleted, or the file was collected */
  by: number | null
  /** the institution, if the file does not name it */
  agency?: string | null
}

/** Requests its reading; returns its id. */
export const createUpload = (pool: Pool, upload: NewUpload): Promise<number> =>
  transaction(pool, (sql) => keepUpload(sql, upload))

/** In the caller's transaction. */
export async function keepUpload(
  sql: Queryable,
  { kind, fileName, bytes, by, agency = null }: NewUpload,
): Promise<number> {
  const { rows } = await sql.query<{ id: number }>(
    `INSERT INTO uploads (kind, file_name, bytes, byte_count, sha256, overlay, created_by_id, agency)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
    [
      kind,
      maskTitle(baseName(fileName)),
      bytes,
      bytes.length,
      createHash('sha256').update(bytes).digest('hex'),
      JSON.stringify(EMPTY_OVERLAY),
      by,
      agency,
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
