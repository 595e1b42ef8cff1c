import type { Context } from 'hono'
import { z } from 'zod'
import { agreementSchema, newProfileSchema, returnToSchema, signUpSchema } from '@/contract/signUp'
import { fail, orFail } from '@/domain/result'
import { API_RESPONSES } from '@/messages/apiResponses'
import { completeSignUp } from '@/server/members/completeSignUp'
import { recordConsents } from '@/server/members/consents'
import { checkNickname } from '@/server/members/nicknames'
import { agreeToTerms, deletePendingSignUp, readSignUp, findPendingSignUp } from '@/server/members/pendingSignUp'
import { clearAuthFlowCookie, readAuthFlowToken } from '@/server/sessions/cookie'
import { getSession } from '@/server/sessions/session'
import { errorResponse } from '../http/responses'
import { memberRoute, openRoute } from '../http/route'
import { sessionContext, setMemberCookies } from './authDefaults'

const responses = { 401: errorResponse(API_RESPONSES.noSignUp), 409: errorResponse(API_RESPONSES.conflict) }
const sessions = ['signUp'] as const

const tokenOf = (c: Context): string | null => readAuthFlowToken(c.req.header('Cookie'), 'signup')

/** Consent first, then a nickname; nothing personal is stored before both. */
export const signUp = [
  openRoute({
    at: 'GET /api/v1/auth/sign-up',
    access: 'read sign-up',
    operation: { id: 'readSignUp', tag: 'account', summary: '하고 있는 가입이 어디까지 왔는지 읽어요.' },
    description:
      '카카오에서 돌아왔지만 아직 회원이 아닌 사람의 거예요. 가입을 마치기 전에는 누구인지를 읽을 수 있게 저장하지 않아요.',
    answer: signUpSchema,
    responses,
    sessions,
    run: async ({ c, pool }) => orFail(await readSignUp(pool, tokenOf(c)), { code: 'sign-up-expired', params: {} }),
  }),
  openRoute({
    at: 'POST /api/v1/auth/sign-up/terms',
    access: 'update sign-up',
    operation: { id: 'agreeToTerms', tag: 'account', summary: '가입하며 약관에 동의해요.' },
    description:
      'agreed에는 시행 중인 필수 약관의 번호가 모두 있어야 해요. 그 사이에 바뀐 약관의 번호에는 409를 답해요.',
    request: { body: agreementSchema },
    answer: returnToSchema,
    responses,
    sessions,
    run: ({ c, pool, body: { agreed } }) => agreeToTerms(pool, tokenOf(c), agreed),
  }),
  openRoute({
    at: 'POST /api/v1/auth/sign-up/profile',
    access: 'create sign-up',
    operation: { id: 'completeSignUp', tag: 'account', summary: '닉네임을 정하고 가입을 마쳐요.' },
    description: '회원의 세션 쿠키와 이어서 갈 곳을 답해요.',
    request: { body: newProfileSchema },
    answer: returnToSchema,
    responses,
    sessions,
    async run({ c, pool, body }) {
      const result = await completeSignUp(pool, tokenOf(c), body, sessionContext(c))
      if (!result.ok) return result
      setMemberCookies(c, result.value.session)
      c.header('Set-Cookie', clearAuthFlowCookie('signup'), { append: true })
      return { next: result.value.next }
    },
  }),
  openRoute({
    at: 'DELETE /api/v1/auth/sign-up',
    access: 'delete sign-up',
    operation: { id: 'abandonSignUp', tag: 'account', summary: '하고 있는 가입을 그만둬요.' },
    description: '적은 것을 곧바로 지워요. 하고 있는 가입이 없어도 204를 답해요.',
    responses: { 204: { description: API_RESPONSES.forgotten } },
    async run({ c, pool }) {
      const token = tokenOf(c)
      if (token !== null) await deletePendingSignUp(pool, token)
      c.header('Set-Cookie', clearAuthFlowCookie('signup'))
    },
  }),
]

export const consent = memberRoute({
  at: 'POST /api/v1/auth/consent',
  access: 'update account',
  operation: { id: 'consent', tag: 'account', summary: '바뀐 약관에 동의해요.' },
  description: '전에 동의한 것은 그대로 두고, agreed에 있는 것에 지금 동의한 것으로 적어요.',
  request: { body: agreementSchema },
  responses: { 204: { description: API_RESPONSES.received } },
  errors: { 401: errorResponse(API_RESPONSES.notSignedIn), 409: errorResponse(API_RESPONSES.conflict) },
  run: ({ pool, member, body: { agreed } }) => recordConsents(pool, member.id, agreed),
})

/** During sign-up or for a member. */
export const nicknameCheck = openRoute({
  at: 'GET /api/v1/auth/nickname',
  access: 'read account',
  operation: { id: 'checkNickname', tag: 'account', summary: '닉네임을 쓸 수 있는지 물어요.' },
  description:
    '쓸 수 있으면 204, 아니면 이유를 답해요. 가입하는 사람과 회원이 묻고, 자기 닉네임은 쓸 수 있는 것으로 봐요.',
  request: { query: z.object({ nickname: z.string().max(200) }).strict() },
  responses: {
    204: { description: API_RESPONSES.free },
    401: errorResponse(API_RESPONSES.notSignedIn),
    409: errorResponse(API_RESPONSES.taken),
  },
  sessions: ['member', 'signUp'],
  async run({ c, pool, query: { nickname } }) {
    const cookies = c.req.header('Cookie')
    const member = await getSession(pool, 'member', cookies)
    if (!member && !(await findPendingSignUp(pool, readAuthFlowToken(cookies, 'signup'))))
      return fail({ code: 'unauthenticated', params: {} })
    return checkNickname(pool, nickname, member?.person.id ?? null)
  },
})
