import { createRoute, type OpenAPIHono, type RouteConfig } from '@hono/zod-openapi'
import { SIGN_UP_PATH } from '@/domain/member/paths'
import { agreementSchema, newProfileSchema, onwardSchema, signUpSchema } from '@/domain/member/signUp'
import { API_RESPONSES } from '@/messages/api'
import { agreeToTerms } from '@/server/members/signUp/agreeToTerms'
import { completeSignUp } from '@/server/members/signUp/completeSignUp'
import { dropSignUp } from '@/server/members/signUp/heldSignUp'
import { readSignUp } from '@/server/members/signUp/readSignUp'
import { endedWayInCookie, readWayInToken, sessionCookie } from '@/server/sessions/cookie'
import type { Context } from 'hono'
import type { z } from 'zod'
import { visitorOf } from './authWay'
import { errorSchema, refuse } from './errors'
import type { MemberDesk } from './members'
import { operationWords } from './operationWords'
import { json } from './reads'

const body = <Schema extends z.ZodType>(schema: Schema) => ({ body: { required: true, content: { 'application/json': { schema } } } })

// Stated by its general type: which status a refusal has is decided elsewhere, by its code.
const answers = (schema: z.ZodType): RouteConfig['responses'] => ({
  200: { description: API_RESPONSES.ok, content: json(schema) },
  401: { description: API_RESPONSES.noSignUp, content: json(errorSchema) },
})

const read = createRoute({ method: 'get', path: SIGN_UP_PATH, ...operationWords('readSignUp'), responses: answers(signUpSchema) })
const agree = createRoute({ method: 'post', path: `${SIGN_UP_PATH}/terms`, ...operationWords('agreeToTerms'), request: body(agreementSchema), responses: answers(onwardSchema) })
const complete = createRoute({
  method: 'post',
  path: `${SIGN_UP_PATH}/profile`,
  ...operationWords('completeSignUp'),
  request: body(newProfileSchema),
  responses: answers(onwardSchema),
})
const abandon = createRoute({ method: 'delete', path: SIGN_UP_PATH, ...operationWords('abandonSignUp'), responses: { 204: { description: API_RESPONSES.forgotten } } })

const tokenOf = (c: Context): string | null => readWayInToken(c.req.header('Cookie'), 'signup')

/** Signing up: consent first, then a nickname; only then is anything personal kept. */
export function authSignUp(app: OpenAPIHono, { pool }: MemberDesk): void {
  app.openapi(read, async (c): Promise<Response> => {
    const state = await readSignUp(pool, tokenOf(c))
    return state ? c.json(state, 200) : refuse(c, { code: 'sign-up-lost', params: {} })
  })
  app.openapi(agree, async (c): Promise<Response> => {
    const result = await agreeToTerms(pool, tokenOf(c), c.req.valid('json').agreed)
    return 'violation' in result ? refuse(c, result.violation) : c.json({ next: result.next }, 200)
  })
  app.openapi(complete, async (c): Promise<Response> => {
    const result = await completeSignUp(pool, tokenOf(c), c.req.valid('json'), visitorOf(c))
    if ('violation' in result) return refuse(c, result.violation)
    c.header('Set-Cookie', sessionCookie('member', result.session))
    c.header('Set-Cookie', endedWayInCookie('signup'), { append: true })
    return c.json({ next: result.next }, 200)
  })
  app.openapi(abandon, async (c) => {
    const token = tokenOf(c)
    if (token !== null) await dropSignUp(pool, token)
    return c.body(null, 204, { 'Set-Cookie': endedWayInCookie('signup') })
  })
}
