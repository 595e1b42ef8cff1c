import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { changeConsentSchema, consentsSchema } from '@/domain/member/consents'
import { CONSENTS_PATH } from '@/domain/member/paths'
import { changeConsent } from '@/server/members/changeConsent'
import { listConsents } from '@/server/members/listConsents'
import { sendError } from '../http/sendError'
import { memberOperation, jsonBody } from '../http/operations'
import { limitBodySize } from '../http/limitBodySize'
import { requireMemberEvenBlocked, requireMemberIgnoringConsent } from '../http/requireMember'
import type { ApiDeps } from '../http/deps'

const list = createRoute({ method: 'get', path: CONSENTS_PATH, ...memberOperation('listConsents', consentsSchema) })
const change = createRoute({
  method: 'put',
  path: CONSENTS_PATH,
  request: { body: jsonBody(changeConsentSchema) },
  ...memberOperation('changeConsent', consentsSchema),
})

/** Optional consent can be given and withdrawn even while other consent is missing. */
export function consents(app: OpenAPIHono, deps: ApiDeps): void {
  limitBodySize(app, CONSENTS_PATH)
  app.openapi(list, (c): Promise<Response> =>
    requireMemberIgnoringConsent(deps, c, async ({ id }) => c.json({ data: await listConsents(deps.pool, id) })),
  )
  app.openapi(change, (c): Promise<Response> => {
    // Blocked members may still withdraw.
    const admit = c.req.valid('json').given ? requireMemberIgnoringConsent : requireMemberEvenBlocked
    return admit(deps, c, async ({ id }) => {
      const changed = await changeConsent(deps.pool, id, c.req.valid('json'))
      return changed.ok ? c.json({ data: await listConsents(deps.pool, id) }) : sendError(c, changed.violation)
    })
  })
}
