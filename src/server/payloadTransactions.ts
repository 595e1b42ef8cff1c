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
 * `beginTransaction` for Payload's adapter, for every transaction there is: REST, the panel's server functions, the
 * Local API. Inside of some, Payload asks for a second connection (a document's lock is read outside of them), so that
 * as many transactions as there are connections would deadlock: `limiter` keeps them below.
 * A commit that fails is told; the adapter's own would pass it over in silence.
 * @throws ViolationError `busy` when no slot is free in time, and anything that keeps a transaction from beginning
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
  // The code that ends the transaction hears of a failure through `resolve` or `reject`.
  done.catch(() => undefined)
  await Promise.race([ready, done])
  return id
}
