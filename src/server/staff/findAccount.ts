import { isStaff, type Role } from '@/domain/roles'
import { normalizeEmail } from '@/domain/staff/staff'
import type { Queryable } from '@/infra/database/pool'
import { verifyPassword } from '@/server/passwords'

export interface StaffAccount {
  id: number
  email: string
  role: Role
  hash: string
  /** changes with the password, but not when it is only rehashed */
  passwordVersion: string
}

const ACCOUNT = `
  SELECT u.id, u.email, u.role, p.hash, extract(epoch FROM p.changed_at)::text AS "passwordVersion"
  FROM users u JOIN staff_passwords p ON p.user_id = u.id`

export const findAccount = (sql: Queryable, email: string): Promise<StaffAccount | null> =>
  findStaff(sql, `${ACCOUNT} WHERE lower(u.email) = $1`, normalizeEmail(email))

export const findAccountById = (sql: Queryable, id: number): Promise<StaffAccount | null> =>
  findStaff(sql, `${ACCOUNT} WHERE u.id = $1`, id)

async function findStaff(sql: Queryable, statement: string, value: string | number): Promise<StaffAccount | null> {
  const { rows } = await sql.query<StaffAccount>(statement, [value])
  return rows[0] && isStaff(rows[0]) ? rows[0] : null
}

/** Without an account it costs as much as a wrong password. */
export async function opensAccount(sql: Queryable, account: StaffAccount | null, password: string): Promise<boolean> {
  const { right, rehashed } = await verifyPassword(password, account?.hash ?? null)
  if (!right || !account) return false
  // Only if unchanged, so that a password set since then stays.
  if (rehashed)
    await sql.query('UPDATE staff_passwords SET hash = $2 WHERE user_id = $1 AND hash = $3', [
      account.id,
      rehashed,
      account.hash,
    ])
  return true
}
