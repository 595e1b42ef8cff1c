import { createRoute, type OpenAPIHono, type RouteConfig } from '@hono/zod-openapi'
import { CONSENT_PATH } from '@/domain/member/paths'
import { agreementSchema } from '@/domain/member/signUp'
import { API_RESPONSES } from '@/messages/api'
import { consentNow } from '@/server/members/consentNow'
import { errorSchema, refuse } from './errors'
import { asOwner, type MemberDesk } from './members'
import { operationWords } from './operationWords'
import { json } from './reads'

const responses: RouteConfig['responses'] = {
  204: { description: API_RESPONSES.received },
  401: { description: API_RESPONSES.notSignedIn, content: json(errorSchema) },
}

const route = createRoute({
  method: 'post',
  path: CONSENT_PATH,
  ...operationWords('consent'),
  request: { body: { required: true, content: { 'application/json': { schema: agreementSchema } } } },
  responses,
})

/** Agreeing to a new version of the terms, for members who owe it. */
export function authConsent(app: OpenAPIHono, desk: MemberDesk): void {
  app.openapi(route, (c): Promise<Response> =>
    asOwner(desk, c, async ({ id }) => {
      const broken = await consentNow(desk.pool, id, c.req.valid('json').agreed)
      return broken ? refuse(c, broken) : c.body(null, 204)
    }),
  )
}
