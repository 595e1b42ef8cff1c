import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { ME_PATH } from '@/domain/member/paths'
import { editProfileSchema, PROFILE_PATH, profileSchema } from '@/domain/member/profile'
import { editProfile } from '@/server/members/editProfile'
import { readProfile } from '@/server/members/readProfile'
import { sendError } from '../http/sendError'
import { memberOperation, limitBodySize, jsonBody } from '../http/operations'
import { requireMember, requireMemberIgnoringConsent, type ApiDeps } from '../http/requireMember'

const read = createRoute({ method: 'get', path: PROFILE_PATH, ...memberOperation('readProfile', profileSchema) })
const edit = createRoute({
  method: 'patch',
  path: ME_PATH,
  request: { body: jsonBody(editProfileSchema) },
  ...memberOperation('editProfile', profileSchema),
})

/** A member's own account: to look at, and to change. */
export function profile(app: OpenAPIHono, desk: ApiDeps): void {
  const answer = async (c: Context, id: number): Promise<Response> => {
    const profile = await readProfile(desk.pool, id)
    return profile ? c.json(profile) : sendError(c, { code: 'unauthenticated', params: {} })
  }
  limitBodySize(app, ME_PATH)
  app.openapi(read, (c): Promise<Response> => requireMemberIgnoringConsent(desk, c, ({ id }) => answer(c, id)))
  app.openapi(edit, (c): Promise<Response> =>
    requireMember(desk, c, async ({ id }) => {
      const broken = await editProfile(desk.pool, id, c.req.valid('json'))
      return broken ? sendError(c, broken) : answer(c, id)
    }),
  )
}
