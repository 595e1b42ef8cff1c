import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { listQuerySchema } from '@/domain/directory/query'
import { restaurantPageSchema } from '@/domain/directory/schemas'
import { listTag } from '@/domain/site/listTag'
import type { Queryable } from '@/infra/database/pool'
import { tagPage } from '@/infra/requestContext'
import { listRestaurants } from '@/server/directory/listRestaurants'
import { jsonWithEtag } from '../http/jsonWithEtag'
import { sendError } from '../http/sendError'
import { readListScope } from './readListScope'
import { publicReadOperation } from '../http/operations'

const route = createRoute({
  path: '/api/v1/restaurants',
  ...publicReadOperation('listRestaurants', restaurantPageSchema),
  request: { query: listQuerySchema.strict() },
})

export const restaurantsRead = (app: OpenAPIHono, sql: Queryable) =>
  app.openapi(route, async (c) => {
    const read = await readListScope(sql, c.req.valid('query'))
    if (!read.ok) return sendError(c, read.violation)
    const query = read.value
    tagPage(listTag(query))
    return jsonWithEtag(c, await listRestaurants(sql, query))
  })
