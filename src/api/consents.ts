import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { changeConsentSchema, CONSENTS_PATH, consentsSchema } from '@/domain/member/consents'
import { changeConsent } from '@/server/members/changeConsent'
import { listConsents } from '@/server/members/listConsents'
import { refuse } from './errors'
import { acting, limitBodies, memberBody } from './memberRoute'
import { asOwner, type MemberDesk } from './members'

const list = createRoute({ method: 'get', path: CONSENTS_PATH, ...acting('listConsents', consentsSchema) })
const change = createRoute({
  method: 'put',
  path: CONSENTS_PATH,
  request: { body: memberBody(changeConsentSchema) },
  ...acting('changeConsent', consentsSchema),
})

/** What a member has consented to; optional documents can be agreed to and taken back, whatever else is owed. */
export function consents(app: OpenAPIHono, desk: MemberDesk): void {
  limitBodies(app, CONSENTS_PATH)
  app.openapi(list, (c): Promise<Response> =>
    asOwner(desk, c, async ({ id }) => c.json({ data: await listConsents(desk.pool, id) })),
  )
  app.openapi(change, (c): Promise<Response> =>
    asOwner(desk, c, async ({ id }) => {
      const broken = await changeConsent(desk.pool, id, c.req.valid('json'))
      return broken ? refuse(c, broken) : c.json({ data: await listConsents(desk.pool, id) })
    }),
  )
}
