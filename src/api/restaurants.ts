import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { listScope } from '@/domain/directory/listScope'
import { listQuerySchema } from '@/domain/directory/query'
import { restaurantPageSchema } from '@/domain/directory/schemas'
import type { Sql } from '@/infra/database/pool'
import { listRestaurants } from '@/server/directory/listRestaurants'
import { readAgency } from '@/server/directory/readAgency'
import { answer } from './answer'
import { refuse } from './errors'
import { reading } from './reads'

const route = createRoute({
  path: '/api/v1/restaurants',
  ...reading('listRestaurants', restaurantPageSchema),
  request: { query: listQuerySchema.strict() },
})

export const restaurantsRead = (app: OpenAPIHono, sql: Sql) =>
  app.openapi(route, async (c) => {
    const query = c.req.valid('query')
    const scope = listScope(query)
    if (scope.kind === 'unknown') return refuse(c, { code: 'unknown-region', params: { field: scope.field } })
    if (query.agency !== undefined && !(await readAgency(sql, query.agency)))
      return refuse(c, { code: 'unknown-agency', params: { field: 'agency' } })
    return answer(c, await listRestaurants(sql, query))
  })
