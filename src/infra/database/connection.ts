import pg from 'pg'
import { env, waitTime } from '../env'
import { type PoolName, poolSizeOf } from './poolSizes'

/** By `DATABASE_CONNECTIONS`. */
export const poolSize = (name: PoolName): number => poolSizeOf(name, env().DATABASE_CONNECTIONS)

/** Gives up after 25 s; by default a vanished client's locks last two hours, or 15 minutes with unacknowledged data. */
const SERVER_KEEPALIVE = {
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
  tcp_user_timeout: 25_000,
}
/** Node sends ten probes, a second apart. */
const KEEPALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

const WAITS = new Set(['statement_timeout', 'lock_timeout'])

/** Numbers of `statement_timeout` and `lock_timeout` are in ms, times `WAIT_FACTOR`. */
export const connectionConfig = (connectionString: string, settings: Record<string, string | number> = {}) => ({
  connectionString,
  ...KEEPALIVE,
  options: Object.entries({ ...SERVER_KEEPALIVE, ...settings })
    .map(([name, value]) => `-c ${name}=${WAITS.has(name) && typeof value === 'number' ? waitTime(value) : value}`)
    .join(' '),
})

/** If it breaks, the waiting query fails. The caller connects and ends it. */
export function createClient(
  connectionString: string,
  config: pg.ClientConfig = {},
  settings?: Record<string, string | number>,
): pg.Client {
  const client = new pg.Client({
    ...connectionConfig(connectionString, settings),
    connectionTimeoutMillis: 10_000,
    ...config,
  })
  client.on('error', () => undefined)
  return client
}
