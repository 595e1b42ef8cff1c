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
 * `beginTransaction` for Payload's adapter, for REST, the panel and the Local API. Payload requests a second connection
 * inside some transactions (document locks), so as many transactions as connections would deadlock: `limiter` keeps
 * them below. A failed commit is reported, which the adapter's own ignores.
 * @throws ViolationError `busy` without a slot in time, and any error that prevents a transaction
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
  // The code that ends the transaction gets failures through `resolve` or `reject`.
  done.catch(() => undefined)
  await Promise.race([ready, done])
  return id
}
