import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { suggestionSchema } from '@/contract/directory'
import { suggestQuerySchema, visitQuerySchema } from '@/contract/directoryQuery'
import { pageTags } from '@/domain/site/pageTags'
import type { Queryable } from '@/infra/database/pool'
import { tagPage } from '@/infra/requestContext'
import { suggest } from '@/server/directory/suggest'
import { tileParamsSchema, tileSchema } from '@/contract/tiles'
import { locationListSchema, locationQuerySchema } from '@/contract/locations'
import { LOCATIONS_PATH, TILES_PATH } from '@/domain/nearby/nearby'
import { findLocations } from '@/server/directory/near/findLocations'
import { readTile } from '@/server/directory/near/listNear'
import { jsonWithEtag } from '../http/jsonWithEtag'
import { publicReadOperation } from '../http/operations'

const route = createRoute({
  path: '/api/v1/suggest',
  ...publicReadOperation('suggest', suggestionSchema),
  request: { query: suggestQuerySchema.strict() },
})

export const suggestRead = (app: OpenAPIHono, sql: Queryable) =>
  app.openapi(route, async (c) => {
    tagPage(pageTags.directory)
    return jsonWithEtag(c, await suggest(sql, c.req.valid('query').q))
  })

const tile = createRoute({
  path: `${TILES_PATH}/{x}/{y}`,
  ...publicReadOperation('readTile', tileSchema),
  request: { params: tileParamsSchema, query: visitQuerySchema.pick({}).strict() },
})

const locations = createRoute({
  path: LOCATIONS_PATH,
  ...publicReadOperation('findLocations', locationListSchema),
  request: { query: locationQuerySchema.strict() },
})

export function nearbyReads(app: OpenAPIHono, sql: Queryable): void {
  app.openapi(tile, async (c) => {
    tagPage(pageTags.directory)
    return jsonWithEtag(c, await readTile(sql, c.req.valid('param')))
  })
  app.openapi(locations, async (c) => jsonWithEtag(c, { data: await findLocations(sql, c.req.valid('query').q) }))
}
