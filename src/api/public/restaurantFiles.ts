import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { exportQuerySchema } from '@/domain/directory/query'
import { restaurantIdSchema } from '@/domain/directory/readQueries'
import type { Queryable } from '@/infra/database/pool'
import { resolveVisibleRestaurant } from '@/server/directory/resolveVisibleRestaurant'
import { exportRestaurants } from '@/server/openData/exportRestaurants'
import { exportVisits } from '@/server/openData/exportVisits'
import { csvOperation, notFoundOrGoneResponses } from '../http/operations'
import { sendCsv } from '../http/sendCsv'
import { sendError } from '../http/sendError'
import { readListScope } from './readListScope'
import { sendNotFoundOrGone } from './restaurant'

const list = createRoute({
  path: '/api/v1/restaurants.csv',
  ...csvOperation('exportRestaurants'),
  request: { query: exportQuerySchema },
})

const visits = createRoute({
  path: '/api/v1/restaurants/{id}/visits.csv',
  ...csvOperation('exportVisits', notFoundOrGoneResponses),
  request: { params: restaurantIdSchema, query: z.strictObject({}) },
})

export function restaurantFiles(app: OpenAPIHono, sql: Queryable): void {
  app.openapi(list, async (c): Promise<Response> => {
    const read = await readListScope(sql, c.req.valid('query'))
    if (!read.ok) return sendError(c, read.violation)
    const query = read.value
    const about = [query.province, query.district].filter(Boolean).join('_')
    return sendCsv(c, { table: 'restaurants', about, open: () => exportRestaurants(sql, query) })
  })
  app.openapi(visits, async (c): Promise<Response> => {
    const { id } = c.req.valid('param')
    const shown = await resolveVisibleRestaurant(sql, id)
    if (shown !== id) return sendNotFoundOrGone(c, shown)
    const open = () => exportVisits(sql, { restaurant: id })
    return sendCsv(c, { table: 'visits', about: `식당_${id}`, open })
  })
}
