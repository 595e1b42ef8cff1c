import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { ME_PATH } from '@/domain/member/paths'
import { editProfileSchema, PROFILE_PATH, profileSchema } from '@/domain/member/profile'
import { editProfile } from '@/server/members/editProfile'
import { readProfile } from '@/server/members/readProfile'
import { refuse } from './errors'
import { acting, limitBodies, memberBody } from './memberRoute'
import { asMember, asOwner, type MemberDesk } from './members'

const read = createRoute({ method: 'get', path: PROFILE_PATH, ...acting('readProfile', profileSchema) })
const edit = createRoute({ method: 'patch', path: ME_PATH, request: { body: memberBody(editProfileSchema) }, ...acting('editProfile', profileSchema) })

/** A member's own account: to look at, and to change. */
export function profile(app: OpenAPIHono, desk: MemberDesk): void {
  const answer = async (c: Context, id: number): Promise<Response> => {
    const profile = await readProfile(desk.pool, id)
    return profile ? c.json(profile) : refuse(c, { code: 'not-signed-in', params: {} })
  }
  limitBodies(app, ME_PATH)
  app.openapi(read, (c): Promise<Response> => asOwner(desk, c, ({ id }) => answer(c, id)))
  app.openapi(edit, (c): Promise<Response> =>
    asMember(desk, c, async ({ id }) => {
      const broken = await editProfile(desk.pool, id, c.req.valid('json'))
      return broken ? refuse(c, broken) : answer(c, id)
    }),
  )
}
