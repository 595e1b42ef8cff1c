import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { ListQuery } from '@/contract/directoryQuery'
import { CARD_HEIGHT, CARD_WIDTH } from '@/domain/site/card'
import {
  EMBED_CARD_HEIGHT,
  EMBED_LIST_HEIGHT,
  EMBED_LIST_SIZE,
  EMBED_WIDTH,
  OEMBED_PATH,
  oembedQuerySchema,
} from '@/domain/site/embed'
import { listTag, pageTags } from '@/domain/site/pageTags'
import { escapeXml } from '@/domain/text'
import type { Queryable } from '@/infra/database/pool'
import { tagPage } from '@/infra/requestContext'
import { siteOrigin } from '@/infra/siteOrigin'
import { EMBED } from '@/messages/site/embed'
import { listRestaurants } from '@/server/directory/listRestaurants'
import { readRestaurant } from '@/server/directory/readRestaurant'
import { isListPath, listSearch } from '@/ui/urls/listHref'
import { readFields, readListQuery } from '@/ui/urls/readQuery'
import { readRestaurantId, restaurantHref } from '@/ui/urls/restaurantHref'
import { jsonWithEtag, textWithEtag } from '../http/jsonWithEtag'
import { onValidationError, sendError } from '../http/sendError'
import { embedNotice, listTitleOf, placeCard, placeList } from './embedPages'

const HTML = { type: 'text/html; charset=utf-8', headers: { 'X-Robots-Tag': 'noindex' } }

const refuse = (c: Context, status: 400 | 404, sentence: string): Response =>
  c.body(embedNotice(sentence), status, { 'Content-Type': HTML.type, 'Cache-Control': 'no-store' })

interface Framed {
  title: string
  src: string
  height: number
  thumbnail?: string
}

const addressOf = (text: string): URL | null =>
  URL.canParse(text) && new URL(text).origin === new URL(siteOrigin()).origin ? new URL(text) : null

/** What a page of this site is in a frame; null for others. */
async function framedOf(sql: Queryable, url: URL): Promise<Framed | null> {
  const id = readRestaurantId(/^\/restaurants\/(\d+)$/.exec(url.pathname)?.[1] ?? '')
  if (id !== null) {
    const place = await readRestaurant(sql, id)
    if (!place || 'mergedInto' in place) return null
    return {
      ...{ title: place.title, src: `/embed${restaurantHref(id)}`, height: EMBED_CARD_HEIGHT },
      thumbnail: `/cards/restaurants/${id}.png`,
    }
  }
  const read = isListPath(url.pathname) ? readListQuery(Object.fromEntries(url.searchParams)) : null
  if (!read?.ok) return null
  return { title: listTitleOf(read.query), src: embeddedList(read.query), height: EMBED_LIST_HEIGHT }
}

function embeddedList({ page: _page, size: _size, ...filters }: ListQuery): string {
  const search = listSearch(filters)
  return `/embed/list${search && '?'}${search}`
}

const frame = ({ title, src }: Framed, width: number, height: number): string =>
  `<iframe src="${escapeXml(siteOrigin() + src)}" title="${escapeXml(title)}" width="${width}" height="${height}"` +
  ' loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox" style="border:0;max-width:100%"></iframe>'

/** A restaurant and a list for frames on other sites, and what oEmbed consumers ask for them. */
export function embedRoutes(app: OpenAPIHono, sql: Queryable): void {
  app.get('/embed/restaurants/:id{[0-9]{1,10}}', async (c) => {
    const id = readRestaurantId(c.req.param('id'))
    const place = id === null ? null : await readRestaurant(sql, id)
    if (id === null || !place) return refuse(c, 404, EMBED.missing)
    if ('mergedInto' in place) return c.redirect(`/embed${restaurantHref(place.mergedInto)}`, 308)
    tagPage(pageTags.restaurant(id))
    return textWithEtag(c, placeCard(place), HTML)
  })
  app.get('/embed/list', async (c) => {
    const read = readListQuery(readFields(c.req.queries()))
    if (!read.ok) return refuse(c, 400, EMBED.wrong)
    tagPage(listTag(read.query))
    const { data } = await listRestaurants(sql, { ...read.query, page: 1, size: EMBED_LIST_SIZE })
    return textWithEtag(c, placeList(read.query, data), HTML)
  })
  app.get(OEMBED_PATH, async (c) => {
    c.header('Access-Control-Allow-Origin', '*')
    const query = oembedQuerySchema.strict().safeParse(c.req.query())
    if (!query.success) return onValidationError(query, c) ?? sendError(c, { code: 'invalid-query', params: {} })
    const { url, maxwidth = EMBED_WIDTH, maxheight, format } = query.data
    if (format !== 'json') return c.text(EMBED.xml, 501, { 'Cache-Control': 'no-store' })
    const address = addressOf(url)
    const framed = address && (await framedOf(sql, address))
    if (!framed) return sendError(c, { code: 'path-not-found', params: {} })
    const [width, height] = [Math.min(EMBED_WIDTH, maxwidth), Math.min(framed.height, maxheight ?? framed.height)]
    return jsonWithEtag(c, {
      ...{ version: '1.0', type: 'rich', provider_name: '공공밥상', provider_url: siteOrigin() },
      ...{ title: framed.title, html: frame(framed, width, height), width, height, cache_age: 3600 },
      ...(framed.thumbnail && {
        thumbnail_url: siteOrigin() + framed.thumbnail,
        thumbnail_width: CARD_WIDTH,
        thumbnail_height: CARD_HEIGHT,
      }),
    })
  })
}
