import { createRoute, type OpenAPIHono, type RouteConfig } from '@hono/zod-openapi'
import { CONSENT_PATH } from '@/domain/member/paths'
import { agreementSchema } from '@/domain/member/signUp'
import { API_RESPONSES } from '@/messages/api'
import { recordConsents } from '@/server/members/recordConsents'
import { errorSchema, sendError } from '../http/sendError'
import { requireMemberIgnoringConsent, type ApiDeps } from '../http/requireMember'
import { operationDocs } from '../http/operationDocs'
import { json } from '../http/publicRead'

const responses: RouteConfig['responses'] = {
  204: { description: API_RESPONSES.received },
  401: { description: API_RESPONSES.notSignedIn, content: json(errorSchema) },
}

const route = createRoute({
  method: 'post',
  path: CONSENT_PATH,
  ...operationDocs('consent'),
  request: { body: { required: true, content: { 'application/json': { schema: agreementSchema } } } },
  responses,
})

/** Agreeing to a new version of the terms, for members who owe it. */
export function authConsent(app: OpenAPIHono, desk: ApiDeps): void {
  app.openapi(route, (c): Promise<Response> =>
    requireMemberIgnoringConsent(desk, c, async ({ id }) => {
      const broken = await recordConsents(desk.pool, id, c.req.valid('json').agreed)
      return broken ? sendError(c, broken) : c.body(null, 204)
    }),
  )
}
