import { randomUUID } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Limiter } from '@/infra/limiter'
import { BUSY_SECONDS } from '@/domain/http/limits'
import { ViolationError } from './violationError'

class RolledBack extends Error {}

const unlessRolledBack = (error: unknown): void => {
  if (!(error instanceof RolledBack)) throw error
}

/**
 * Payload requests a second connection inside some transactions (document locks), so `limiter` keeps their number below
 * the pool's. A failed commit is reported, which the adapter's own ignores. @throws ViolationError `busy`
 */
export const beginWithinLimit = (adapter: PostgresAdapter, limiter: Limiter) => async (): Promise<string> => {
  const release = await limiter.acquire()
  if (!release) throw new ViolationError({ code: 'busy', params: { seconds: BUSY_SECONDS } })
  const id = randomUUID()
  let begun: () => void = () => undefined
  const ready = new Promise<void>((resolve) => (begun = resolve))
  const done: Promise<void> = adapter.drizzle
    .transaction(
      (db) =>
        new Promise<void>((commit, rollBack) => {
          const end = {
            resolve: () => (commit(), done),
            reject: () => (rollBack(new RolledBack()), done.catch(unlessRolledBack)),
          }
          adapter.sessions[id] = { db, ...end }
          begun()
        }),
    )
    .finally(release)
  // Failures go through `resolve` or `reject`.
  done.catch(() => undefined)
  await Promise.race([ready, done])
  return id
}
