import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { BUSY_SECONDS, ID_MAX } from '@/domain/http/limits'
import { type Card, CARDS_IN_WINDOW, CARDS_WINDOW_SECONDS } from '@/domain/site/card'
import type { Queryable } from '@/infra/database/pool'
import { env } from '@/infra/env'
import { createMemoryRateLimit } from '@/infra/memoryLimits'
import { type CardPictures, createCardPictures, drawCard } from '@/server/cards/cardPictures'
import {
  readAgencyCard,
  readCardPhoto,
  readCollectionCard,
  readRegionCard,
  readRestaurantCard,
} from '@/server/cards/readCard'
import { photoPlaces } from '@/server/photos/findPhoto'
import { clientNetwork } from '../http/deps'
import { hasEtag } from '../http/jsonWithEtag'
import { sendError } from '../http/sendError'

/** Short, so that a photo disappears soon after its review is hidden. */
const WITH_PHOTO = 'public, max-age=60'
/** Messengers cache link previews for days anyway. */
const CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400'

const byId =
  (read: (sql: Queryable, id: number) => Promise<Card | null>) =>
  (sql: Queryable, name: string): Promise<Card | null> =>
    Number(name) >= 1 && Number(name) <= ID_MAX ? read(sql, Number(name)) : Promise.resolve(null)

/** Link preview images: `/cards/restaurants/12.png`, drawn on request. */
export function cards(app: OpenAPIHono, sql: Queryable, places = photoPlaces(), given?: CardPictures): void {
  const pictures = given ?? createCardPictures(async (card) => drawCard(card, await readCardPhoto(sql, places, card)))
  const retryAfter = createMemoryRateLimit(CARDS_IN_WINDOW, CARDS_WINDOW_SECONDS)
  const send = async (c: Context, card: Card | null): Promise<Response> => {
    if (!card) return sendError(c, { code: 'path-not-found', params: {} })
    const key = pictures.keyOf(card)
    const control = card.photo ? WITH_PHOTO : CACHE_CONTROL
    const headers = { 'Content-Type': 'image/png', 'Cache-Control': control, ETag: `"${key}"` }
    if (hasEtag(c, key)) return c.body(null, 304, headers)
    const seconds = pictures.has(key) ? null : await retryAfter(clientNetwork(c, env().TRUST_PROXY))
    if (seconds !== null) return sendError(c, { code: 'rate-limited', params: { seconds } })
    const picture = await pictures.get(key, card)
    if (!picture) return sendError(c, { code: 'busy', params: { seconds: BUSY_SECONDS } })
    return c.body(new Uint8Array(picture), 200, headers)
  }
  const route = (path: string, digits: string, read: (sql: Queryable, name: string) => Promise<Card | null>) =>
    app.get(`/cards/${path}/:file{${digits}\\.png}`, async (c) =>
      send(c, await read(sql, c.req.param('file').replace('.png', ''))),
    )
  route('restaurants', '[0-9]{1,10}', byId(readRestaurantCard))
  route('agencies', '[0-9]{1,10}', byId(readAgencyCard))
  route('collections', '[0-9]{1,10}', byId(readCollectionCard))
  route('regions', '(?:[0-9]{2}|[0-9]{5})', readRegionCard)
}
