import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { changeConsentSchema, CONSENTS_PATH, consentsSchema } from '@/domain/member/consents'
import { changeConsent } from '@/server/members/changeConsent'
import { listConsents } from '@/server/members/listConsents'
import { sendError } from '../http/sendError'
import { memberOperation, limitBodySize, jsonBody } from '../http/operations'
import { requireMemberIgnoringConsent, type ApiDeps } from '../http/requireMember'

const list = createRoute({ method: 'get', path: CONSENTS_PATH, ...memberOperation('listConsents', consentsSchema) })
const change = createRoute({
  method: 'put',
  path: CONSENTS_PATH,
  request: { body: jsonBody(changeConsentSchema) },
  ...memberOperation('changeConsent', consentsSchema),
})

/** What a member has consented to; optional documents can be agreed to and taken back, whatever else is owed. */
export function consents(app: OpenAPIHono, desk: ApiDeps): void {
  limitBodySize(app, CONSENTS_PATH)
  app.openapi(list, (c): Promise<Response> =>
    requireMemberIgnoringConsent(desk, c, async ({ id }) => c.json({ data: await listConsents(desk.pool, id) })),
  )
  app.openapi(change, (c): Promise<Response> =>
    requireMemberIgnoringConsent(desk, c, async ({ id }) => {
      const broken = await changeConsent(desk.pool, id, c.req.valid('json'))
      return broken ? sendError(c, broken) : c.json({ data: await listConsents(desk.pool, id) })
    }),
  )
}
