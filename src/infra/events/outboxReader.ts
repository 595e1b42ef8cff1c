import type { Pool } from 'pg'
import { LIVE_EVENTS_CHANNEL } from '@/domain/live/events'
import { type Listener, listen } from '../database/listener'
import { log } from '../log'
import type { Broadcaster } from './broadcaster'
import type { LiveEvent } from './liveEvent'
import { readAfter, readNewest } from './outbox'

interface Options {
  connectionString: string
  pool: Pool
  broadcaster: Broadcaster
  /** Called before the events are delivered here. */
  onRead: (after: number, events: readonly LiveEvent[]) => void
}

export interface OutboxReader {
  /** the last event passed to the broadcaster */
  readonly position: number
  /** whether this process listens to the database */
  readonly isListening: boolean
  pump: () => Promise<void>
  take: (after: number, events: readonly LiveEvent[]) => void
  setListening: (listens: boolean) => Promise<void>
}

const BATCH = 1_000

export function createOutboxReader({ connectionString, pool, broadcaster, onRead }: Options): OutboxReader {
  let listener: Listener | null = null
  let position = broadcaster.position
  let isPumping = false
  let isAskedAgain = false

  const handOn = (events: readonly LiveEvent[]): Promise<void> => {
    const fresh = events.filter(({ id }) => id > position)
    position = fresh.at(-1)?.id ?? position
    return broadcaster.publish(fresh)
  }

  async function readAll(): Promise<void> {
    for (;;) {
      isAskedAgain = false
      const after = position
      const events = await readAfter(listener ?? pool, after, BATCH)
      if (events.length) onRead(after, events)
      await handOn(events)
      if (events.length < BATCH && !isAskedAgain) return
    }
  }

  async function pump(): Promise<void> {
    isAskedAgain = true
    if (isPumping) return
    isPumping = true
    try {
      await readAll()
    } catch (error) {
      // Runs again once the connection is back.
      log.warn({ err: error }, 'live events could not be read; tried again once the database answers')
    } finally {
      isPumping = false
    }
  }

  /** After a restore, ids are smaller than before. */
  async function rewindIfRestored(): Promise<void> {
    const newest = (await readNewest(listener ?? pool, 1)).at(-1)?.id ?? 0
    if (newest >= position) return
    position = newest
    await broadcaster.rewind(newest)
  }

  const readAnew = (): Promise<void> =>
    rewindIfRestored()
      .catch((error: Error) =>
        log.warn({ err: error }, 'the newest live event could not be read; tried again once the database answers'),
      )
      .then(pump)

  return {
    pump,
    take(after, events) {
      const last = events.at(-1)?.id ?? after
      if (after > position || last < position) void readAnew()
      else void handOn(events)
    },
    async setListening(listens) {
      if (listens === (listener !== null)) return
      const closing = listener
      listener = listens
        ? listen(connectionString, LIVE_EVENTS_CHANNEL, {
            onNotification: () => void pump(),
            onConnect: () => void readAnew(),
          })
        : null
      await closing?.close()
    },
    get isListening() {
      return listener?.isConnected ?? false
    },
    get position() {
      return position
    },
  }
}
