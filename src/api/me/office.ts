import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { OFFICE_PATH } from '@/domain/member/paths'
import { savedOfficeSchema, saveOfficeSchema } from '@/domain/member/officeSchema'
import { removeOffice, saveOffice } from '@/server/members/keptOffice'
import type { ApiDeps } from '../http/deps'
import { limitBodySize } from '../http/limitBodySize'
import { methodNotAllowed } from '../http/methodNotAllowed'
import { jsonBody, memberOperation } from '../http/operations'
import { requireMember, requireMemberEvenBlocked } from '../http/requireMember'
import { respond } from '../http/respond'

const save = createRoute({
  method: 'put',
  path: OFFICE_PATH,
  request: { body: jsonBody(saveOfficeSchema) },
  ...memberOperation('saveOffice', savedOfficeSchema),
})
const remove = createRoute({ method: 'delete', path: OFFICE_PATH, ...memberOperation('removeOffice') })

/** The office in a member's account; `readMe` answers it. Even blocked members may remove it. */
export function memberOffice(app: OpenAPIHono, deps: ApiDeps): void {
  limitBodySize(app, OFFICE_PATH)
  app.openapi(save, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) => respond(c, await saveOffice(deps.pool, id, c.req.valid('json')))),
  )
  app.openapi(remove, (c): Promise<Response> =>
    requireMemberEvenBlocked(deps, c, async ({ id }) => {
      await removeOffice(deps.pool, id)
      return c.body(null, 204)
    }),
  )
  methodNotAllowed(app, OFFICE_PATH, 'PUT, DELETE')
}
