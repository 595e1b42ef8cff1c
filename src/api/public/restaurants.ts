import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { listScope } from '@/domain/directory/listScope'
import { resolveRegionText } from '@/domain/directory/resolveRegionText'
import { listQuerySchema } from '@/domain/directory/query'
import { restaurantPageSchema } from '@/domain/directory/schemas'
import { listTag } from '@/domain/site/listTag'
import type { Queryable } from '@/infra/database/pool'
import { tagPage } from '@/infra/requestContext'
import { listRestaurants } from '@/server/directory/listRestaurants'
import { readAgency } from '@/server/directory/readAgency'
import { jsonWithEtag } from '../http/jsonWithEtag'
import { sendError } from '../http/sendError'
import { publicReadOperation } from '../http/operations'

const route = createRoute({
  path: '/api/v1/restaurants',
  ...publicReadOperation('listRestaurants', restaurantPageSchema),
  request: { query: listQuerySchema.strict() },
})

export const restaurantsRead = (app: OpenAPIHono, sql: Queryable) =>
  app.openapi(route, async (c) => {
    const read = resolveRegionText(c.req.valid('query'))
    if (!read.ok) return sendError(c, read.problem)
    const { query } = read
    const scope = listScope(query)
    if (scope.kind === 'unknown') return sendError(c, { code: 'unknown-region', params: { field: scope.field } })
    if (query.agency !== undefined && !(await readAgency(sql, query.agency)))
      return sendError(c, { code: 'unknown-agency', params: { field: 'agency' } })
    tagPage(listTag(query))
    return jsonWithEtag(c, await listRestaurants(sql, query))
  })
