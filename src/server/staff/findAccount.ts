import { isModerator, type Role } from '@/domain/roles'
import { normalizeEmail } from '@/domain/staff/email'
import type { Queryable } from '@/infra/database/pool'
import { verifyPassword } from '@/server/passwords/verifyPassword'

export interface StaffAccount {
  id: number
  email: string
  role: Role
  hash: string
  /** another one whenever the password is set anew; not when it is only kept in a newer form */
  passwordVersion: string
}

/** The account of staff with a password that has this address; null for everybody else. */
export async function findAccount(sql: Queryable, email: string): Promise<StaffAccount | null> {
  const { rows } = await sql.query<StaffAccount>(
    `SELECT u.id, u.email, u.role, p.hash, extract(epoch FROM p.changed_at)::text AS "passwordVersion"
     FROM users u JOIN staff_passwords p ON p.user_id = u.id WHERE lower(u.email) = $1`,
    [normalizeEmail(email)],
  )
  return rows[0] && isModerator(rows[0]) ? rows[0] : null
}

/** Whether a password is the account's. No account costs as much as a wrong password. */
export async function opensAccount(sql: Queryable, account: StaffAccount | null, password: string): Promise<boolean> {
  const { right, rehashed } = await verifyPassword(password, account?.hash ?? null)
  if (!right || !account) return false
  // Only where it is still the old one: a password set meanwhile stays.
  if (rehashed)
    await sql.query('UPDATE staff_passwords SET hash = $2 WHERE user_id = $1 AND hash = $3', [
      account.id,
      rehashed,
      account.hash,
    ])
  return true
}
