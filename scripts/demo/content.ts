import type { Pool } from 'pg'
import { createAccounts } from './accounts'
import type { DemoSignIn } from './signIns'

/** Everything the demo shows: visits from the sample files, where the places are, and people to sign in as. */
export async function createDemoContent(pool: Pool): Promise<DemoSignIn[]> {
  return createAccounts(pool)
}
