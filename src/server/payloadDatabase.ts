import { postgresAdapter, type PostgresAdapter } from '@payloadcms/db-postgres'
import { PAYLOAD_CONNECTIONS, PAYLOAD_LOCK_WAIT_MS, PAYLOAD_STATEMENT_MS, PAYLOAD_WRITES } from '@/domain/http/limits'
import { connectionConfig } from '@/infra/database/connection'
import { createLimiter } from '@/infra/limiter'
import { countPastTheEnd, textOperators } from './payloadQueries'
import { beginWithinLimit } from './payloadTransactions'
import { ViolationError } from './violationError'

const DEADLINES = { statement_timeout: PAYLOAD_STATEMENT_MS, lock_timeout: PAYLOAD_LOCK_WAIT_MS }

/**
 * Payload's own keeps a connection open, so that commands never end. A lost connection must not end the process; its
 * user gets the error.
 */
function openPool({ pg, poolOptions }: PostgresAdapter): PostgresAdapter['pool'] {
  const pool = new pg.Pool(poolOptions)
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Payload crashes if an updated document is gone, or if none meets a deletion's condition. */
function refuseMissingDocuments(adapter: PostgresAdapter): Pick<PostgresAdapter, 'updateOne' | 'deleteOne'> {
  const [updateOne, deleteOne] = [adapter.updateOne.bind(adapter), adapter.deleteOne.bind(adapter)]
  return {
    updateOne: async (args): Promise<unknown> => {
      const updated: unknown = await updateOne(args)
      if (updated === null && args.id !== undefined && args.returning !== false)
        throw new ViolationError({ code: 'record-not-found', params: {} })
      return updated
    },
    deleteOne: async (args): Promise<unknown> => ((await adapter.findOne(args)) ? deleteOne(args) : null),
  }
}

/** With a small pool on `DATABASE_URL`, statement timeouts and limited transactions. */
export function payloadDatabase(migrationDir: string): ReturnType<typeof postgresAdapter> {
  const make = (connectionString: string) =>
    postgresAdapter({
      pool: {
        ...connectionConfig(connectionString, DEADLINES),
        max: PAYLOAD_CONNECTIONS,
        connectionTimeoutMillis: 5_000,
      },
      push: false,
      migrationDir,
    })
  const made = make('')
  const init: typeof made.init = (args) => {
    // When Payload starts, because a process may serve several databases in turn.
    const adapter = make(process.env.DATABASE_URL ?? '').init(args)
    const connect = adapter.connect?.bind(adapter)
    const destroy = adapter.destroy?.bind(adapter)
    // In development a destroyed adapter reconnects.
    let pool: PostgresAdapter['pool'] | undefined
    return Object.assign(adapter, {
      ...refuseMissingDocuments(adapter),
      ...countPastTheEnd(adapter),
      operators: { ...adapter.operators, ...textOperators },
      beginTransaction: beginWithinLimit(adapter, createLimiter(PAYLOAD_WRITES)),
      connect: async (options?: { hotReload: boolean }) => {
        adapter.pool = pool ??= openPool(adapter)
        await connect?.(options)
      },
      destroy: async () => {
        await destroy?.()
        const ending = pool
        pool = undefined
        await ending?.end()
      },
    })
  }
  return { ...made, init }
}
