import type { Queryable } from '@/infra/database/pool'

/** Counts of favourites then hold until commit; other rows may refer to the member. False if deleted. */
export async function lockMember(sql: Queryable, member: number): Promise<boolean> {
  return (await sql.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [member])).rowCount === 1
}
