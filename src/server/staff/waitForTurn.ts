import { setTimeout } from 'node:timers/promises'
import type { Sql } from '@/infra/database/pool'
import { type Admission, admitTry } from './signInTries'

const ASK_AGAIN_MS = 60
const WAIT_MAX_MS = 25_000

/**
 * A place for a try at this key, waiting while as many as may still fail are under way. Several people of one account, or
 * several tabs of one person, may sign in at the same moment; they only take turns.
 */
export async function waitForTurn(sql: Sql, key: Buffer): Promise<Admission> {
  for (let waited = 0; ; waited += ASK_AGAIN_MS) {
    const admission = await admitTry(sql, key)
    if (admission.state !== 'full' || waited >= WAIT_MAX_MS) return admission
    await setTimeout(ASK_AGAIN_MS)
  }
}
