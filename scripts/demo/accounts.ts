import type { Pool } from 'pg'
import { createStaff } from '@/server/staff/createStaff'
import { demoSignIns, type DemoSignIn } from './signIns'

export async function createAccounts(pool: Pool): Promise<DemoSignIn[]> {
  const wanted = demoSignIns()
  for (const person of wanted) {
    const created = await createStaff(pool, person)
    // On a second start the accounts exist, possibly with changed passwords.
    if (!created.ok && created.violation.code !== 'email-taken')
      throw new Error(`the demo's account could not be made: ${created.violation.code}`)
  }
  return wanted
}
