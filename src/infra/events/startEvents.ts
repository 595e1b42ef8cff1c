import type { Pool } from 'pg'
import { EVENTS_IN_MEMORY, HEARTBEAT_SECONDS, REPLAY_MAX } from '@/domain/live/limits'
import { log } from '../log'
import { type Broadcaster, createBroadcaster } from './broadcaster'
import { type EventRelay, startEventRelay } from './eventRelay'
import { readMissed, readNewest } from './outbox'
import { createOutboxReader } from './outboxReader'
import { createRecentEvents } from './recentEvents'

interface Options {
  connectionString: string
  pool: Pool
  /** the session ended or the post is hidden */
  findEndedTopics: (topics: readonly string[]) => Promise<string[]>
  /** shares one reading between processes */
  redis?: { url: string; secret: string } | undefined
  heartbeatMs?: number
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
  const outbox = createOutboxReader({ connectionString, pool, broadcaster, onRead })
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
