import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { SIGN_UP_PATH } from '@/domain/member/paths'
import { agreementSchema, newProfileSchema, returnToSchema, signUpSchema } from '@/domain/member/signUp'
import { API_RESPONSES } from '@/messages/apiResponses'
import type { ApiOperation } from '@/messages/apiSummaries'
import { agreeToTerms } from '@/server/members/signUp/agreeToTerms'
import { completeSignUp } from '@/server/members/signUp/completeSignUp'
import { deletePendingSignUp } from '@/server/members/signUp/pendingSignUp'
import { readSignUp } from '@/server/members/signUp/readSignUp'
import { clearAuthFlowCookie, readAuthFlowToken } from '@/server/sessions/cookie'
import type { Context } from 'hono'
import type { z } from 'zod'
import { sessionContext, setMemberCookies } from './authDefaults'
import { respond } from '../http/respond'
import { sendError } from '../http/sendError'
import type { ApiDeps } from '../http/deps'
import { errorResponse, json, jsonBody, looseOperation, operation } from '../http/operations'

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
