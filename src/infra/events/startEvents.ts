import type { Pool } from 'pg'
import { EVENTS_IN_MEMORY, HEARTBEAT_SECONDS, REPLAY_MAX, LIVE_EVENTS_CHANNEL } from '@/domain/live'
import { log } from '../log'
import { type Listener, listen } from '../database/listener'
import type { Queryable } from '../database/pool'
import { type Broadcaster, createBroadcaster } from './broadcaster'
import { type EventRelay, startEventRelay } from './eventRelay'
import { readMissed, readNewest, readAfter, createRecentEvents, type LiveEvent } from './liveEvents'

interface CreateOutboxReaderOptions {
  connectionString: string
  /** while this process does not listen */
  pool: Queryable
  broadcaster: Broadcaster
  /** Called before the events are delivered here. */
  onRead: (after: number, events: readonly LiveEvent[]) => void
  onEvents: () => void
}

interface OutboxReader {
  /** the last event passed to the broadcaster */
  readonly position: number
  /** whether this process listens to the database */
  readonly isListening: boolean
  pump: () => Promise<void>
  take: (after: number, events: readonly LiveEvent[]) => void
  setListening: (listens: boolean) => Promise<void>
}

const BATCH = 1_000

/** Feeds a broadcaster from `live_events`, or from what another process reads there. */
export function createOutboxReader({
  connectionString,
  pool,
  broadcaster,
  onRead,
  onEvents,
}: CreateOutboxReaderOptions): OutboxReader {
  let listener: Listener | null = null
  let position = broadcaster.position
  let isPumping = false
  let isAskedAgain = false

  const handOn = (events: readonly LiveEvent[]): Promise<void> => {
    const fresh = events.filter(({ id }) => id > position)
    position = fresh.at(-1)?.id ?? position
    if (fresh.length) onEvents()
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

  /** After a restore, ids are smaller than before. Events may arrive while the newest is read. */
  async function rewindIfRestored(): Promise<void> {
    const before = position
    const newest = (await readNewest(listener ?? pool, 1)).at(-1)?.id ?? 0
    if (newest >= before) return
    position = newest
    await broadcaster.rewind(newest)
  }

  const catchUp = (): Promise<void> =>
    rewindIfRestored()
      .catch((error: Error) =>
        log.warn({ err: error }, 'the newest live event could not be read; tried again once the database answers'),
      )
      .then(pump)

  return {
    pump,
    take(after, events) {
      const last = events.at(-1)?.id ?? after
      if (after > position || last < position) void catchUp()
      else void handOn(events)
    },
    async setListening(listens) {
      if (listens === (listener !== null)) return
      const closing = listener
      listener = listens
        ? listen(connectionString, LIVE_EVENTS_CHANNEL, {
            onNotification: () => void pump(),
            onConnect: () => void catchUp(),
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

interface Options {
  connectionString: string
  pool: Pool
  /** the session ended or the post is hidden */
  findEndedTopics: (topics: readonly string[]) => Promise<string[]>
  /** shares one reading between processes */
  redis?: { url: string; secret: string } | undefined
  heartbeatMs?: number
  /** before clients hear of events, and read what changed */
  onEvents?: () => void
}

export interface RunningEvents extends Pick<Broadcaster, 'subscribe'> {
  readonly size: number
  /** whether this process reads the outbox itself */
  readonly isListening: boolean
  pump: () => Promise<void>
  endAll: () => void
  close: () => Promise<void>
}

/** One listening connection feeds all streams. Throws if the database cannot be read. */
export async function startEvents({
  connectionString,
  pool,
  findEndedTopics,
  redis,
  heartbeatMs = HEARTBEAT_SECONDS * 1_000,
  onEvents = () => undefined,
}: Options): Promise<RunningEvents> {
  const recent = createRecentEvents(EVENTS_IN_MEMORY)
  const past = await readNewest(pool, EVENTS_IN_MEMORY)
  recent.add(past)
  const broadcaster = createBroadcaster({
    position: past.at(-1)?.id ?? 0,
    recent,
    readMissed: (topics, after, upTo) => readMissed(pool, topics, { after, upTo, limit: REPLAY_MAX }),
  })
  let relay: EventRelay | null = null
  const onRead: EventRelay['publish'] = (after, events) => relay?.publish(after, events)
  const outbox = createOutboxReader({ connectionString, pool, broadcaster, onRead, onEvents })
  await outbox.setListening(true)
  if (redis)
    relay = startEventRelay(redis.url, redis.secret, {
      onEvents: outbox.take,
      // Covers events written during the switch.
      onRole: (reads) => void outbox.setListening(reads).then(outbox.pump),
      position: () => outbox.position,
      canRead: () => outbox.isListening,
    })

  async function beat(): Promise<void> {
    // Notifications may be lost, for example at a pooler, so poll as well.
    await outbox.pump()
    await broadcaster.heartbeat()
    const topics = broadcaster.topics()
    if (topics.length) broadcaster.endTopics(await findEndedTopics(topics))
  }

  const timer = setInterval(() => {
    beat().catch((error: Error) =>
      log.warn({ err: error }, 'open event streams could not be checked; tried again with the next heartbeat'),
    )
  }, heartbeatMs).unref()
  return {
    subscribe: broadcaster.subscribe,
    pump: outbox.pump,
    endAll: broadcaster.endAll,
    get size() {
      return broadcaster.size
    },
    get isListening() {
      return outbox.isListening
    },
    close: async () => {
      clearInterval(timer)
      broadcaster.endAll()
      await relay?.close()
      await outbox.setListening(false)
    },
  }
}
