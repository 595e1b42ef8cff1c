import type { Pool } from 'pg'
import { LIVE_EVENTS_CHANNEL } from '@/domain/live/events'
import { EVENTS_IN_MEMORY, HEARTBEAT_SECONDS, REPLAY_MAX } from '@/domain/live/limits'
import { listen } from '../database/listener'
import { log } from '../log'
import { type Broadcaster, createBroadcaster } from './broadcaster'
import { readAfter, readMissed, readNewest } from './outbox'
import { createRecentEvents } from './recentEvents'

interface Options {
  connectionString: string
  /** answers what listeners missed who come back late */
  pool: Pool
  /** which of these topics may no longer be heard: their session is over, their post is out of sight */
  findEndedTopics: (topics: readonly string[]) => Promise<string[]>
  heartbeatMs?: number
}

export interface RunningEvents extends Pick<Broadcaster, 'subscribe'> {
  readonly size: number
  /** Reads what has been written and hands it on; normally a notification asks for that. */
  pump: () => Promise<void>
  /** Ends all streams, as they should end. */
  endAll: () => void
  close: () => Promise<void>
}

const BATCH = 1_000

/**
 * The event streams of this process: one connection that listens, whoever writes, and hands on to all.
 * @throws when the database cannot be read
 */
export async function startEvents({
  connectionString,
  pool,
  findEndedTopics,
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
  let isPumping = false
  let isAskedAgain = false

  async function readAll(): Promise<void> {
    for (;;) {
      isAskedAgain = false
      const events = await readAfter(listener, broadcaster.position, BATCH)
      await broadcaster.publish(events)
      if (events.length < BATCH && !isAskedAgain) return
    }
  }

  /** After a restore the numbers are smaller than they were. */
  async function rewindIfRestored(): Promise<void> {
    const newest = (await readNewest(listener, 1)).at(-1)?.id ?? 0
    if (newest < broadcaster.position) await broadcaster.rewind(newest)
  }

  async function pump(): Promise<void> {
    isAskedAgain = true
    if (isPumping) return
    isPumping = true
    try {
      await readAll()
    } catch (error) {
      // The connection is lost; when it is back this is asked for again.
      log.warn({ err: error }, 'events could not be read')
    } finally {
      isPumping = false
    }
  }

  async function beat(): Promise<void> {
    // A notification may get lost, at a pooler that passes none on; what it was of is found all the same.
    await pump()
    await broadcaster.heartbeat()
    const topics = broadcaster.topics()
    if (topics.length) broadcaster.endTopics(await findEndedTopics(topics))
  }

  const listener = listen(connectionString, LIVE_EVENTS_CHANNEL, {
    onNotification: () => void pump(),
    onConnect: () =>
      void rewindIfRestored()
        .catch((error: Error) => log.warn({ err: error }, 'the newest event could not be read'))
        .then(pump),
  })
  const timer = setInterval(() => {
    beat().catch((error: Error) => log.warn({ err: error }, 'event streams could not be looked after'))
  }, heartbeatMs).unref()
  return {
    subscribe: broadcaster.subscribe,
    pump,
    endAll: broadcaster.endAll,
    get size() {
      return broadcaster.size
    },
    close: () => {
      clearInterval(timer)
      broadcaster.endAll()
      return listener.close()
    },
  }
}
