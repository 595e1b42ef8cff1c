import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { PLAN_PATH } from '@/domain/plan/paths'
import { tileParamsSchema } from '@/domain/directory/tileSchema'
import { TILES_PATH } from '@/domain/nearby/paths'
import { districtPlanSchema, groupQuerySchema, planQuerySchema, tilePlanSchema } from '@/domain/plan/schemas'
import { pageTags } from '@/domain/site/pageTags'
import type { Queryable } from '@/infra/database/pool'
import { tagPage } from '@/infra/requestContext'
import { planPlaces, planTile } from '@/server/plan/planPlaces'
import { jsonWithEtag } from '../http/jsonWithEtag'
import { publicReadOperation } from '../http/operations'

const plan = createRoute({
  path: PLAN_PATH,
  ...publicReadOperation('planPlaces', districtPlanSchema),
  request: { query: planQuerySchema.strict() },
})

const tilePlan = createRoute({
  path: `${TILES_PATH}/{x}/{y}/plan`,
  ...publicReadOperation('planTile', tilePlanSchema),
  request: { params: tileParamsSchema, query: groupQuerySchema.strict() },
})

export function planReads(app: OpenAPIHono, sql: Queryable): void {
  app.openapi(plan, async (c) => {
    const query = c.req.valid('query')
    tagPage(query.region ? pageTags.district(query.region) : pageTags.directory)
    return jsonWithEtag(c, await planPlaces(sql, query))
  })
  app.openapi(tilePlan, async (c) => {
    tagPage(pageTags.directory)
    return jsonWithEtag(c, await planTile(sql, c.req.valid('query'), c.req.valid('param')))
  })
}
