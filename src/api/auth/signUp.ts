import { createRoute, type OpenAPIHono, type RouteConfig } from '@hono/zod-openapi'
import { SIGN_UP_PATH } from '@/domain/member/paths'
import { agreementSchema, newProfileSchema, returnToSchema, signUpSchema } from '@/domain/member/signUp'
import { API_RESPONSES } from '@/messages/api'
import { agreeToTerms } from '@/server/members/signUp/agreeToTerms'
import { completeSignUp } from '@/server/members/signUp/completeSignUp'
import { deletePendingSignUp } from '@/server/members/signUp/pendingSignUp'
import { readSignUp } from '@/server/members/signUp/readSignUp'
import { clearAuthFlowCookie, readAuthFlowToken, sessionCookie } from '@/server/sessions/cookie'
import type { Context } from 'hono'
import type { z } from 'zod'
import { sessionContext } from './authDefaults'
import { errorSchema, sendError } from '../http/sendError'
import type { ApiDeps } from '../http/requireMember'
import { operationDocs } from '../http/operationDocs'
import { json } from '../http/publicRead'

const body = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { required: true, content: { 'application/json': { schema } } },
})

// Stated by its general type: which status a refusal has is decided elsewhere, by its code.
const answers = (schema: z.ZodType): RouteConfig['responses'] => ({
  200: { description: API_RESPONSES.ok, content: json(schema) },
  401: { description: API_RESPONSES.noSignUp, content: json(errorSchema) },
})

const read = createRoute({
  method: 'get',
  path: SIGN_UP_PATH,
  ...operationDocs('readSignUp'),
  responses: answers(signUpSchema),
})
const agree = createRoute({
  method: 'post',
  path: `${SIGN_UP_PATH}/terms`,
  ...operationDocs('agreeToTerms'),
  request: body(agreementSchema),
  responses: answers(returnToSchema),
})
const complete = createRoute({
  method: 'post',
  path: `${SIGN_UP_PATH}/profile`,
  ...operationDocs('completeSignUp'),
  request: body(newProfileSchema),
  responses: answers(returnToSchema),
})
const abandon = createRoute({
  method: 'delete',
  path: SIGN_UP_PATH,
  ...operationDocs('abandonSignUp'),
  responses: { 204: { description: API_RESPONSES.forgotten } },
})

const tokenOf = (c: Context): string | null => readAuthFlowToken(c.req.header('Cookie'), 'signup')

/** Signing up: consent first, then a nickname; only then is anything personal kept. */
export function authSignUp(app: OpenAPIHono, { pool }: ApiDeps): void {
  app.openapi(read, async (c): Promise<Response> => {
    const state = await readSignUp(pool, tokenOf(c))
    return state ? c.json(state, 200) : sendError(c, { code: 'sign-up-expired', params: {} })
  })
  app.openapi(agree, async (c): Promise<Response> => {
    const result = await agreeToTerms(pool, tokenOf(c), c.req.valid('json').agreed)
    return 'violation' in result ? sendError(c, result.violation) : c.json({ next: result.next }, 200)
  })
  app.openapi(complete, async (c): Promise<Response> => {
    const result = await completeSignUp(pool, tokenOf(c), c.req.valid('json'), sessionContext(c))
    if ('violation' in result) return sendError(c, result.violation)
    c.header('Set-Cookie', sessionCookie('member', result.session))
    c.header('Set-Cookie', clearAuthFlowCookie('signup'), { append: true })
    return c.json({ next: result.next }, 200)
  })
  app.openapi(abandon, async (c) => {
    const token = tokenOf(c)
    if (token !== null) await deletePendingSignUp(pool, token)
    return c.body(null, 204, { 'Set-Cookie': clearAuthFlowCookie('signup') })
  })
}
