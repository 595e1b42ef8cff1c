import { quietFrom } from '@/domain/collect/source'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { recordAudit } from '../audit'

/** A month of a list of lines counts as published at its end, if it has lines. */
const DAYS = `
  SELECT DISTINCT to_char(coalesce(p.posted_on, (p.key || '-01')::date + interval '1 month'), 'YYYY-MM-DD') AS day
  FROM source_posts p JOIN source_boards b ON b.id = p.board_id
  WHERE b.source_id = $1 AND p.state <> 'skipped' AND (p.posted_on IS NOT NULL
    OR p.key ~ '^20[0-9][0-9]-[01][0-9]$' AND EXISTS (SELECT FROM source_files f WHERE f.post_id = p.id))
  ORDER BY 1 DESC LIMIT 400`

/** Notes when the board will have been silent for longer than ever, from what a whole run found. */
export async function noteRhythm(sql: Queryable, source: number, now: Date): Promise<void> {
  const { rows } = await sql.query<{ day: string }>(DAYS, [source])
  const from = quietFrom(
    rows.map(({ day }) => day),
    now,
  )
  // What staff settled stays settled until then.
  await sql.query('UPDATE source_schedules SET quiet_at = greatest(quiet_at, $2) WHERE source_id = $1', [source, from])
}

/** After this a source that is still silent is shown again. */
const SETTLED_DAYS = 30

/** A person has looked at a silent board. Violation `source-not-found` */
export async function settleQuiet(sql: Queryable, { id, by }: { id: number; by: number }): Promise<Result> {
  const { rowCount } = await sql.query(
    `UPDATE source_schedules SET quiet_at = now() + interval '${SETTLED_DAYS} days'
     WHERE source_id = $1 AND quiet_at <= now()`,
    [id],
  )
  if (!rowCount) return fail({ code: 'source-not-found', params: {} })
  await recordAudit(sql, {
    event: 'record_updated',
    actor: by,
    subject: { type: 'source', id },
    before: { isQuiet: true },
    after: { isQuiet: false },
  })
  return ok()
}
