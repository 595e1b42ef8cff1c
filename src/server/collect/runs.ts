import type { Pool } from 'pg'
import {
  monthsToAsk,
  nextRun,
  RECENT_DAYS,
  readRecipe,
  type Rhythm,
  type SourceReading,
  type SourceState,
} from '@/domain/collect/source'
import { fail, ok, type Result } from '@/domain/result'
import { type Queryable, transaction } from '@/infra/database/pool'
import { recordAudit } from '../audit'

export const COLLECT_TASK = 'collect_step'

export interface Source extends SourceReading {
  id: number
  agency: number | null
  agencyName: string | null
  titleWords: string[]
  startMonth: string | null
  rhythm: Rhythm
  /** seconds */
  spacing: number
  state: SourceState
}

export async function readSource(sql: Queryable, id: number): Promise<Source | null> {
  const { rows } = await sql.query<Source>(
    `SELECT s.id, s.family, s.boards, coalesce(s.hosts, '[]') AS hosts, s.recipe, s.agency_id AS agency,
       a.name AS "agencyName", coalesce(s.title_words, '[]') AS "titleWords", s.start_month AS "startMonth", s.rhythm,
       s.spacing::int, s.state
     FROM sources s LEFT JOIN agencies a ON a.id = s.agency_id WHERE s.id = $1`,
    [id],
  )
  return rows[0] ?? null
}

/** A job for the next step, in the queue of the source's first host: one source after another there. */
export const enqueueStep = (sql: Queryable, { id, boards }: Pick<Source, 'id' | 'boards'>, at: Date) =>
  sql.query(
    `SELECT graphile_worker.add_job('${COLLECT_TASK}', json_build_object('source', $1::int), queue_name => $2,
       run_at => $3, job_key => 'collect:' || $1, max_attempts => 25)`,
    [id, `collect:${new URL(boards[0] ?? 'http://none').host}`, at],
  )

/** Opens a run, if none is open, with what it has to look at again. */
async function openRun(sql: Queryable, source: Source, now: Date, by: number | null): Promise<void> {
  const { rowCount } = await sql.query(
    `INSERT INTO source_runs (source_id, started_at, started_by_id, board)
     VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
    [source.id, now, by, isLines(source) ? source.boards.length : 0],
  )
  if (!rowCount) return
  await sql.query(
    `INSERT INTO source_schedules (source_id, next_run_at, last_run_at) VALUES ($1, $2, $3)
     ON CONFLICT (source_id) DO UPDATE SET next_run_at = EXCLUDED.next_run_at, last_run_at = EXCLUDED.last_run_at`,
    [source.id, nextRun(now, source.rhythm), now],
  )
  await sql.query(
    `INSERT INTO source_boards (source_id, address) SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING`,
    [source.id, source.boards],
  )
  if (isLines(source)) await dueMonths(sql, source, now)
  const recent = `b.source_id = $1 AND p.state = 'done'
    AND p.posted_on > $2::timestamptz - interval '${RECENT_DAYS} days'
    AND p.checked_at < $2::timestamptz - interval '20 hours'`
  await sql.query(
    `UPDATE source_files f SET state = 'due' FROM source_posts p JOIN source_boards b ON b.id = p.board_id
     WHERE p.id = f.post_id AND p.address IS NULL AND ${recent}`,
    [source.id, now],
  )
  await sql.query(
    `UPDATE source_posts p SET state = CASE WHEN p.address IS NULL THEN p.state ELSE 'due' END, checked_at = $2
     FROM source_boards b WHERE b.id = p.board_id AND ${recent}`,
    [source.id, now],
  )
}

const isLines = ({ family, recipe }: Source): boolean => readRecipe(family, recipe)?.post.data === 'rows'

/** Each month of a list of lines is a post; the newest months change. */
const dueMonths = (sql: Queryable, { id, startMonth }: Source, now: Date) =>
  sql.query(
    `INSERT INTO source_posts AS p (board_id, key, title, address, state, seen_at)
     SELECT b.id, m.month, m.month || ' 업무추진비', b.address, 'due', $2
     FROM source_boards b, unnest($3::text[]) WITH ORDINALITY m (month, at) WHERE b.source_id = $1
     ON CONFLICT (board_id, key) DO UPDATE SET state = 'due'
       WHERE p.state = 'done' AND p.key >= to_char($2::timestamptz - interval '3 months', 'YYYY-MM')`,
    [id, now, monthsToAsk(startMonth, now)],
  )

/** Violation `source-not-found`, `source-held` */
export const startRun = (pool: Pool, { id, by, now }: { id: number; by: number | null; now: Date }): Promise<Result> =>
  transaction(pool, async (sql) => {
    const source = await readSource(sql, id)
    if (!source) return fail({ code: 'source-not-found', params: {} })
    if (source.state === 'held') return fail({ code: 'source-held', params: {} })
    await openRun(sql, source, now, by)
    // A run that waits for the night goes on at once if a person asks.
    if (by !== null)
      await sql.query('UPDATE source_runs SET started_by_id = $2 WHERE source_id = $1 AND finished_at IS NULL', [
        id,
        by,
      ])
    await enqueueStep(sql, source, now)
    return ok()
  })

/** Runs of sources that are due, and the next step of those whose job was lost. */
export async function startDueRuns(pool: Pool, now: Date): Promise<void> {
  const { rows } = await pool.query<{ id: number }>(
    `SELECT s.id FROM sources s LEFT JOIN source_schedules c ON c.source_id = s.id
     WHERE (s.state = 'active' AND coalesce(c.next_run_at, $1) <= $1
       OR EXISTS (SELECT FROM source_runs r WHERE r.source_id = s.id AND r.finished_at IS NULL))
       AND NOT EXISTS (SELECT FROM graphile_worker.jobs j WHERE j.key = 'collect:' || s.id)`,
    [now],
  )
  for (const { id } of rows) {
    const started = await startRun(pool, { id, by: null, now })
    if (!started.ok) await pool.query(END_RUN, [id, 'held', now])
  }
}

const LOG_DAYS = 60

export const deleteOldRequests = (sql: Queryable) =>
  sql.query('DELETE FROM source_requests WHERE at < now() - make_interval(days => $1)', [LOG_DAYS])

const END_RUN = `UPDATE source_runs SET finished_at = $3, outcome = $2, cookies = NULL
  WHERE source_id = $1 AND finished_at IS NULL`

export const endRun = (sql: Queryable, source: number, outcome: 'done' | 'held', now: Date) =>
  sql.query(END_RUN, [source, outcome, now])

/** Until a person looks. */
export async function holdSource(sql: Queryable, source: number, reason: string, now: Date): Promise<void> {
  const { rowCount } = await sql.query(
    `UPDATE sources SET state = 'held', held_reason = $2, updated_at = now() WHERE id = $1 AND state = 'active'`,
    [source, reason],
  )
  await endRun(sql, source, 'held', now)
  if (!rowCount) return
  await recordAudit(sql, {
    event: 'record_updated',
    actor: null,
    subject: { type: 'source', id: source },
    before: { state: 'active' },
    after: { state: 'held', heldReason: reason },
  })
}
