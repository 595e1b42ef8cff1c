import { COOLDOWN_SECONDS, type CooldownKind } from '@/domain/community/limits'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'

/**
 * The row is the lock and the rule: of many at once the first takes it, and the others wait for its commit and then
 * find it taken. `clock_timestamp()` moves on inside a transaction, and is no one's clock but the database's.
 */
const CLAIM = `
  INSERT INTO write_cooldowns AS held (user_id, kind, claimed_at) VALUES ($1, $2, clock_timestamp())
  ON CONFLICT (user_id, kind) DO UPDATE SET claimed_at = clock_timestamp()
    WHERE held.claimed_at <= clock_timestamp() - make_interval(secs => $3)`

const REMAINING = `
  SELECT GREATEST(1, ceil($3 - extract(epoch FROM clock_timestamp() - claimed_at)))::int AS seconds
  FROM write_cooldowns WHERE user_id = $1 AND kind = $2`

/**
 * Lets an author write one post, or one comment, a minute. Call it in the transaction that writes: what is rolled back
 * has claimed nothing.
 */
export async function claimCooldown(sql: Queryable, kind: CooldownKind, author: number): Promise<Result> {
  const values = [author, kind, COOLDOWN_SECONDS[kind]]
  const { rowCount } = await sql.query(CLAIM, values)
  if (rowCount) return ok()
  const { rows } = await sql.query<{ seconds: number }>(REMAINING, values)
  return fail({ code: `${kind}-cooldown`, params: { seconds: rows[0]?.seconds ?? COOLDOWN_SECONDS[kind] } })
}

/** Seconds until an author may write the next one; 0 when at once. */
export async function remainingCooldown(sql: Queryable, kind: CooldownKind, author: number): Promise<number> {
  const { rows } = await sql.query<{ seconds: number }>(
    `SELECT ceil($3 - extract(epoch FROM clock_timestamp() - claimed_at))::int AS seconds
      FROM write_cooldowns WHERE user_id = $1 AND kind = $2`,
    [author, kind, COOLDOWN_SECONDS[kind]],
  )
  return Math.max(0, rows[0]?.seconds ?? 0)
}
