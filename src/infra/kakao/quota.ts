import type { Queryable } from '../database/pool'

/** `day` in Korea, 'YYYY-MM-DD'. False if the quota, shared by all processes on the database, is used up. */
export async function consumeQuota(sql: Queryable, day: string, max: number): Promise<boolean> {
  const { rows } = await sql.query(
    `INSERT INTO kakao_quota AS used (day, calls) VALUES ($1, 1)
     ON CONFLICT (day) DO UPDATE SET calls = used.calls + 1 WHERE used.calls < $2
     RETURNING calls`,
    [day, max],
  )
  return rows.length > 0
}

export async function remainingQuota(sql: Queryable, day: string, max: number): Promise<number> {
  const { rows } = await sql.query<{ calls: number }>('SELECT calls FROM kakao_quota WHERE day = $1', [day])
  return Math.max(0, max - (rows[0]?.calls ?? 0))
}
