import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import { NICKNAME_CHECK_PATH } from '@/domain/member/paths'
import { API_RESPONSES } from '@/messages/apiResponses'
import { checkNickname } from '@/server/members/checkNickname'
import { findPendingSignUp } from '@/server/members/signUp/pendingSignUp'
import { readAuthFlowToken } from '@/server/sessions/cookie'
import { getSession } from '@/server/sessions/getSession'
import { respond } from '../http/respond'
import { sendError } from '../http/sendError'
import type { ApiDeps } from '../http/deps'
import { errorResponse, looseOperation } from '../http/operations'

const route = createRoute({
  method: 'get',
  path: NICKNAME_CHECK_PATH,
  request: { query: z.object({ nickname: z.string().max(200) }).strict() },
  ...looseOperation(
    'checkNickname',
    {
      204: { description: API_RESPONSES.free },
      401: errorResponse(API_RESPONSES.notSignedIn),
      409: errorResponse(API_RESPONSES.taken),
    },
    ['member', 'signUp'],
  ),
})

/** During sign-up or for a member. */
export function authNickname(app: OpenAPIHono, { pool }: ApiDeps): void {
  app.openapi(route, async (c): Promise<Response> => {
    const cookies = c.req.header('Cookie')
    const member = await getSession(pool, 'member', cookies)
    if (!member && !(await findPendingSignUp(pool, readAuthFlowToken(cookies, 'signup'))))
      return sendError(c, { code: 'unauthenticated', params: {} })
    return respond(c, await checkNickname(pool, c.req.valid('query').nickname, member?.person.id ?? null))
  })
}
