import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { SIGN_UP_PATH, NICKNAME_CHECK_PATH, CONSENT_PATH } from '@/contract/memberPaths'
import { agreementSchema, newProfileSchema, returnToSchema, signUpSchema } from '@/contract/signUp'
import { API_RESPONSES } from '@/messages/apiResponses'
import type { ApiOperation } from '@/messages/apiSummaries'
import { agreeToTerms, deletePendingSignUp, readSignUp, findPendingSignUp } from '@/server/members/pendingSignUp'
import { completeSignUp } from '@/server/members/completeSignUp'
import { clearAuthFlowCookie, readAuthFlowToken } from '@/server/sessions/cookie'
import { checkNickname } from '@/server/members/nicknames'
import { getSession } from '@/server/sessions/session'
import { recordConsents } from '@/server/members/consents'
import { sessionContext, setMemberCookies } from './authDefaults'
import { respond, sendError } from '../http/sendError'
import type { ApiDeps } from '../http/deps'
import { errorResponse, json, jsonBody, looseOperation, operation } from '../http/operations'
import { requireMember } from '../http/sessions'

const signUpOperation = (operationId: ApiOperation, schema: z.ZodType) =>
  looseOperation(
    operationId,
    {
      200: { description: API_RESPONSES.ok, content: json(schema) },
      401: errorResponse(API_RESPONSES.noSignUp),
      409: errorResponse(API_RESPONSES.conflict),
    },
    ['signUp'],
  )

const read = createRoute({
  method: 'get',
  path: SIGN_UP_PATH,
  ...signUpOperation('readSignUp', signUpSchema),
})
const agree = createRoute({
  method: 'post',
  path: `${SIGN_UP_PATH}/terms`,
  request: { body: jsonBody(agreementSchema) },
  ...signUpOperation('agreeToTerms', returnToSchema),
})
const complete = createRoute({
  method: 'post',
  path: `${SIGN_UP_PATH}/profile`,
  request: { body: jsonBody(newProfileSchema) },
  ...signUpOperation('completeSignUp', returnToSchema),
})
const abandon = createRoute({
  method: 'delete',
  path: SIGN_UP_PATH,
  ...operation('abandonSignUp', { 204: { description: API_RESPONSES.forgotten } }),
})

const tokenOf = (c: Context): string | null => readAuthFlowToken(c.req.header('Cookie'), 'signup')

/** Consent first, then a nickname; nothing personal is stored before both. */
export function authSignUp(app: OpenAPIHono, { pool }: ApiDeps): void {
  app.openapi(read, async (c): Promise<Response> => {
    const state = await readSignUp(pool, tokenOf(c))
    return state ? c.json(state, 200) : sendError(c, { code: 'sign-up-expired', params: {} })
  })
  app.openapi(agree, async (c): Promise<Response> => {
    return respond(c, await agreeToTerms(pool, tokenOf(c), c.req.valid('json').agreed))
  })
  app.openapi(complete, async (c): Promise<Response> => {
    const result = await completeSignUp(pool, tokenOf(c), c.req.valid('json'), sessionContext(c))
    if (!result.ok) return sendError(c, result.violation)
    setMemberCookies(c, result.value.session)
    c.header('Set-Cookie', clearAuthFlowCookie('signup'), { append: true })
    return c.json({ next: result.value.next }, 200)
  })
  app.openapi(abandon, async (c) => {
    const token = tokenOf(c)
    if (token !== null) await deletePendingSignUp(pool, token)
    return c.body(null, 204, { 'Set-Cookie': clearAuthFlowCookie('signup') })
  })
}

const nicknameRoute = createRoute({
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
  app.openapi(nicknameRoute, async (c): Promise<Response> => {
    const cookies = c.req.header('Cookie')
    const member = await getSession(pool, 'member', cookies)
    if (!member && !(await findPendingSignUp(pool, readAuthFlowToken(cookies, 'signup'))))
      return sendError(c, { code: 'unauthenticated', params: {} })
    return respond(c, await checkNickname(pool, c.req.valid('query').nickname, member?.person.id ?? null))
  })
}

const consentRoute = createRoute({
  method: 'post',
  path: CONSENT_PATH,
  request: { body: jsonBody(agreementSchema) },
  ...looseOperation(
    'consent',
    {
      204: { description: API_RESPONSES.received },
      401: errorResponse(API_RESPONSES.notSignedIn),
      409: errorResponse(API_RESPONSES.conflict),
    },
    ['member'],
  ),
})

export function authConsent(app: OpenAPIHono, deps: ApiDeps): void {
  app.openapi(consentRoute, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) =>
      respond(c, await recordConsents(deps.pool, id, c.req.valid('json').agreed)),
    ),
  )
}
