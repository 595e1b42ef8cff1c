import { createHash } from 'node:crypto'
import type { Queryable } from '@/infra/database/pool'
import { keepUpload } from '@/server/uploads/createUpload'
import type { Source } from '@/server/collect/runs'
import type { FileFault } from '@/domain/collect/faults'
import { hasTables } from '@/domain/collect/readBoard'
import { pageText } from '@/infra/collect/pageText'
import { sniffDocument } from '@/import/extract/document/sniffDocument'

/** Control bytes that no text contains. */
const BINARY = /[\x00-\x08\x0e-\x1a\x1c-\x1f]/
const HEAD_BYTES = 4096

/** Why the bytes of an attachment are no list; null if they may be one. Names and icons decide nothing. */
export function judgeBytes(bytes: Buffer): FileFault | null {
  if (bytes.length === 0) return 'empty'
  const sniffed = sniffDocument(bytes)
  if ('error' in sniffed)
    return sniffed.error === 'protected' ? 'locked' : sniffed.error === 'web_archive' ? 'format' : 'damaged'
  // Spreadsheets are often tables in HTML; so are error pages in place of a file.
  if ('kind' in sniffed) return sniffed.kind !== 'html' || hasTables(pageText(bytes, null)) ? null : 'html_page'
  if (sniffed.unreadable === 'ZIP') return null
  return sniffed.unreadable || BINARY.test(bytes.toString('latin1', 0, HEAD_BYTES)) ? 'format' : null
}

interface CollectedFile {
  file: number
  name: string
  bytes: Buffer
}

/**
 * A new version with its upload, in the caller's transaction; nothing if these bytes are known. The same bytes at
 * another place are read once.
 */
export async function keepBytes(sql: Queryable, source: Source, { file, name, bytes }: CollectedFile, now: Date) {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  // Two sources may find the same bytes at once.
  await sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [sha256])
  const made = await sql.query<{ id: number }>(
    `INSERT INTO source_versions (file_id, sha256, fetched_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING id`,
    [file, sha256, now],
  )
  const version = made.rows[0]?.id
  if (version === undefined) return
  const { rows } = await sql.query<{ upload: number | null }>(
    `SELECT v.upload_id AS upload FROM source_versions v JOIN uploads t ON t.id = v.upload_id
     WHERE v.sha256 = $1 AND t.status <> 'discarded' LIMIT 1`,
    [sha256],
  )
  const upload =
    rows[0]?.upload ??
    (await keepUpload(sql, { kind: 'visits', fileName: name, bytes, by: null, agency: source.agencyName }))
  await sql.query('UPDATE source_versions SET upload_id = $2 WHERE id = $1', [version, upload])
}
