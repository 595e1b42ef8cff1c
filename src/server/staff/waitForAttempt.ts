import { setTimeout } from 'node:timers/promises'
import type { Queryable } from '@/infra/database/pool'
import type { SignInLimit } from './signInLimits'
import { type Reservation, reserveAttempt, releaseAttempt } from './loginThrottle'

const ASK_AGAIN_MS = 100
const WAIT_MAX_MS = 25_000

/** All limits, or none. Waits while the maximum runs: several people may sign in to one account at once. */
export async function waitForAttempt(sql: Queryable, limits: readonly SignInLimit[]): Promise<Reservation> {
  const taken: SignInLimit[] = []
  for (const limit of limits) {
    const admission = await admitInTurn(sql, limit)
    if (admission.state !== 'admitted') {
      await releaseAttempt(sql, taken)
      return admission
    }
    taken.push(limit)
  }
  return { state: 'admitted' }
}

async function admitInTurn(sql: Queryable, limit: SignInLimit): Promise<Reservation> {
  for (let waited = 0; ; waited += ASK_AGAIN_MS) {
    const admission = await reserveAttempt(sql, limit)
    if (admission.state !== 'busy' || waited >= WAIT_MAX_MS) return admission
    await setTimeout(ASK_AGAIN_MS)
  }
}
