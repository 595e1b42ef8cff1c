import { COOLDOWN_SECONDS, type CooldownKind } from '@/domain/community/community'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'

/** The first of concurrent writers takes the row; the others wait. `clock_timestamp()` advances in a transaction. */
const CLAIM = `
  INSERT INTO write_cooldowns AS held (user_id, kind, claimed_at) VALUES ($1, $2, clock_timestamp())
  ON CONFLICT (user_id, kind) DO UPDATE SET claimed_at = clock_timestamp()
    WHERE held.claimed_at <= clock_timestamp() - make_interval(secs => $3)`

const REMAINING = `
  SELECT GREATEST(1, ceil($3 - extract(epoch FROM clock_timestamp() - claimed_at)))::int AS seconds
  FROM write_cooldowns WHERE user_id = $1 AND kind = $2`

/** In the writing transaction, so that a rollback releases it. */
export async function claimCooldown(sql: Queryable, kind: CooldownKind, author: number): Promise<Result> {
  const values = [author, kind, COOLDOWN_SECONDS[kind]]
  const { rowCount } = await sql.query(CLAIM, values)
  if (rowCount) return ok()
  const { rows } = await sql.query<{ seconds: number }>(REMAINING, values)
  return fail({ code: `${kind}-cooldown`, params: { seconds: rows[0]?.seconds ?? COOLDOWN_SECONDS[kind] } })
}

/** Seconds; 0 if now. */
export async function remainingCooldown(sql: Queryable, kind: CooldownKind, author: number): Promise<number> {
  const { rows } = await sql.query<{ seconds: number }>(
    `SELECT ceil($3 - extract(epoch FROM clock_timestamp() - claimed_at))::int AS seconds
      FROM write_cooldowns WHERE user_id = $1 AND kind = $2`,
    [author, kind, COOLDOWN_SECONDS[kind]],
  )
  return Math.max(0, rows[0]?.seconds ?? 0)
}
