import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Card } from '@/domain/site/card'
import { createLimiter } from '@/infra/limiter'

const BYTES_MAX = 16 * 1024 * 1024
/** Drawing takes one of the few threads that photos and passwords need too. */
const LIMITS = { concurrency: 1, queueMax: 24, timeoutMs: 4_000 }

export interface CardPictures {
  keyOf: (card: Card) => string
  /** whether it is cached or being drawn */
  has: (key: string) => boolean
  /** null if the queue is full */
  get: (key: string, card: Card) => Promise<Buffer | null>
}

/** Link preview images by content: each is drawn once for concurrent requests, and cached while there is room. */
export function createCardPictures(draw: (card: Card) => Promise<Buffer>): CardPictures {
  const limiter = createLimiter(LIMITS)
  const pictures = new LRUCache<string, Buffer>({ maxSize: BYTES_MAX, sizeCalculation: (bytes) => bytes.length })
  const pending = new Map<string, Promise<Buffer | null>>()
  const drawOnce = async (key: string, card: Card): Promise<Buffer | null> => {
    const picture = await limiter.run(() => draw(card))
    if (picture) pictures.set(key, picture)
    return picture
  }
  return {
    keyOf: (card) => createHash('sha1').update(JSON.stringify(card)).digest('base64url'),
    has: (key) => pictures.has(key) || pending.has(key),
    get(key, card) {
      const known = pictures.get(key)
      if (known) return Promise.resolve(known)
      const drawn = pending.get(key) ?? drawOnce(key, card).finally(() => pending.delete(key))
      pending.set(key, drawn)
      return drawn
    },
  }
}
