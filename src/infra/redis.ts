import { createClient } from '@redis/client'
import { log } from './log'

/** A Redis silent for this long counts as lost. */
const SILENT_MAX_MS = 2_000
const PING_MS = 500
const RETRY_MAX_MS = 2_000

/**
 * Connects in the background, and again when lost, without throwing; commands fail at once in the meantime.
 * `whileLost`: what happens then, for the log.
 */
export function openRedis(url: string, whileLost: string) {
  const client = createClient({
    url,
    pingInterval: PING_MS,
    disableOfflineQueue: true,
    socket: {
      socketTimeout: SILENT_MAX_MS,
      reconnectStrategy: (retries) => Math.min(100 * 2 ** retries, RETRY_MAX_MS),
    },
  })
  let isLost = false
  client.on('error', (error: Error) => {
    if (!isLost) log.warn({ err: error }, `Redis is lost; ${whileLost} until it is back`)
    isLost = true
  })
  client.on('ready', () => {
    isLost = false
  })
  void client.connect().catch(() => undefined)
  return client
}
