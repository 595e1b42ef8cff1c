import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import type { Role } from '@/domain/roles'
import { addPerson, PASSWORD } from '../../int/setup/staff'
import { DESKTOP, newVisitor, type Visitor } from './newVisitor'
import { signInStaff } from './signInStaff'

export interface StaffMember {
  id: number
  nickname: string
  email: string
  password: string
}

/** Somebody with a password of their own, whom no other test knows; they may hold no role yet. */
export async function addStaffMember(pool: Pool, role: Role): Promise<StaffMember> {
  const email = `${role}-${randomBytes(4).toString('hex')}@bapsang.example`
  const id = await addPerson(pool, email, role)
  const { rows } = await pool.query<{ nickname: string }>('SELECT nickname FROM users WHERE id = $1', [id])
  return { id, nickname: rows[0]?.nickname ?? '', email, password: PASSWORD }
}

/** Takes out the people a test added, with their sessions and grants. */
export const removeStaff = (pool: Pool, staff: readonly StaffMember[]) =>
  pool.query('DELETE FROM users WHERE id = ANY ($1::int[])', [staff.map(({ id }) => id)])

/** A browser of its own, signed in, on a page of the back office. */
export async function signInBrowser(account: StaffMember, next = '/admin', viewport = DESKTOP): Promise<Visitor> {
  const guest = await newVisitor(viewport)
  await signInStaff(guest.page, next, account)
  return guest
}
