import type { Pool } from 'pg'
import { createStaff } from '@/server/staff/createStaff'
import { demoSignIns, type DemoSignIn } from './signIns'

/** Makes the demo's accounts that are missing, and returns all of them. */
export async function createAccounts(pool: Pool): Promise<DemoSignIn[]> {
  const wanted = demoSignIns()
  for (const person of wanted) {
    const created = await createStaff(pool, person)
    // A second start finds them made, and their passwords perhaps changed since.
    if (!created.ok && created.violation.code !== 'email-taken')
      throw new Error(`the demo's account could not be made: ${created.violation.code}`)
  }
  return wanted
}
