import { log } from '@/infra/log'
import { noteFailedRead } from '@/infra/requestContext'

export type Loaded<T> = { ok: true; data: T } | { ok: false }

/**
 * Reads what a page can do without: a failure is logged, the page says so in that place, and is not cached.
 */
export async function load<T>(what: string, read: () => Promise<T>): Promise<Loaded<T>> {
  try {
    return { ok: true, data: await read() }
  } catch (error) {
    noteFailedRead()
    log.error({ err: error, what }, 'a page could not load its numbers')
    return { ok: false }
  }
}
