import type { Upload } from '@/contract/uploadState'
import type { Queryable } from '@/infra/database/pool'
import { JOB_COLUMNS } from '../jobs'

const SAME_FILE = `
  SELECT coalesce(jsonb_agg(jsonb_build_object('batch', b.id, 'fileName', b.file_name, 'importedAt', b.at,
    'upload', b.upload, 'agencies', b.agencies) ORDER BY b.at DESC, b.upload DESC), '[]')
  FROM (
    SELECT b.id, b.file_name, b.created_at AS at, (SELECT o.id FROM uploads o WHERE o.import_batch_id = b.id
        AND o.status = 'imported' LIMIT 1) AS upload,
      ARRAY(SELECT DISTINCT a.name FROM visits v JOIN agencies a ON a.id = v.agency_id
        WHERE v.import_batch_id = b.id ORDER BY 1 LIMIT 3) AS agencies
    FROM import_batches b
    WHERE t.kind = 'visits' AND b.file_hash = t.sha256 AND b.status = 'applied'
      AND b.id IS DISTINCT FROM t.import_batch_id
    UNION ALL
    SELECT NULL, o.file_name, o.updated_at, o.id, '{}'::text[] FROM uploads o
    WHERE t.kind <> 'visits' AND o.kind = t.kind AND o.sha256 = t.sha256 AND o.status = 'imported' AND o.id <> t.id
  ) b`

/** Null if never processed. */
const JOB = `(SELECT to_jsonb(x) FROM (SELECT ${JOB_COLUMNS} FROM jobs j LEFT JOIN users u ON u.id = j.created_by_id
  WHERE j.id = t.job_id) x)`

/** The source that brought it. */
const COLLECTED_FROM = `(SELECT s.name FROM source_versions v JOIN source_files f ON f.id = v.file_id
  JOIN source_posts p ON p.id = f.post_id JOIN source_boards b ON b.id = p.board_id JOIN sources s ON s.id = b.source_id
  WHERE v.upload_id = t.id ORDER BY v.id LIMIT 1)`

const columns = (sameFile: string): string => `
  t.id, t.kind, t.status, t.file_name AS "fileName", t.byte_count AS bytes, t.format, t.agency, t.layout, t.overlay,
  t.counts, t.plan, t.result, t.kept, t.undone, t.error, t.files, t.import_batch_id AS batch, t.revision,
  t.read_revision AS "readRevision", ${JOB} AS job, (${sameFile}) AS "sameFile",
  coalesce((SELECT nickname FROM users WHERE id = t.created_by_id), ${COLLECTED_FROM}) AS "createdBy",
  t.created_at AS "createdAt"`

export async function readUpload(sql: Queryable, id: number): Promise<Upload | null> {
  const { rows } = await sql.query<Upload>(
    `SELECT ${columns(SAME_FILE)} FROM uploads t WHERE t.id = $1 AND t.status <> 'discarded'`,
    [id],
  )
  return rows[0] ?? null
}

const RECENT_MAX = 50

/** Newest first, without identical earlier files. */
export async function readRecentUploads(sql: Queryable): Promise<Upload[]> {
  const { rows } = await sql.query<Upload>(
    `SELECT ${columns(`'[]'::jsonb`)} FROM uploads t WHERE t.status <> 'discarded'
     ORDER BY t.id DESC LIMIT ${RECENT_MAX}`,
  )
  return rows
}
