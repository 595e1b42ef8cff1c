import type { Queryable } from '@/infra/database/pool'

/** Each rebuilt by its own job. */
export type RefreshName = 'quality' | 'statistics' | 'recommendations' | 'lexicon'

/** In its transaction. `started`: performance.now */
export async function noteRefresh(sql: Queryable, name: RefreshName, started: number): Promise<void> {
  await sql.query(
    `INSERT INTO refresh_runs (name, refreshed_at, duration_ms) VALUES ($1, now(), $2)
     ON CONFLICT (name) DO UPDATE SET refreshed_at = EXCLUDED.refreshed_at, duration_ms = EXCLUDED.duration_ms`,
    [name, Math.round(performance.now() - started)],
  )
}

/** null if never */
export async function readRefresh(sql: Queryable, name: RefreshName): Promise<string | null> {
  const { rows } = await sql.query<{ at: Date }>('SELECT refreshed_at AS at FROM refresh_runs WHERE name = $1', [name])
  return rows[0]?.at.toISOString() ?? null
}

/** Never run, a day old, or an import or undo since. */
export async function isRefreshDue(sql: Queryable, name: RefreshName): Promise<boolean> {
  const { rows } = await sql.query<{ due: boolean }>(
    `SELECT r.name IS NULL OR r.refreshed_at < now() - interval '1 day'
       OR EXISTS (SELECT FROM import_batches b WHERE greatest(b.updated_at, b.undone_at) > r.refreshed_at) AS due
     FROM (SELECT $1::text AS asked) a LEFT JOIN refresh_runs r ON r.name = a.asked`,
    [name],
  )
  return rows[0]?.due ?? true
}
