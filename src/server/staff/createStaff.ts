import type { Pool } from 'pg'
import { NICKNAME_LENGTH_MIN } from '@/domain/limits'
import type { Role } from '@/domain/roles'
import { isEmail, normalizeEmail } from '@/domain/staff/email'
import type { Violation } from '@/domain/violation'
import { transaction } from '@/infra/database/pool'
import { log } from '@/infra/log'
import { checkNewPassword } from '@/server/passwords/checkNewPassword'
import { hashPassword } from '@/server/passwords/scryptHash'
import { storePassword } from './setPassword'

export interface NewStaff {
  email: string
  nickname: string
  role: Exclude<Role, 'user'>
  password: string
}

/**
 * Makes a staff account with its password: both or neither.
 * @returns what was refused, null when it is made
 */
export async function createStaff(pool: Pool, { email, nickname, role, password }: NewStaff): Promise<Violation | null> {
  const address = normalizeEmail(email)
  if (!isEmail(address)) return { code: 'email-format', params: { field: 'email' } }
  if ([...nickname].length < NICKNAME_LENGTH_MIN) return { code: 'nickname-too-short', params: { min: NICKNAME_LENGTH_MIN } }
  const weak = await checkNewPassword(password, [address, nickname])
  if (weak) return weak
  const hash = await hashPassword(password)
  const id = await transaction(pool, async (sql) => {
    const { rows } = await sql.query<{ id: number }>(
      `INSERT INTO users (email, nickname, role) VALUES ($1, $2, $3) ON CONFLICT (lower(email)) WHERE email IS NOT NULL DO NOTHING RETURNING id`,
      [address, nickname, role],
    )
    if (rows[0]) await storePassword(sql, rows[0].id, hash)
    return rows[0]?.id
  })
  if (id === undefined) return { code: 'email-taken', params: {} }
  log.info({ security: 'staff-created', person: id, role }, 'staff account created')
  return null
}
