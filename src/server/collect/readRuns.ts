import type { SourceRuns } from '@/contract/sources'
import type { CollectFault } from '@/domain/collect/faults'
import type { Queryable } from '@/infra/database/pool'
import { COLLECT_FAULTS, WAIT_LABELS, type WaitReason } from '@/messages/staff/sources'

const HELD = `SELECT held_reason AS "heldReason" FROM sources WHERE id = $1 AND state = 'held'`

const RUNS = `
  SELECT r.id, r.started_at AS "startedAt", r.finished_at AS "finishedAt", r.outcome, count(q.id)::int AS requests,
    coalesce(sum(q.bytes), 0)::int AS bytes
  FROM source_runs r LEFT JOIN source_requests q ON q.run_id = r.id
  WHERE r.source_id = $1 GROUP BY r.id ORDER BY r.id DESC LIMIT 10`

const REQUESTS = `
  SELECT q.at, q.address, q.outcome, q.bytes FROM source_requests q JOIN source_runs r ON r.id = q.run_id
  WHERE r.source_id = $1 ORDER BY q.id DESC LIMIT 50`

/** Posts without a file are there for their fault. */
const FILES = `
  SELECT p.title, coalesce(f.name, '') AS name, p.address, to_char(p.posted_on, 'YYYY-MM-DD') AS day,
    v.upload_id AS upload, v.waits, coalesce(f.fault, p.fault) AS fault, t.error ->> 'code' AS error,
    CASE WHEN coalesce(f.fault, p.fault) IS NOT NULL OR t.status = 'failed' THEN 'refused'
      WHEN t.status IS NULL OR t.status = 'discarded' THEN 'discarded'
      WHEN t.status = 'imported' THEN 'imported'
      WHEN t.status = 'uploaded' OR (t.status = 'read' AND v.waits IS NULL AND t.error IS NULL) THEN 'reading'
      ELSE 'waiting' END AS state,
    coalesce(v.waits = 'changed', false) AS "isChanged"
  FROM source_boards b JOIN source_posts p ON p.board_id = b.id LEFT JOIN source_files f ON f.post_id = p.id
    LEFT JOIN source_versions v ON v.file_id = f.id LEFT JOIN uploads t ON t.id = v.upload_id
  WHERE b.source_id = $1 AND p.state <> 'skipped' AND (v.id IS NOT NULL OR f.fault IS NOT NULL OR p.fault IS NOT NULL)
  ORDER BY v.id DESC NULLS LAST, p.id LIMIT 100`

type FileRow = Omit<SourceRuns['files'][number], 'reason'> & {
  waits: WaitReason | null
  fault: CollectFault | null
  error: string | null
}

/** What the latest runs of a source asked, and what became of its files. */
export async function readRuns(sql: Queryable, source: number): Promise<SourceRuns> {
  const held = await sql.query<{ heldReason: string | null }>(HELD, [source])
  const runs = await sql.query<SourceRuns['runs'][number]>(RUNS, [source])
  const requests = await sql.query<SourceRuns['requests'][number]>(REQUESTS, [source])
  const files = await sql.query<FileRow>(FILES, [source])
  return {
    heldReason: held.rows[0] ? (held.rows[0].heldReason ?? '') : null,
    runs: runs.rows,
    requests: requests.rows,
    files: files.rows.map(({ waits, fault, error, ...file }) => ({
      ...file,
      reason: reasonOf(file.state, { waits, fault, error }),
    })),
  }
}

function reasonOf(state: string, { waits, fault, error }: Pick<FileRow, 'waits' | 'fault' | 'error'>): string | null {
  if (fault !== null) return COLLECT_FAULTS[fault]
  if (error === 'no_agency') return '어느 기관의 자료인지 파일에 없어요.'
  if (state === 'refused') return '읽지 못한 파일이에요. 파일 화면에서 이유를 볼 수 있어요.'
  return state === 'waiting' && waits !== null ? WAIT_LABELS[waits] : null
}
