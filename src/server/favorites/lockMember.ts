import type { Queryable } from '@/infra/database/pool'

/**
 * Serialises changes to a member's favourites, so that counts hold until commit. Other rows may still refer to the
 * member.
 * @returns false if the account was deleted
 */
export async function lockMember(sql: Queryable, member: number): Promise<boolean> {
  return (await sql.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [member])).rowCount === 1
}
