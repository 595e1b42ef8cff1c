import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { LIVE_EVENT_KINDS } from '@/domain/live'
import { log } from '../log'
import { openRedis } from '../redis'
import type { LiveEvent } from './liveEvents'

/** How long a process leads without renewing its lease. */
const LEASE_MS = 3_000

const WHILE_LOST = 'live events are read from the database'

/** Runs a call only if the lease is still ours (Redis, "Distributed Locks with Redis"). */
const ifOwn = (call: string): string => `if redis.call('GET', KEYS[1]) == ARGV[1] then return ${call} end return 0`
const RENEW = ifOwn(`redis.call('PEXPIRE', KEYS[1], ARGV[2])`)
const RELEASE = ifOwn(`redis.call('DEL', KEYS[1])`)

interface EventBus {
  /** connected and subscribed */
  readonly isReady: boolean
  publish: (message: string) => Promise<void>
  /** Takes or renews the lease; returns whether this process holds it. Throws if Redis is lost. */
  lead: () => Promise<boolean>
  resign: () => Promise<void>
  close: () => Promise<void>
}

/** Reconnects when lost, without throwing. `name`: of channel and lease, unique to the installation. */
function openEventBus(url: string, name: string, onMessage: (message: string) => void): EventBus {
  const id = randomUUID()
  const key = `${name}:leader`
  const lease = { keys: [key], arguments: [id, String(LEASE_MS)] }
  const commands = openRedis(url, WHILE_LOST)
  const subscriber = openRedis(url, WHILE_LOST)
  // The client repeats only subscriptions that Redis has confirmed before.
  subscriber.on('ready', () => void subscriber.subscribe(name, onMessage).catch(() => undefined))

  return {
    get isReady() {
      return commands.isReady && subscriber.isReady
    },
    publish: async (message) => void (await commands.publish(name, message)),
    lead: async () => {
      const taken = await commands.set(key, id, {
        condition: 'NX',
        expiration: { type: 'PX', value: LEASE_MS },
      })
      return taken !== null || (await commands.eval(RENEW, lease)) === 1
    },
    resign: async () => void (await commands.eval(RELEASE, lease)),
    close: async () => {
      if (commands.isReady) await commands.eval(RELEASE, lease).catch(() => undefined)
      for (const client of [commands, subscriber]) client.destroy()
    },
  }
}

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
