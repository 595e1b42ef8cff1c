import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import type { Policy } from '@/domain/collect/source'
import { maskTitle } from '@/domain/upload/maskTitle'
import type { SheetLayout, UploadCounts } from '@/contract/uploadState'
import type { Queryable } from '@/infra/database/pool'
import type { WaitReason } from '@/messages/staff/sources'
import { requestImport } from '@/server/uploads/requestUploadJob'
import type { JobHandler } from '../jobContext'

/** Headings with their meanings, of the sheets that have any. */
const fingerprintsOf = (layout: readonly SheetLayout[]): string[] =>
  layout
    .filter(({ headerRow }) => headerRow !== null)
    .map(({ headings, columns }) =>
      createHash('sha256')
        .update(JSON.stringify([headings, columns]))
        .digest('hex'),
    )

interface ReadVersion {
  source: number
  policy: Policy
  problemShare: number
  layout: SheetLayout[]
  counts: UploadCounts | null
  isChanged: boolean
}

const READ = `
  SELECT s.id AS source, s.policy, s.problem_share::int AS "problemShare", t.layout, t.counts, EXISTS (
      SELECT FROM source_versions o JOIN uploads u ON u.id = o.upload_id
      WHERE o.file_id = v.file_id AND o.id <> v.id AND u.status = 'imported') AS "isChanged"
  FROM source_versions v JOIN uploads t ON t.id = v.upload_id JOIN source_files f ON f.id = v.file_id
    JOIN source_posts p ON p.id = f.post_id JOIN source_boards b ON b.id = p.board_id
    JOIN sources s ON s.id = b.source_id
  WHERE t.id = $1 AND t.status = 'read' AND t.error IS NULL AND t.kind = 'visits' ORDER BY v.id LIMIT 1`

/** Imports a collected file that was read, or notes why it waits for a person. Does nothing for other uploads. */
export async function settleCollected(pool: Pool, upload: number): Promise<void> {
  const { rows } = await pool.query<ReadVersion>(READ, [upload])
  const [version] = rows
  if (!version) return
  const waits = await reasonToWait(pool, version)
  if (waits === null) await requestImport(pool, { id: upload, by: null }, 'import')
  await pool.query('UPDATE source_versions SET waits = $2 WHERE upload_id = $1', [upload, waits])
}

async function reasonToWait(sql: Queryable, version: ReadVersion): Promise<WaitReason | null> {
  const { source, policy, problemShare, layout, counts, isChanged } = version
  // Its rows would stand next to those of the version before.
  if (isChanged) return 'changed'
  const wanted = fingerprintsOf(layout)
  const { rows } = await sql.query<{ known: number; all: number }>(
    `SELECT count(*) FILTER (WHERE fingerprint = ANY ($2))::int AS known, count(*)::int AS all
     FROM source_layouts WHERE source_id = $1`,
    [source, wanted],
  )
  const { known = 0, all = 0 } = rows[0] ?? {}
  const isKnown = wanted.length > 0 && known === new Set(wanted).size
  // Staff who look at every file should see that this one is different.
  if (!isKnown && all > 0) return 'columns'
  if (policy === 'ask') return 'policy'
  if (!isKnown) return 'layout'
  return !counts || counts.ok === 0 || counts.error * 100 > counts.rows * problemShare ? 'problems' : null
}

/** Files that were read while this process died. */
export async function settleLeftovers(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ upload: number }>(
    `SELECT DISTINCT t.id AS upload FROM source_versions v JOIN uploads t ON t.id = v.upload_id
     LEFT JOIN jobs j ON j.id = t.job_id AND j.status IN ('pending', 'processing')
     WHERE t.status = 'read' AND v.waits IS NULL AND j.id IS NULL`,
  )
  for (const { upload } of rows) await settleCollected(pool, upload)
}

/** A reading, after which the file is imported or waits. */
export const thenSettled =
  (handler: JobHandler): JobHandler =>
  async (context) => {
    const result = await handler(context)
    await settleCollected(context.pool, Number(context.job.payload.upload))
    return result
  }

/** In the import's transaction: visits lead to the post, and files of this layout need no person any more. */
export async function noteImported(
  sql: Queryable,
  { upload, batch, layout }: { upload: number; batch: number; layout: readonly SheetLayout[] },
): Promise<void> {
  const { rows } = await sql.query<{ source: number; sha256: string; title: string; url: string }>(
    `SELECT b.source_id AS source, v.sha256, p.title, coalesce(p.address, b.address) AS url
     FROM source_versions v JOIN source_files f ON f.id = v.file_id JOIN source_posts p ON p.id = f.post_id
       JOIN source_boards b ON b.id = p.board_id
     WHERE v.upload_id = $1 ORDER BY v.id`,
    [upload],
  )
  const [first] = rows
  if (!first) return
  await sql.query(
    `INSERT INTO source_layouts (source_id, fingerprint) SELECT s, f FROM unnest($1::int[]) s, unnest($2::text[]) f
     ON CONFLICT DO NOTHING`,
    [[...new Set(rows.map(({ source }) => source))], [...new Set(fingerprintsOf(layout))]],
  )
  const made = await sql.query<{ id: number }>(
    `INSERT INTO source_documents (key, title, url, import_batch_id) VALUES ('sha256:' || $1, $2, $3, $4)
     ON CONFLICT (key) DO UPDATE SET import_batch_id = EXCLUDED.import_batch_id, updated_at = now() RETURNING id`,
    [first.sha256, maskTitle(first.title), first.url, batch],
  )
  await sql.query(
    'UPDATE visits SET source_document_id = $2 WHERE import_batch_id = $1 AND source_document_id IS NULL',
    [batch, made.rows[0]?.id],
  )
}
