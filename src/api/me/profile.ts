import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { ME_PATH } from '@/domain/member/paths'
import { editProfileSchema, PROFILE_PATH, profileSchema } from '@/domain/member/profile'
import { editProfile } from '@/server/members/editProfile'
import { readProfile } from '@/server/members/readProfile'
import { sendError } from '../http/sendError'
import { memberOperation, jsonBody } from '../http/operations'
import { limitBodySize } from '../http/limitBodySize'
import { requireMember, requireMemberIgnoringConsent } from '../http/requireMember'
import type { ApiDeps } from '../http/deps'

const read = createRoute({ method: 'get', path: PROFILE_PATH, ...memberOperation('readProfile', profileSchema) })
const edit = createRoute({
  method: 'patch',
  path: ME_PATH,
  request: { body: jsonBody(editProfileSchema) },
  ...memberOperation('editProfile', profileSchema),
})

export function profile(app: OpenAPIHono, deps: ApiDeps): void {
  const respondProfile = async (c: Context, id: number): Promise<Response> => {
    const profile = await readProfile(deps.pool, id)
    return profile ? c.json(profile) : sendError(c, { code: 'unauthenticated', params: {} })
  }
  limitBodySize(app, ME_PATH)
  app.openapi(read, (c): Promise<Response> => requireMemberIgnoringConsent(deps, c, ({ id }) => respondProfile(c, id)))
  app.openapi(edit, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) => {
      const edited = await editProfile(deps.pool, id, c.req.valid('json'))
      return edited.ok ? respondProfile(c, id) : sendError(c, edited.violation)
    }),
  )
}
