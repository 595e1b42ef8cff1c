import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { PLAN_PATH } from '@/domain/plan/paths'
import { planQuerySchema, planSchema } from '@/domain/plan/schemas'
import { pageTags } from '@/domain/site/pageTags'
import type { Queryable } from '@/infra/database/pool'
import { tagPage } from '@/infra/requestContext'
import { planPlaces } from '@/server/plan/planPlaces'
import { jsonWithEtag } from '../http/jsonWithEtag'
import { publicReadOperation } from '../http/operations'

const plan = createRoute({
  path: PLAN_PATH,
  ...publicReadOperation('planPlaces', planSchema),
  request: { query: planQuerySchema.strict() },
})

/** `GET /api/v1/plan`: where a group like this one has met. */
export function planReads(app: OpenAPIHono, sql: Queryable): void {
  app.openapi(plan, async (c) => {
    const query = c.req.valid('query')
    tagPage(query.region ? pageTags.district(query.region) : pageTags.directory)
    return jsonWithEtag(c, await planPlaces(sql, query))
  })
}
