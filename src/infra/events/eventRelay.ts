import { createHash } from 'node:crypto'
import { z } from 'zod'
import { LIVE_EVENT_KINDS } from '@/domain/live/events'
import { log } from '../log'
import { openEventBus } from './eventBus'
import type { LiveEvent } from './liveEvent'

const TICK_MS = 500
/** A follower that hears nothing for this long reads for itself. */
const SILENCE_MAX_MS = 2_000

const batchSchema = z.object({
  /** the event before these */
  after: z.int().nonnegative(),
  events: z.array(
    z.object({
      id: z.int().positive(),
      topic: z.string().max(200),
      kind: z.enum(LIVE_EVENT_KINDS),
      subject: z.int().nonnegative(),
    }),
  ),
})

interface Handlers {
  /** Contiguous events after `after`; an empty list reports the leader's position. */
  onEvents: (after: number, events: LiveEvent[]) => void
  /** Initially true. */
  onRole: (reads: boolean) => void
  position: () => number
  canRead: () => boolean
}

export interface EventRelay {
  /** Only if this process leads. */
  publish: (after: number, events: readonly LiveEvent[]) => void
  close: () => Promise<void>
}

/**
 * One leads and publishes what it reads. If Redis fails, followers read for themselves after a gap or silence, and
 * duplicates from two leaders are recognised. `secret` excludes other installations on the same Redis.
 */
export function startEventRelay(url: string, secret: string, handlers: Handlers): EventRelay {
  let leads = false
  let reads = true
  let heardAt = -Infinity
  let isTicking = false
  const name = `gonggong:live-events:${createHash('sha256').update(secret).digest('hex').slice(0, 16)}`
  const bus = openEventBus(url, name, (message) => {
    if (leads) return
    heardAt = performance.now()
    const batch = parse(message)
    if (batch && !reads) handlers.onEvents(batch.after, batch.events)
  })

  const say = (after: number, events: readonly LiveEvent[]): void => {
    if (leads) bus.publish(JSON.stringify({ after, events })).catch(() => undefined)
  }

  async function tick(): Promise<void> {
    if (leads && !handlers.canRead()) {
      leads = false
      await bus.resign()
    } else leads = await bus.lead()
    say(handlers.position(), [])
  }

  const timer = setInterval(() => {
    if (isTicking) return
    isTicking = true
    const ticked = bus.isReady ? tick() : Promise.reject(new Error('Redis is lost'))
    void ticked
      .catch(() => {
        leads = false
        heardAt = -Infinity
      })
      .then(() => {
        isTicking = false
        const follows = !leads && performance.now() - heardAt < SILENCE_MAX_MS
        if (reads === !follows) return
        reads = !follows
        handlers.onRole(reads)
      })
  }, TICK_MS).unref()

  return {
    publish: say,
    close: () => {
      clearInterval(timer)
      leads = false
      return bus.close()
    },
  }
}

function parse(message: string): z.infer<typeof batchSchema> | null {
  try {
    return batchSchema.parse(JSON.parse(message))
  } catch (error) {
    log.warn({ err: error }, 'a message of another process could not be read; run the same version in all processes')
    return null
  }
}
