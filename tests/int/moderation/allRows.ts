import type { Pool } from 'pg'

/** Where people and requests are kept, and what is not content: the same through every door, or a door's own. */
const OTHER = ['audit_log', 'sessions', 'tickets', 'live_events', 'rate_limits', 'graphile', 'payload_migrations']

/** Days too: midnight may pass between two doors. */
const TIME = /\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d[^"]*)?/g

/** All rows of all tables: times are masked, entries of the audit log and live events without their numbers. */
export async function allRows(pool: Pool, audit: number): Promise<Record<string, unknown>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> ALL ($1) ORDER BY 1`,
    [OTHER],
  )
  const parts = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, jsonb_agg(to_jsonb(t) ORDER BY to_jsonb(t)::text) AS rows FROM "${name}" t`,
  )
  const { rows } = await pool.query<{ name: string; rows: unknown }>(`${parts.join(' UNION ALL ')}
    UNION ALL SELECT 'audit_log', jsonb_agg(to_jsonb(a) - 'id' ORDER BY a.subject_type, a.subject_id, a.id)
      FROM audit_log a WHERE a.id > ${audit} AND a.subject_type IS DISTINCT FROM 'ticket'
    UNION ALL SELECT 'live_events', jsonb_agg(DISTINCT to_jsonb(e) - 'id' - 'transaction_id' - 'created_at')
      FROM live_events e`)
  const said = Object.fromEntries(rows.map(({ name, rows: found }) => [name, found]))
  return JSON.parse(JSON.stringify(said).replace(TIME, 'time')) as Record<string, unknown>
}

export const lastAudit = async (pool: Pool): Promise<number> =>
  (await pool.query<{ id: number }>('SELECT coalesce(max(id), 0)::int AS id FROM audit_log')).rows[0]?.id ?? 0
