import { log } from '@/infra/log'

export type Loaded<T> = { ok: true; data: T } | { ok: false }

/** Reads what a page can stand without: a failure is written down, and the page says so in that place. */
export async function load<T>(what: string, read: () => Promise<T>): Promise<Loaded<T>> {
  try {
    return { ok: true, data: await read() }
  } catch (error) {
    log.error({ err: error, what }, 'a page could not load its numbers')
    return { ok: false }
  }
}
