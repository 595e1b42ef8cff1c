import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { ME_PATH } from '@/domain/member/paths'
import { editProfileSchema, PROFILE_PATH, profileSchema } from '@/domain/member/profile'
import { API_RESPONSES } from '@/messages/api'
import { editProfile } from '@/server/members/editProfile'
import { readProfile } from '@/server/members/readProfile'
import { refuse } from './errors'
import { asMember, asOwner, type MemberDesk } from './members'
import { json } from './reads'
import { jsonBody, limitBody, memberAnswers, refusal, words } from './writing'

const found = { description: API_RESPONSES.ok, content: json(profileSchema) }

const read = createRoute({ method: 'get', path: PROFILE_PATH, ...words('readProfile'), responses: memberAnswers({ 200: found }) })

const edit = createRoute({
  method: 'patch',
  path: ME_PATH,
  ...words('editProfile'),
  request: jsonBody(editProfileSchema),
  responses: memberAnswers({
    200: found,
    400: refusal(API_RESPONSES.badRequest),
    403: refusal(API_RESPONSES.consentOwed),
    409: refusal(API_RESPONSES.taken),
    413: refusal(API_RESPONSES.tooLarge),
  }),
})

/** A member's own account: to look at, and to change. */
export function profile(app: OpenAPIHono, desk: MemberDesk): void {
  const answer = async (c: Context, id: number): Promise<Response> => {
    const profile = await readProfile(desk.pool, id)
    return profile ? c.json(profile) : refuse(c, { code: 'not-signed-in', params: {} })
  }
  limitBody(app, ME_PATH)
  app.openapi(read, (c): Promise<Response> => asOwner(desk, c, ({ id }) => answer(c, id)))
  app.openapi(edit, (c): Promise<Response> =>
    asMember(desk, c, async ({ id }) => {
      const broken = await editProfile(desk.pool, id, c.req.valid('json'))
      return broken ? refuse(c, broken) : answer(c, id)
    }),
  )
}
