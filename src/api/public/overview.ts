import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import { regionListSchema, statisticsSchema } from '@/contract/directory'
import { pageTags } from '@/domain/site/pageTags'
import type { Queryable } from '@/infra/database/pool'
import { tagPage } from '@/infra/requestContext'
import { listRegions } from '@/server/directory/regions'
import { readStatistics } from '@/server/statistics/readStatistics'
import { jsonWithEtag } from '../http/jsonWithEtag'
import { publicReadOperation } from '../http/operations'

const noParameters = { query: z.strictObject({}) }
const regions = createRoute({
  path: '/api/v1/regions',
  ...publicReadOperation('listRegions', regionListSchema),
  request: noParameters,
})
const statistics = createRoute({
  path: '/api/v1/statistics',
  ...publicReadOperation('readStatistics', statisticsSchema),
  request: noParameters,
})

export const regionsRead = (app: OpenAPIHono, sql: Queryable) =>
  app.openapi(regions, async (c) => {
    tagPage(pageTags.directory)
    return jsonWithEtag(c, { data: await listRegions(sql) })
  })

export const statisticsRead = (app: OpenAPIHono, sql: Queryable) =>
  app.openapi(statistics, async (c) => {
    tagPage(pageTags.directory)
    return jsonWithEtag(c, await readStatistics(sql))
  })
