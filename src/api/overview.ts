import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import { regionListSchema, statisticsSchema } from '@/domain/directory/schemas'
import type { Sql } from '@/infra/database/pool'
import { listRegions } from '@/server/directory/listRegions'
import { readStatistics } from '@/server/directory/readStatistics'
import { answer } from './answer'
import { reading } from './reads'

const nothing = { query: z.strictObject({}) }
const regions = createRoute({ path: '/api/v1/regions', ...reading('listRegions', regionListSchema), request: nothing })
const statistics = createRoute({ path: '/api/v1/statistics', ...reading('readStatistics', statisticsSchema), request: nothing })

export const regionsRead = (app: OpenAPIHono, sql: Sql) =>
  app.openapi(regions, async (c) => answer(c, { data: await listRegions(sql) }))

export const statisticsRead = (app: OpenAPIHono, sql: Sql) =>
  app.openapi(statistics, async (c) => answer(c, await readStatistics(sql)))
