import { COMMAND_ERRORS } from '@/messages/cli/commandErrors'
import { log } from '../log'
import { startEmbedded } from './embedded'
import { grantToApplication } from './applicationGrants'
import { assertHangulTrigrams } from './assertHangulTrigrams'
import { asOwner, closePool, type Queryable, closeWritePool } from './pool'
import { closeReadPools } from './readPool'
import { env } from '../env'
import { createClient } from './connection'

/** The message says what to do. */
export class DatabaseConnectionsError extends Error {
  override name = 'DatabaseConnectionsError'
}

const PROBE = { name: 'statement_timeout', value: '7213ms' }

/**
 * PgBouncer and its like refuse or drop a connection's settings: timeouts, and in transaction mode LISTEN and advisory
 * locks, would be lost without an error. @throws DatabaseConnectionsError
 */
export async function assertDirectConnection(url: string): Promise<void> {
  const client = createClient(url, {}, { [PROBE.name]: PROBE.value })
  try {
    await client.connect()
    const { rows } = await client.query<{ value: string }>('SELECT current_setting($1) AS value', [PROBE.name])
    const value = rows[0]?.value
    if (value !== PROBE.value)
      throw new DatabaseConnectionsError(
        COMMAND_ERRORS.connectionPooler(`${PROBE.name} = ${value}, not ${PROBE.value}`),
      )
  } catch (error) {
    const { message } = error as Error
    throw /unsupported startup parameter/.test(message)
      ? new DatabaseConnectionsError(COMMAND_ERRORS.connectionPooler(message))
      : error
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Connections that the server, the database and the account have room for, and those that are open. */
export interface ConnectionRoom {
  available: number
  used: number
}

export async function readConnectionRoom(sql: Pick<Queryable, 'query'>): Promise<ConnectionRoom> {
  const { rows } = await sql.query<ConnectionRoom & Record<string, unknown>>(`
    SELECT LEAST(
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - COALESCE(current_setting('reserved_connections', true)::int, 0),
      (SELECT NULLIF(datconnlimit, -1) FROM pg_database WHERE datname = current_database()),
      (SELECT NULLIF(rolconnlimit, -1) FROM pg_roles WHERE rolname = current_user)
    ) AS available,
    (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid())
      AS used`)
  return rows[0] ?? { available: 0, used: 0 }
}

/**
 * Logs how many processes of this size fit, and warns if `count` more may not.
 * @throws DatabaseConnectionsError if not one fits
 */
export function compareConnections(
  { available, used }: ConnectionRoom,
  { count = 1, each = env().DATABASE_CONNECTIONS } = {},
): void {
  if (each > available) throw new DatabaseConnectionsError(COMMAND_ERRORS.tooFewConnections(each, available))
  const needed = each * count
  const figures = { needed, available, used, processes: Math.floor(available / each) }
  if (used + needed > available) log.warn(figures, 'with these processes the database may run out of connections')
  else log.info(figures, 'connections of the database, and how many processes of this size fit')
}

export interface BootedDatabase {
  url: string
  embedded: boolean
  close: () => Promise<void>
}

interface Options {
  databaseUrl?: string | undefined
  /** of the same database, if the account of `databaseUrl` does not own it */
  ownerUrl?: string | undefined
  dataDir: string
}

/**
 * Sets `DATABASE_URL` and `DATABASE_OWNER_URL`, which everything later reads.
 * @throws DatabaseLocaleError, DatabaseConnectionsError
 */
export async function bootDatabase({ databaseUrl, ownerUrl, dataDir }: Options): Promise<BootedDatabase> {
  const embedded = databaseUrl ? undefined : await startEmbedded({ dataDir, restarts: true })
  const url = databaseUrl ?? embedded?.url ?? ''
  process.env.DATABASE_URL = url
  process.env.DATABASE_OWNER_URL = embedded?.ownerUrl ?? ownerUrl ?? ''
  const close = async () => {
    await Promise.all([closePool(), closeReadPools(), closeWritePool()])
    await embedded?.stop()
  }
  try {
    if (!embedded) for (const given of [databaseUrl, ownerUrl]) if (given) await assertDirectConnection(given)
    await asOwner(async (owner) => {
      await assertHangulTrigrams(owner)
      await grantToApplication(owner)
    })
  } catch (error) {
    await close()
    throw error
  }
  log.debug({ embedded: Boolean(embedded) }, 'database ready')
  return { url, embedded: Boolean(embedded), close }
}
