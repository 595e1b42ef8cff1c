import { createRoute, z, type OpenAPIHono, type RouteConfig } from '@hono/zod-openapi'
import { NICKNAME_CHECK_PATH } from '@/domain/member/paths'
import { API_RESPONSES } from '@/messages/api'
import { nicknameFault } from '@/server/members/nicknameFault'
import { heldSignUp } from '@/server/members/signUp/heldSignUp'
import { readWayInToken } from '@/server/sessions/cookie'
import { sessionOf } from '@/server/sessions/sessionOf'
import { errorSchema, refuse } from './errors'
import type { MemberDesk } from './members'
import { operationWords } from './operationWords'
import { json } from './reads'

const responses: RouteConfig['responses'] = {
  204: { description: API_RESPONSES.free },
  400: { description: API_RESPONSES.badRequest, content: json(errorSchema) },
  401: { description: API_RESPONSES.notSignedIn, content: json(errorSchema) },
  409: { description: API_RESPONSES.taken, content: json(errorSchema) },
}

const route = createRoute({
  method: 'get',
  path: NICKNAME_CHECK_PATH,
  ...operationWords('checkNickname'),
  request: { query: z.object({ nickname: z.string().max(200) }).strict() },
  responses,
})

/** Whether a nickname may be taken, for who is choosing one: somebody signing up, or a member. */
export function authNickname(app: OpenAPIHono, { pool }: MemberDesk): void {
  app.openapi(route, async (c): Promise<Response> => {
    const cookies = c.req.header('Cookie')
    const member = await sessionOf(pool, 'member', cookies)
    if (!member && !(await heldSignUp(pool, readWayInToken(cookies, 'signup')))) return refuse(c, { code: 'not-signed-in', params: {} })
    const broken = await nicknameFault(pool, c.req.valid('query').nickname, member?.person.id ?? null)
    return broken ? refuse(c, broken) : c.body(null, 204)
  })
}
