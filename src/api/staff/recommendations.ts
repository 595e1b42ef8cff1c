import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Pool } from 'pg'
import { restaurantIdSchema } from '@/domain/directory/readQueries'
import { PREVIEW_CHECKED_MEMBERS } from '@/domain/recommendation/limits'
import {
  exclusionSchema,
  recommendationOverviewSchema,
  recommendationPreviewSchema,
} from '@/domain/recommendation/recommendations'
import { recommendationSettingsSchema } from '@/domain/recommendation/settings'
import { isAdmin } from '@/domain/roles'
import { STAFF_RECOMMENDATIONS_PATH as PATH } from '@/domain/staff/paths'
import { transaction } from '@/infra/database/pool'
import { staffPool } from '@/infra/database/readPool'
import { checkOffline } from '@/server/recommendations/checkOffline'
import { excludeRestaurant, includeRestaurant } from '@/server/recommendations/exclusions'
import { previewLists } from '@/server/recommendations/previewLists'
import { readOverview } from '@/server/recommendations/readOverview'
import { refreshRecommendations } from '@/server/recommendations/refreshRecommendations'
import { saveSettings } from '@/server/recommendations/settings'
import { transactionResult } from '@/server/transactionResult'
import { limitBodySize } from '../http/limitBodySize'
import { methodNotAllowed } from '../http/methodNotAllowed'
import { jsonBody, staffOperation } from '../http/operations'
import { requireStaff } from '../http/requireStaff'
import { respond } from '../http/respond'
import { sendError } from '../http/sendError'

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
  const asAdmin = (c: Context, work: (by: number) => Promise<Response>): Promise<Response> =>
    requireStaff(pool, c, ({ person }) =>
      isAdmin(person) ? work(person.id) : sendError(c, { code: 'forbidden', params: {} }),
    )
  app.openapi(read, (c): Promise<Response> => asAdmin(c, async () => c.json(await readOverview(staffPool()))))
  app.openapi(preview, (c): Promise<Response> =>
    asAdmin(c, async () => {
      const given = c.req.valid('json')
      const [lists, check] = await Promise.all([
        previewLists(staffPool(), given),
        checkOffline(staffPool(), given.weights, PREVIEW_CHECKED_MEMBERS),
      ])
      return c.json({ lists, check })
    }),
  )
  app.openapi(save, (c): Promise<Response> =>
    asAdmin(c, async (by) =>
      respond(c, await transactionResult(pool, (sql) => saveSettings(sql, c.req.valid('json'), by))),
    ),
  )
  app.openapi(refresh, (c): Promise<Response> =>
    asAdmin(c, async () => {
      await transaction(pool, refreshRecommendations)
      return c.body(null, 204)
    }),
  )
  app.openapi(exclude, (c): Promise<Response> =>
    asAdmin(c, async (by) =>
      respond(c, await transactionResult(pool, (sql) => excludeRestaurant(sql, { ...c.req.valid('json'), by }))),
    ),
  )
  app.openapi(include, (c): Promise<Response> =>
    asAdmin(c, async (by) =>
      respond(c, await transactionResult(pool, (sql) => includeRestaurant(sql, c.req.valid('param').id, by))),
    ),
  )
  methodNotAllowed(app, PATH, 'GET, HEAD')
  methodNotAllowed(app, `${PATH}/preview`, 'POST')
  methodNotAllowed(app, `${PATH}/settings`, 'PUT')
  methodNotAllowed(app, `${PATH}/refresh`, 'POST')
  methodNotAllowed(app, `${PATH}/exclusions`, 'POST')
}
