import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { listQuerySchema, restaurantIdSchema, visitQuerySchema, exportQuerySchema } from '@/domain/directory/query'
import { restaurantPageSchema, restaurantDetailSchema, visitPageSchema } from '@/domain/directory/schemas'
import { listTag, pageTags } from '@/domain/site/pageTags'
import type { Queryable } from '@/infra/database/pool'
import { tagPage } from '@/infra/requestContext'
import { listRestaurants } from '@/server/directory/listRestaurants'
import { similarSchema } from '@/domain/directory/similarSchemas'
import { resolveVisibleRestaurant } from '@/server/directory/findRestaurant'
import { listVisits } from '@/server/directory/listVisits'
import { listSimilar } from '@/server/directory/listSimilar'
import { readRestaurant } from '@/server/directory/readRestaurant'
import { listScope, type RegionFields, resolveRegionText } from '@/domain/directory/listScope'
import { fail, ok, type Result } from '@/domain/result'
import { readAgency } from '@/server/agencies/readAgency'
import { exportRestaurants } from '@/server/openData/exportRestaurants'
import { exportVisits } from '@/server/openData/exportVisits'
import { jsonWithEtag } from '../http/jsonWithEtag'
import { sendError } from '../http/sendError'
import { publicReadOperation, notFoundOrGoneResponses, csvOperation } from '../http/operations'
import { sendCsv } from '../http/sendCsv'

/** Splits the region into two fields; fails for an unknown region or agency. */
export async function readListScope<Query extends RegionFields & { agency?: number | undefined }>(
  sql: Queryable,
  asked: Query,
): Promise<Result<Omit<Query, 'region'> & RegionFields>> {
  const read = resolveRegionText(asked)
  if (!read.ok) return fail(read.problem)
  const scope = listScope(read.query)
  if (scope.kind === 'unknown') return fail({ code: 'unknown-region', params: { field: scope.field } })
  if (asked.agency !== undefined && !(await readAgency(sql, asked.agency)))
    return fail({ code: 'unknown-agency', params: { field: 'agency' } })
  return ok(read.query)
}

const read = publicReadOperation('readRestaurant', restaurantDetailSchema)
const detail = createRoute({
  path: '/api/v1/restaurants/{id}',
  ...read,
  responses: { ...read.responses, ...notFoundOrGoneResponses },
  request: { params: restaurantIdSchema, query: visitQuerySchema.pick({}).strict() },
})

const visitsOperation = publicReadOperation('listVisits', visitPageSchema)
const visits = createRoute({
  path: '/api/v1/restaurants/{id}/visits',
  ...visitsOperation,
  responses: { ...visitsOperation.responses, ...notFoundOrGoneResponses },
  request: { params: restaurantIdSchema, query: visitQuerySchema.strict() },
})

const similarOperation = publicReadOperation('listSimilar', similarSchema)
const similar = createRoute({
  path: '/api/v1/restaurants/{id}/similar',
  ...similarOperation,
  responses: { ...similarOperation.responses, ...notFoundOrGoneResponses },
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

const listRoute = createRoute({
  path: '/api/v1/restaurants',
  ...publicReadOperation('listRestaurants', restaurantPageSchema),
  request: { query: listQuerySchema.strict() },
})

export const restaurantsRead = (app: OpenAPIHono, sql: Queryable) =>
  app.openapi(listRoute, async (c) => {
    const read = await readListScope(sql, c.req.valid('query'))
    if (!read.ok) return sendError(c, read.violation)
    const query = read.value
    tagPage(listTag(query))
    return jsonWithEtag(c, await listRestaurants(sql, query))
  })

const listFileRoute = createRoute({
  path: '/api/v1/restaurants.csv',
  ...csvOperation('exportRestaurants'),
  request: { query: exportQuerySchema },
})

const visitsFileRoute = createRoute({
  path: '/api/v1/restaurants/{id}/visits.csv',
  ...csvOperation('exportVisits', notFoundOrGoneResponses),
  request: { params: restaurantIdSchema, query: z.strictObject({}) },
})

export function restaurantFiles(app: OpenAPIHono, sql: Queryable): void {
  app.openapi(listFileRoute, async (c): Promise<Response> => {
    const read = await readListScope(sql, c.req.valid('query'))
    if (!read.ok) return sendError(c, read.violation)
    const query = read.value
    const about = [query.province, query.district].filter(Boolean).join('_')
    return sendCsv(c, { table: 'restaurants', about, open: () => exportRestaurants(sql, query) })
  })
  app.openapi(visitsFileRoute, async (c): Promise<Response> => {
    const { id } = c.req.valid('param')
    const shown = await resolveVisibleRestaurant(sql, id)
    if (shown !== id) return sendNotFoundOrGone(c, shown)
    const open = () => exportVisits(sql, { restaurant: id })
    return sendCsv(c, { table: 'visits', about: `식당_${id}`, open })
  })
}
