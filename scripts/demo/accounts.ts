import { getPayload } from 'payload'
import type { Pool } from 'pg'
import config from '../../payload.config'
import { demoSignIns, type DemoSignIn } from './signIns'

/** Makes the demo's accounts that are missing, and returns all of them. */
export async function createAccounts(pool: Pool): Promise<DemoSignIn[]> {
  const wanted = demoSignIns()
  const { rows } = await pool.query<{ email: string }>('SELECT email FROM users')
  const missing = wanted.filter(({ email }) => !rows.some((row) => row.email === email))
  if (missing.length === 0) return wanted
  const payload = await getPayload({ config, key: 'demo' })
  for (const { email, password, nickname, role } of missing) {
    // No person is acting yet: the first accounts are made with the rights of the machine itself.
    await payload.create({ collection: 'users', data: { email, password, nickname, role }, overrideAccess: true })
  }
  await payload.destroy()
  return wanted
}
