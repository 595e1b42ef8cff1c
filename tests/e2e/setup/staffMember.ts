import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright'
import type { Pool } from 'pg'
import { inject } from 'vitest'
import type { Role } from '@/domain/roles'
import { addPerson, PASSWORD } from '../../int/setup/staff'
import { demoDatabase } from './demoDatabase'
import { startBrowserSession } from './member'
import { DESKTOP, newVisitor, type Visitor } from './newVisitor'

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

/** Signs the demo's admin in, or somebody else, and opens a page of the back office. */
export async function signInStaff(
  page: Page,
  next: string,
  { email = inject('admin').email, pool = demoDatabase() } = {},
): Promise<void> {
  const { rows } = await pool.query<{ id: number }>('SELECT id FROM users WHERE email = $1', [email])
  await startBrowserSession(page, 'staff', rows[0]?.id ?? 0, pool)
  await page.goto(next)
}

/** A browser of its own, signed in, on a page of the back office. */
export async function signInBrowser(account: StaffMember, next = '/admin', viewport = DESKTOP): Promise<Visitor> {
  const guest = await newVisitor(viewport)
  await signInStaff(guest.page, next, account)
  return guest
}
