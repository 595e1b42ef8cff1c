import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { restaurantDetailSchema, visitPageSchema } from '@/domain/directory/schemas'
import { restaurantIdSchema, visitQuerySchema } from '@/domain/directory/readQueries'
import { pageTags } from '@/domain/site/pageTags'
import { similarSchema } from '@/domain/directory/similarSchemas'
import type { Queryable } from '@/infra/database/pool'
import { tagPage } from '@/infra/requestContext'
import { resolveVisibleRestaurant } from '@/server/directory/resolveVisibleRestaurant'
import { listVisits } from '@/server/directory/listVisits'
import { listSimilar } from '@/server/directory/listSimilar'
import { readRestaurant } from '@/server/directory/readRestaurant'
import { jsonWithEtag } from '../http/jsonWithEtag'
import { sendError } from '../http/sendError'
import { notFoundOrGoneResponses, publicReadOperation } from '../http/operations'

const read = publicReadOperation('readRestaurant', restaurantDetailSchema)
const detail = createRoute({
  path: '/api/v1/restaurants/{id}',
  ...read,
  responses: { ...read.responses, ...notFoundOrGoneResponses },
  request: { params: restaurantIdSchema, query: visitQuerySchema.pick({}).strict() },
})

const list = publicReadOperation('listVisits', visitPageSchema)
const visits = createRoute({
  path: '/api/v1/restaurants/{id}/visits',
  ...list,
  responses: { ...list.responses, ...notFoundOrGoneResponses },
  request: { params: restaurantIdSchema, query: visitQuerySchema.strict() },
})

const beside = publicReadOperation('listSimilar', similarSchema)
const similar = createRoute({
  path: '/api/v1/restaurants/{id}/similar',
  ...beside,
  responses: { ...beside.responses, ...notFoundOrGoneResponses },
  request: { params: restaurantIdSchema, query: visitQuerySchema.pick({}).strict() },
})

export const sendNotFoundOrGone = (c: Context, mergedInto: number | null) =>
  mergedInto === null
    ? sendError(c, { code: 'restaurant-not-found', params: {} })
    : sendError(c, { code: 'restaurant-merged', params: { id: mergedInto } })

export const restaurantRead = (app: OpenAPIHono, sql: Queryable) =>
  app.openapi(detail, async (c) => {
    const { id } = c.req.valid('param')
    tagPage(pageTags.restaurant(id))
    const found = await readRestaurant(sql, id)
    return found === null || 'mergedInto' in found
      ? sendNotFoundOrGone(c, found?.mergedInto ?? null)
      : jsonWithEtag(c, found)
  })

export const visitsRead = (app: OpenAPIHono, sql: Queryable) =>
  app.openapi(visits, async (c) => {
    const { id } = c.req.valid('param')
    tagPage(pageTags.restaurant(id))
    const page = await listVisits(sql, id, c.req.valid('query'))
    if (page.pagination.total > 0) return jsonWithEtag(c, page)
    const shown = await resolveVisibleRestaurant(sql, id)
    return shown === id ? jsonWithEtag(c, page) : sendNotFoundOrGone(c, shown)
  })

export const similarRead = (app: OpenAPIHono, sql: Queryable) =>
  app.openapi(similar, async (c) => {
    const { id } = c.req.valid('param')
    // The neighbours shown depend on the whole directory.
    tagPage(pageTags.restaurant(id), pageTags.directory)
    const shown = await resolveVisibleRestaurant(sql, id)
    return shown === id ? jsonWithEtag(c, await listSimilar(sql, id)) : sendNotFoundOrGone(c, shown)
  })
