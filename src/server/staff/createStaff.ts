import type { Pool } from 'pg'
import { NICKNAME_LENGTH_MIN } from '@/domain/member/limits'
import { cleanNickname } from '@/domain/member/nickname'
import type { StaffRole } from '@/domain/roles'
import { isEmail, normalizeEmail } from '@/domain/staff/staff'
import { fail, ok, type Result } from '@/domain/result'
import { transaction } from '@/infra/database/pool'
import { auditIn } from '@/server/audit'
import { checkNewPassword, hashPassword } from '@/server/passwords'
import { recordGrant } from '../roles'
import { storePassword } from './password'

export interface NewStaff {
  email: string
  nickname: string
  role: StaffRole
  password: string
}

/** Account and password, both or neither. */
export async function createStaff(pool: Pool, { email, nickname: typed, role, password }: NewStaff): Promise<Result> {
  const address = normalizeEmail(email)
  const nickname = cleanNickname(typed)
  if (!isEmail(address)) return fail({ code: 'email-format', params: { field: 'email' } })
  if ([...nickname].length < NICKNAME_LENGTH_MIN)
    return fail({ code: 'nickname-too-short', params: { min: NICKNAME_LENGTH_MIN } })
  const strong = await checkNewPassword(password, [address, nickname])
  if (!strong.ok) return strong
  const hash = await hashPassword(password)
  const id = await transaction(pool, async (sql) => {
    const { rows } = await sql.query<{ id: number }>(
      `INSERT INTO users (email, nickname, role) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING id`,
      [address, nickname, role],
    )
    const [made] = rows
    if (!made) return undefined
    await storePassword(sql, made.id, hash)
    await recordGrant(sql, { person: made.id, role, before: 'user', by: null })
    await auditIn(sql, 'staff_created', { person: made.id, role, by: null })
    return made.id
  })
  if (id === undefined) return takenBy(pool, address)
  return ok()
}

async function takenBy(pool: Pool, address: string): Promise<Result> {
  const { rowCount } = await pool.query('SELECT FROM users WHERE lower(email) = $1', [address])
  return fail(
    rowCount ? { code: 'email-taken', params: {} } : { code: 'nickname-taken', params: { field: 'nickname' } },
  )
}
