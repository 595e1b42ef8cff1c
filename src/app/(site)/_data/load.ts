import { log } from '@/infra/log'
import { isUnavailable, noteFailedRead } from '@/infra/requestReads'

export type Loaded<T> = { ok: true; data: T } | { ok: false }

/**
 * Reads what a page can stand without: a failure is written down, the page says so in that place, and no cache keeps it.
 * Once the database has failed to answer a page, it is not asked again for that page: one deadline is enough to wait.
 */
export async function load<T>(what: string, read: () => Promise<T>): Promise<Loaded<T>> {
  if (isUnavailable()) return { ok: false }
  try {
    return { ok: true, data: await read() }
  } catch (error) {
    noteFailedRead()
    log.error({ err: error, what }, 'a page could not load its numbers')
    return { ok: false }
  }
}
