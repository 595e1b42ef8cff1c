import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { OWN_RECOMMENDATIONS_PATH } from '@/domain/recommendation/apiPaths'
import { ownRecommendationsSchema } from '@/domain/recommendation/recommendations'
import { listForMember } from '@/server/recommendations/listRecommended'
import type { ApiDeps } from '../http/deps'
import { methodNotAllowed } from '../http/methodNotAllowed'
import { memberOperation } from '../http/operations'
import { requireMemberIgnoringConsent } from '../http/requireMember'

const list = createRoute({
  method: 'get',
  path: OWN_RECOMMENDATIONS_PATH,
  ...memberOperation('listOwnRecommendations', ownRecommendationsSchema),
})

export function ownRecommendations(app: OpenAPIHono, deps: ApiDeps): void {
  app.openapi(list, (c): Promise<Response> =>
    requireMemberIgnoringConsent(deps, c, async ({ id }) => c.json(await listForMember(deps.pool, id))),
  )
  methodNotAllowed(app, OWN_RECOMMENDATIONS_PATH, 'GET, HEAD')
}
