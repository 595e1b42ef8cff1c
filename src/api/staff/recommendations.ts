import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { Pool } from 'pg'
import { restaurantIdSchema } from '@/contract/directoryQuery'
import { PREVIEW_CHECKED_MEMBERS } from '@/domain/recommendation/recommendation'
import { exclusionSchema, recommendationOverviewSchema, recommendationPreviewSchema } from '@/contract/recommendations'
import { recommendationSettingsSchema } from '@/domain/recommendation/settings'
import { STAFF_RECOMMENDATIONS_PATH as PATH } from '@/domain/staff/staff'
import { transaction } from '@/infra/database/pool'
import { staffPool } from '@/infra/database/readPool'
import { checkOffline, refreshRecommendations } from '@/server/recommendations/refreshRecommendations'
import { excludeRestaurant, includeRestaurant, saveSettings } from '@/server/recommendations/settings'
import { previewLists, readOverview } from '@/server/recommendations/readOverview'
import { transactionResult } from '@/server/violationError'
import { limitBodySize } from '../http/requestBody'
import { methodNotAllowed, respond } from '../http/sendError'
import { jsonBody, staffOperation } from '../http/operations'
import { requireStaff } from '../http/sessions'

const settings = { body: jsonBody(recommendationSettingsSchema) }

const read = createRoute({
  method: 'get',
  path: PATH,
  ...staffOperation('readRecommendations', recommendationOverviewSchema),
})
const preview = createRoute({
  method: 'post',
  path: `${PATH}/preview`,
  request: settings,
  ...staffOperation('previewRecommendations', recommendationPreviewSchema),
})
const save = createRoute({
  method: 'put',
  path: `${PATH}/settings`,
  request: settings,
  ...staffOperation('saveRecommendationSettings'),
})
const refresh = createRoute({
  method: 'post',
  path: `${PATH}/refresh`,
  ...staffOperation('refreshRecommendations'),
})
const exclude = createRoute({
  method: 'post',
  path: `${PATH}/exclusions`,
  request: { body: jsonBody(exclusionSchema) },
  ...staffOperation('excludeFromRecommendations'),
})
const include = createRoute({
  method: 'delete',
  path: `${PATH}/exclusions/{id}`,
  request: { params: restaurantIdSchema },
  ...staffOperation('includeInRecommendations'),
})

export function staffRecommendations(app: OpenAPIHono, pool: Pool): void {
  limitBodySize(app, `${PATH}/*`)
  app.openapi(read, (c): Promise<Response> =>
    requireStaff(pool, c, async () => c.json(await readOverview(staffPool()))),
  )
  app.openapi(preview, (c): Promise<Response> =>
    requireStaff(pool, c, async () => {
      const given = c.req.valid('json')
      const [lists, check] = await Promise.all([
        previewLists(staffPool(), given),
        checkOffline(staffPool(), given.weights, PREVIEW_CHECKED_MEMBERS),
      ])
      return c.json({ lists, check })
    }),
  )
  app.openapi(save, (c): Promise<Response> =>
    requireStaff(pool, c, async ({ person }) =>
      respond(c, await transactionResult(pool, (sql) => saveSettings(sql, c.req.valid('json'), person.id))),
    ),
  )
  app.openapi(refresh, (c): Promise<Response> =>
    requireStaff(pool, c, async () => {
      await transaction(pool, refreshRecommendations)
      return c.body(null, 204)
    }),
  )
  app.openapi(exclude, (c): Promise<Response> =>
    requireStaff(pool, c, async ({ person }) =>
      respond(
        c,
        await transactionResult(pool, (sql) => excludeRestaurant(sql, { ...c.req.valid('json'), by: person.id })),
      ),
    ),
  )
  app.openapi(include, (c): Promise<Response> =>
    requireStaff(pool, c, async ({ person }) =>
      respond(c, await transactionResult(pool, (sql) => includeRestaurant(sql, c.req.valid('param').id, person.id))),
    ),
  )
  methodNotAllowed(app, PATH, 'GET, HEAD')
  methodNotAllowed(app, `${PATH}/preview`, 'POST')
  methodNotAllowed(app, `${PATH}/settings`, 'PUT')
  methodNotAllowed(app, `${PATH}/refresh`, 'POST')
  methodNotAllowed(app, `${PATH}/exclusions`, 'POST')
}
