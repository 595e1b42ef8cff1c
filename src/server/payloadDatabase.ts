import { postgresAdapter, type PostgresAdapter } from '@payloadcms/db-postgres'
import { ilike, isNull, notIlike, sql } from '@payloadcms/db-postgres/drizzle'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { ValidationError } from 'payload'
import { PAYLOAD_LOCK_WAIT_MS, PAYLOAD_STATEMENT_MS, PAYLOAD_WRITES, BUSY_SECONDS } from '@/domain/http/limits'
import { connectionConfig, poolSize } from '@/infra/database/connection'
import { setPayloadPool } from '@/infra/database/pool'
import { waitTime } from '@/infra/env'
import type { Violation } from '@/domain/violation'
import { createLimiter, type Limiter } from '@/infra/memoryLimits'
import { ViolationError } from './violationError'

class RolledBack extends Error {}

const unlessRolledBack = (error: unknown): void => {
  if (!(error instanceof RolledBack)) throw error
}

/**
 * Payload requests a second connection inside some transactions (document locks), so `limiter` keeps their number below
 * the pool's. A failed commit is reported, which the adapter's own ignores. @throws ViolationError `busy`
 */
const beginWithinLimit = (adapter: PostgresAdapter, limiter: Limiter) => async (): Promise<string> => {
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

export interface JoiningDatabase {
  /** Payload then writes in the transaction of `client`, whose owner ends it. Returns its `transactionID`. */
  joinTransaction: (client: PoolClient) => string
  leaveTransaction: (id: string) => void
}

function joinTransactions(adapter: PostgresAdapter): JoiningDatabase {
  // Made once a connection: each reads the whole schema.
  const bound = new WeakMap<PoolClient, PostgresAdapter['drizzle']>()
  const bind = (client: PoolClient) => {
    const db = bound.get(client) ?? drizzle({ client, schema: adapter.schema })
    bound.set(client, db)
    return db as PostgresAdapter['sessions'][string]['db']
  }
  const end = { resolve: () => Promise.resolve(), reject: () => Promise.resolve() }
  return {
    joinTransaction: (client) => {
      const id = randomUUID()
      adapter.sessions[id] = { db: bind(client), ...end }
      return id
    },
    leaveTransaction: (id) => void delete adapter.sessions[id],
  }
}

type Find = PostgresAdapter['find']

/** Past the last page, Payload says of a list with joins that nothing is in it. */
function countPastTheEnd(adapter: PostgresAdapter): { find: Find } {
  const find = adapter.find.bind(adapter)
  const counted = async (args: Parameters<Find>[0]) => {
    const found = await find(args)
    const { collection, limit = 0, locale, page = 1, pagination, req, where } = args
    if (found.docs.length > 0 || found.totalDocs > 0 || page <= 1 || limit === 0 || pagination === false) return found
    const { totalDocs } = await adapter.count({ collection, locale, req, where })
    const place = { page, pagingCounter: (page - 1) * limit + 1, hasPrevPage: true, prevPage: page - 1 }
    return { ...found, ...place, totalDocs, totalPages: Math.ceil(totalDocs / limit) }
  }
  return { find: counted as Find }
}

const escapeWildcards = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** Payload also uses `like` for paths of rows in arrays, whose `%` is inside: `images.%.image`. */
const escapeInside = (pattern: unknown): unknown =>
  typeof pattern === 'string' && /^%[^]*%$/.test(pattern) ? `%${escapeWildcards(pattern.slice(1, -1))}%` : pattern

/** Payload passes `%` and `_` on as wildcards; its `not_like` compares the whole text and drops empty values. */
const textOperators: Partial<PostgresAdapter['operators']> = {
  contains: (column, pattern) => ilike(column, escapeInside(pattern) as string),
  like: (column, pattern) => ilike(column, escapeInside(pattern) as string),
  not_like: (column, text) => sql`(${isNull(column)} OR ${notIlike(column, `%${escapeWildcards(String(text))}%`)})`,
}

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

/** By the columns of unique indexes that are rules. Payload keeps nothing else of the error. */
const UNIQUE: Record<string, Violation> = {
  'restaurant_id, user_id': { code: 'review-exists', params: {} },
  ...Object.fromEntries(
    ['comment', 'post', 'review'].map((type) => [`${type}_id, reporter_id`, { code: 'already-reported', params: {} }]),
  ),
}

async function nameDuplicates<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const violation = error instanceof ValidationError && UNIQUE[error.data.errors[0]?.path ?? '']
    throw violation ? new ViolationError(violation) : error
  }
}

/**
 * The database's clock dates documents. Payload crashes if an updated document is gone, or if none meets a deletion's
 * condition.
 */
function guardWrites(adapter: PostgresAdapter): Pick<PostgresAdapter, 'create' | 'updateOne' | 'deleteOne'> {
  const [create, updateOne, deleteOne] = [adapter.create, adapter.updateOne, adapter.deleteOne].map((write) =>
    write.bind(adapter),
  ) as [PostgresAdapter['create'], PostgresAdapter['updateOne'], PostgresAdapter['deleteOne']]
  const now = sql`now()`
  // Payload compares the times of its own collections with its own clock.
  const isOurs = (slug: string) => !slug.startsWith('payload-')
  return {
    create: ({ data, ...args }) => {
      const stamped = { ...data, createdAt: data.createdAt ?? now, updatedAt: now }
      return nameDuplicates(() => create({ ...args, data: isOurs(args.collection) ? stamped : data }))
    },
    updateOne: async ({ data, ...args }): Promise<unknown> => {
      const isStamped = isOurs(args.collection) && typeof data.updatedAt === 'string'
      const updated: unknown = await nameDuplicates(() =>
        updateOne({ ...args, data: isStamped ? { ...data, updatedAt: now } : data }),
      )
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
        max: poolSize('payload'),
        connectionTimeoutMillis: waitTime(5_000),
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
      ...guardWrites(adapter),
      ...joinTransactions(adapter),
      ...countPastTheEnd(adapter),
      operators: { ...adapter.operators, ...textOperators },
      beginTransaction: beginWithinLimit(adapter, createLimiter(PAYLOAD_WRITES)),
      connect: async (options?: { hotReload: boolean }) => {
        adapter.pool = pool ??= openPool(adapter)
        setPayloadPool(pool)
        await connect?.(options)
      },
      destroy: async () => {
        await destroy?.()
        const ending = pool
        pool = undefined
        setPayloadPool(pool)
        await ending?.end()
      },
    })
  }
  return { ...made, init }
}
