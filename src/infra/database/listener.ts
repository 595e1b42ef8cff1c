import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import { log } from '../log'
import { createClient } from './connection'
import type { Queryable } from './pool'

export interface Listener {
  /**
   * Resolves when every notification of what had been committed before the call has been handed on: PostgreSQL sends
   * them before it is ready for the next query.
   * @returns false where the connection is lost, so that notifications may be missing
   */
  sync: () => Promise<boolean>
  /**
   * A question on the same connection, so that no crowd at a pool delays it.
   * @throws where the connection is lost, or no answer comes in time
   */
  query: Queryable['query']
  readonly isConnected: boolean
  close: () => Promise<void>
}

interface Handlers {
  onNotification: (payload: string) => void
  /** Listening from here on; anything that was sent before, perhaps while the connection was lost, is missed. */
  onConnect: () => void
}

const RETRY_FIRST_MS = 100
const RETRY_MAX_MS = 5_000
/** A server that does not answer within this is as good as lost. */
const ANSWER_MAX_MS = 1_000

/**
 * Listens to a channel on a connection of its own (LISTEN, which no transaction pooler passes on), and connects again
 * when it is lost.
 * @param channel a plain lower-case name
 */
export function listen(connectionString: string, channel: string, { onNotification, onConnect }: Handlers): Listener {
  let client: pg.Client | null = null
  let retry: NodeJS.Timeout | undefined
  let waitMs = RETRY_FIRST_MS
  let isClosed = false

  const lost = new WeakSet<pg.Client>()
  /** Gives a connection up, once, and comes back with another. */
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
      // A server that has stopped answering says no goodbye.
      await Promise.race([ending?.end().catch(() => undefined), setTimeout(ANSWER_MAX_MS, null, { ref: false })])
    },
  }
}
