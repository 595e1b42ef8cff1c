import { randomUUID } from 'node:crypto'
import { createClient } from '@redis/client'
import { log } from '../log'

/** How long a process leads without renewing its lease. */
const LEASE_MS = 3_000
/** A Redis silent for this long counts as lost. */
const SILENT_MAX_MS = 2_000
const PING_MS = 500
const RETRY_MAX_MS = 2_000

/** Runs a call only if the lease is still ours (Redis, "Distributed Locks with Redis"). */
const ifOwn = (call: string): string => `if redis.call('GET', KEYS[1]) == ARGV[1] then return ${call} end return 0`
const RENEW = ifOwn(`redis.call('PEXPIRE', KEYS[1], ARGV[2])`)
const RELEASE = ifOwn(`redis.call('DEL', KEYS[1])`)

export interface EventBus {
  /** connected and subscribed */
  readonly isReady: boolean
  publish: (message: string) => Promise<void>
  /** Takes or renews the lease; returns whether this process holds it. Throws if Redis is lost. */
  lead: () => Promise<boolean>
  resign: () => Promise<void>
  close: () => Promise<void>
}

/** Reconnects when lost, without throwing. `name`: of channel and lease, unique to the installation. */
export function openEventBus(url: string, name: string, onMessage: (message: string) => void): EventBus {
  const id = randomUUID()
  const key = `${name}:leader`
  const lease = { keys: [key], arguments: [id, String(LEASE_MS)] }
  const commands = createClient({
    url,
    pingInterval: PING_MS,
    disableOfflineQueue: true,
    socket: {
      socketTimeout: SILENT_MAX_MS,
      reconnectStrategy: (retries) => Math.min(100 * 2 ** retries, RETRY_MAX_MS),
    },
  })
  const subscriber = commands.duplicate({ disableOfflineQueue: false })
  let isLost = false
  for (const client of [commands, subscriber]) {
    client.on('error', (error: Error) => {
      if (!isLost) log.warn({ err: error }, 'Redis is lost; live events are read from the database until it is back')
      isLost = true
    })
    client.on('ready', () => {
      isLost = false
    })
    void client.connect().catch(() => undefined)
  }
  void subscriber.subscribe(name, onMessage).catch(() => undefined)

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
