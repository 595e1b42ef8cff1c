import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { CONSENT_PATH } from '@/domain/member/paths'
import { agreementSchema } from '@/domain/member/signUp'
import { API_RESPONSES } from '@/messages/apiResponses'
import { recordConsents } from '@/server/members/recordConsents'
import { respond } from '../http/respond'
import { requireMemberEvenBlocked } from '../http/requireMember'
import type { ApiDeps } from '../http/deps'
import { errorResponse, jsonBody, looseOperation } from '../http/operations'

const route = createRoute({
  method: 'post',
  path: CONSENT_PATH,
  request: { body: jsonBody(agreementSchema) },
  ...looseOperation(
    'consent',
    {
      204: { description: API_RESPONSES.received },
      401: errorResponse(API_RESPONSES.notSignedIn),
      409: errorResponse(API_RESPONSES.conflict),
    },
    ['member'],
  ),
})

export function authConsent(app: OpenAPIHono, deps: ApiDeps): void {
  app.openapi(route, (c): Promise<Response> =>
    requireMemberEvenBlocked(deps, c, async ({ id }) =>
      respond(c, await recordConsents(deps.pool, id, c.req.valid('json').agreed)),
    ),
  )
}
