import pg from 'pg'

/**
 * A machine that vanished is given up after 25 s: ten without a word, then three questions five seconds apart. The
 * server would hold its locks for two hours, or, with an answer to it under way, for a quarter of one.
 */
const SERVER_KEEPALIVE = {
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
  tcp_user_timeout: 25_000,
}
/** Of this side's sockets, where Node itself asks ten times, a second apart. */
const KEEPALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/**
 * What every connection to PostgreSQL is made with.
 * @param settings of PostgreSQL, for the connection
 */
export const connectionConfig = (connectionString: string, settings: Record<string, string | number> = {}) => ({
  connectionString,
  ...KEEPALIVE,
  options: Object.entries({ ...SERVER_KEEPALIVE, ...settings })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' '),
})

/** A connection of its own, whose end is heard by the query that waits for it. The caller connects and ends it. */
export function createClient(connectionString: string, config: pg.ClientConfig = {}): pg.Client {
  const client = new pg.Client({
    ...connectionConfig(connectionString),
    connectionTimeoutMillis: 10_000,
    ...config,
  })
  client.on('error', () => undefined)
  return client
}
