import { createRoute, z, type OpenAPIHono, type RouteConfig } from '@hono/zod-openapi'
import { NICKNAME_CHECK_PATH } from '@/domain/member/paths'
import { API_RESPONSES } from '@/messages/api'
import { checkNickname } from '@/server/members/checkNickname'
import { findPendingSignUp } from '@/server/members/signUp/pendingSignUp'
import { readAuthFlowToken } from '@/server/sessions/cookie'
import { getSession } from '@/server/sessions/getSession'
import { errorSchema, sendError } from '../http/sendError'
import type { ApiDeps } from '../http/requireMember'
import { operationDocs } from '../http/operationDocs'
import { json } from '../http/publicRead'

const responses: RouteConfig['responses'] = {
  204: { description: API_RESPONSES.free },
  400: { description: API_RESPONSES.badRequest, content: json(errorSchema) },
  401: { description: API_RESPONSES.notSignedIn, content: json(errorSchema) },
  409: { description: API_RESPONSES.taken, content: json(errorSchema) },
}

const route = createRoute({
  method: 'get',
  path: NICKNAME_CHECK_PATH,
  ...operationDocs('checkNickname'),
  request: { query: z.object({ nickname: z.string().max(200) }).strict() },
  responses,
})

/** Whether a nickname may be taken, for who is choosing one: somebody signing up, or a member. */
export function authNickname(app: OpenAPIHono, { pool }: ApiDeps): void {
  app.openapi(route, async (c): Promise<Response> => {
    const cookies = c.req.header('Cookie')
    const member = await getSession(pool, 'member', cookies)
    if (!member && !(await findPendingSignUp(pool, readAuthFlowToken(cookies, 'signup'))))
      return sendError(c, { code: 'unauthenticated', params: {} })
    const broken = await checkNickname(pool, c.req.valid('query').nickname, member?.person.id ?? null)
    return broken ? sendError(c, broken) : c.body(null, 204)
  })
}
