import { postgresAdapter, type PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { PAYLOAD_CONNECTIONS, PAYLOAD_LOCK_WAIT_MS, PAYLOAD_STATEMENT_MS, PAYLOAD_WRITES } from '@/domain/http/limits'
import { createLimiter } from '@/infra/limiter'
import { beginWithinLimit } from './payloadTransactions'

interface Options {
  migrationDir: string
  /** false for migrations: building an index takes as long as it takes */
  deadlines?: boolean
  /** of another database than the booted one */
  url?: string
}

const DEADLINES = `-c statement_timeout=${PAYLOAD_STATEMENT_MS} -c lock_timeout=${PAYLOAD_LOCK_WAIT_MS}`

/** A connection that dies (a database restart) must not take the process with it; whoever uses it hears of it. */
function survive(payload: Payload): void {
  const { pool } = payload.db as unknown as PostgresAdapter
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
}

/**
 * Payload's database: its own small pool, on `DATABASE_URL` unless told otherwise, where statements have deadlines and
 * transactions take turns.
 */
export function payloadDatabase({
  migrationDir,
  deadlines = true,
  url = process.env.DATABASE_URL ?? '',
}: Options): ReturnType<typeof postgresAdapter> {
  const made = postgresAdapter({
    pool: {
      connectionString: url,
      max: PAYLOAD_CONNECTIONS,
      connectionTimeoutMillis: 5_000,
      ...(deadlines && { options: DEADLINES }),
    },
    push: false,
    migrationDir,
  })
  const init: typeof made.init = (args) => {
    const adapter = made.init(args)
    const connect = adapter.connect?.bind(adapter)
    return Object.assign(adapter, {
      beginTransaction: beginWithinLimit(adapter, createLimiter(PAYLOAD_WRITES)),
      connect: async (options?: { hotReload: boolean }) => {
        await connect?.(options)
        survive(args.payload)
      },
    })
  }
  return { ...made, init }
}
