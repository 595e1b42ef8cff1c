import type { Queryable } from '@/infra/database/pool'

/**
 * Lets one change of a member's favourites run at a time, so that what they count stays true until commit. Other rows
 * may go on referring to the member in the meantime.
 * @returns false when the member has left in the meantime
 */
export async function lockMember(sql: Queryable, member: number): Promise<boolean> {
  return (await sql.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [member])).rowCount === 1
}
