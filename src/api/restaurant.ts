import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { restaurantDetailSchema, visitPageSchema } from '@/domain/directory/schemas'
import { restaurantIdSchema, visitQuerySchema } from '@/domain/directory/readQueries'
import type { Sql } from '@/infra/database/pool'
import { findShownRestaurant } from '@/server/directory/findShownRestaurant'
import { listVisits } from '@/server/directory/listVisits'
import { readRestaurant } from '@/server/directory/readRestaurant'
import { answer } from './answer'
import { refuse } from './errors'
import { notShown, reading } from './reads'

const read = reading('readRestaurant', restaurantDetailSchema)
const detail = createRoute({
  path: '/api/v1/restaurants/{id}',
  ...read,
  responses: { ...read.responses, ...notShown },
  request: { params: restaurantIdSchema, query: visitQuerySchema.pick({}).strict() },
})

const list = reading('listVisits', visitPageSchema)
const visits = createRoute({
  path: '/api/v1/restaurants/{id}/visits',
  ...list,
  responses: { ...list.responses, ...notShown },
  request: { params: restaurantIdSchema, query: visitQuerySchema.strict() },
})

/** Of a restaurant that is not shown: where it went, or that there is none. */
export const refuseUnshown = (c: Context, mergedInto: number | null) =>
  mergedInto === null
    ? refuse(c, { code: 'restaurant-not-found', params: {} })
    : refuse(c, { code: 'restaurant-merged', params: { id: mergedInto } })

export const restaurantRead = (app: OpenAPIHono, sql: Sql) =>
  app.openapi(detail, async (c) => {
    const found = await readRestaurant(sql, c.req.valid('param').id)
    return found === null || 'mergedInto' in found ? refuseUnshown(c, found?.mergedInto ?? null) : answer(c, found)
  })

export const visitsRead = (app: OpenAPIHono, sql: Sql) =>
  app.openapi(visits, async (c) => {
    const { id } = c.req.valid('param')
    const page = await listVisits(sql, id, c.req.valid('query'))
    if (page.pagination.total > 0) return answer(c, page)
    const shown = await findShownRestaurant(sql, id)
    return shown === id ? answer(c, page) : refuseUnshown(c, shown)
  })
