import pg from 'pg'

/**
 * A vanished client is given up after 25 s: ten idle, then three probes five seconds apart. By default the server would
 * hold its locks for two hours, or 15 minutes with unacknowledged data.
 */
const SERVER_KEEPALIVE = {
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
  tcp_user_timeout: 25_000,
}
/** Keepalive of this side's sockets; Node sends ten probes, a second apart. */
const KEEPALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/**
 * Options of every PostgreSQL connection.
 * @param settings PostgreSQL settings of the connection
 */
export const connectionConfig = (connectionString: string, settings: Record<string, string | number> = {}) => ({
  connectionString,
  ...KEEPALIVE,
  options: Object.entries({ ...SERVER_KEEPALIVE, ...settings })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' '),
})

/** A separate connection. If it breaks, the waiting query fails. The caller connects and ends it. */
export function createClient(connectionString: string, config: pg.ClientConfig = {}): pg.Client {
  const client = new pg.Client({
    ...connectionConfig(connectionString),
    connectionTimeoutMillis: 10_000,
    ...config,
  })
  client.on('error', () => undefined)
  return client
}
