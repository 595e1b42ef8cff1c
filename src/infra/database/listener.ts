import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import { log } from '../log'
import { createClient } from './connection'
import type { Queryable } from './pool'

export interface Listener {
  /**
   * Resolves once all earlier notifications are delivered, which PostgreSQL sends before it is ready for a query; false
   * if the connection is lost and some may be missing.
   */
  sync: () => Promise<boolean>
  /** On the listening connection, which no pool queue delays; throws if it is lost or silent. */
  query: Queryable['query']
  readonly isConnected: boolean
  close: () => Promise<void>
}

interface Handlers {
  onNotification: (payload: string) => void
  /** Earlier notifications, perhaps during a lost connection, are missed. */
  onConnect: () => void
}

const RETRY_FIRST_MS = 100
const RETRY_MAX_MS = 5_000
const ANSWER_MAX_MS = 1_000

/** On a separate connection, because transaction poolers do not support LISTEN. `channel`: a plain lower-case name. */
export function listen(connectionString: string, channel: string, { onNotification, onConnect }: Handlers): Listener {
  let client: pg.Client | null = null
  let retry: NodeJS.Timeout | undefined
  let waitMs = RETRY_FIRST_MS
  let isClosed = false

  const lost = new WeakSet<pg.Client>()
  const lose = (ending: pg.Client, error?: Error): void => {
    if (lost.has(ending)) return
    lost.add(ending)
    if (client === ending) client = null
    ending.end().catch(() => undefined)
    if (isClosed) return
    log.warn({ channel, err: error }, 'listening to the database stopped; connecting again')
    clearTimeout(retry)
    retry = globalThis.setTimeout(() => void connect(), waitMs).unref()
    waitMs = Math.min(waitMs * 2, RETRY_MAX_MS)
  }

  async function connect(): Promise<void> {
    const next = createClient(connectionString, {
      application_name: `listen ${channel}`,
      connectionTimeoutMillis: RETRY_MAX_MS,
      query_timeout: ANSWER_MAX_MS,
    })
    next.on('error', (error) => lose(next, error))
    next.on('end', () => lose(next))
    next.on('notification', ({ payload }) => onNotification(payload ?? ''))
    try {
      await next.connect()
      await next.query(`LISTEN ${channel}`)
      if (isClosed) return void next.end().catch(() => undefined)
      client = next
      waitMs = RETRY_FIRST_MS
      onConnect()
    } catch (error) {
      lose(next, error as Error)
    }
  }

  async function sync(): Promise<boolean> {
    const asked = client
    if (!asked) return false
    try {
      await asked.query('SELECT 1')
      return client === asked
    } catch (error) {
      lose(asked, error as Error)
      return false
    }
  }

  async function query<Row extends object>(text: string, values?: unknown[]) {
    const asked = client
    if (!asked) throw new Error('the listening connection is lost')
    try {
      return await asked.query<Row>(text, values)
    } catch (error) {
      lose(asked, error as Error)
      throw error
    }
  }

  void connect()
  return {
    sync,
    query,
    get isConnected() {
      return client !== null
    },
    close: async () => {
      isClosed = true
      clearTimeout(retry)
      const ending = client
      client = null
      // A frozen server does not answer the disconnect.
      await Promise.race([ending?.end().catch(() => undefined), setTimeout(ANSWER_MAX_MS, null, { ref: false })])
    },
  }
}
