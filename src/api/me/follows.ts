import type { Context } from 'hono'
import {
  changeDigestSchema,
  digestSchema,
  followParamsSchema,
  followsSchema,
  pushStateSchema,
  pushSubscriptionSchema,
} from '@/contract/follows'
import { FOLLOWS_MAX, CONFIRMATION_HOURS, CONFIRMATIONS_PER_DAY } from '@/domain/follow/follow'
import { fail, ok } from '@/domain/result'
import { email } from '@/infra/email'
import { siteOrigin } from '@/infra/siteOrigin'
import { push } from '@/infra/webPush'
import { leaveDigest, readDigest, requestDigest } from '@/server/follows/digest'
import { follow, listFollows, unfollow } from '@/server/follows/follows'
import { endPush, readPushState, subscribeToPush } from '@/server/follows/pushSubscriptions'
import { getSession } from '@/server/sessions/session'
import type { ApiDeps } from '../http/deps'
import { memberRoute } from '../http/route'

/** Even blocked members may follow, and leave; news is not sent to them. */
export const memberFollows = [
  memberRoute({
    at: 'GET /api/v1/me/follows',
    access: 'read account',
    operation: { id: 'listFollows', tag: 'notifications', summary: '소식을 받는 기관과 지역을 새것부터 읽어요.' },
    answer: followsSchema,
    run: ({ pool, member }) => listFollows(pool, member.id),
  }),
  memberRoute({
    at: 'PUT /api/v1/me/follows/{kind}/{target}',
    access: 'create account',
    operation: { id: 'follow', tag: 'notifications', summary: '기관이나 지역의 소식을 받아요.' },
    description: `이미 받고 있어도 204를 답해요. 기관과 지역을 합쳐 ${FOLLOWS_MAX}곳까지예요.`,
    request: { params: followParamsSchema },
    run: ({ pool, member, params }) => follow(pool, member.id, params),
  }),
  memberRoute({
    at: 'DELETE /api/v1/me/follows/{kind}/{target}',
    access: 'delete account',
    operation: { id: 'unfollow', tag: 'notifications', summary: '기관이나 지역의 소식을 끊어요.' },
    description: '받지 않던 곳이어도 204를 답해요.',
    request: { params: followParamsSchema },
    async run({ pool, member, params }) {
      await unfollow(pool, member.id, params)
    },
  }),
]

const isMailOffered = (): boolean => email().name !== 'none'

export const memberDigest = [
  memberRoute({
    at: 'GET /api/v1/me/digest',
    access: 'read account',
    operation: { id: 'readDigest', tag: 'notifications', summary: '소식을 받을 이메일과 횟수를 읽어요.' },
    answer: digestSchema,
    run: ({ pool, member }) => readDigest(pool, member.id, isMailOffered()),
  }),
  memberRoute({
    at: 'PUT /api/v1/me/digest',
    access: 'create account',
    operation: { id: 'changeDigest', tag: 'notifications', summary: '소식을 받을 이메일과 횟수를 정해요.' },
    description:
      `지금 받는 주소이면 횟수만 바꾸고, 다른 주소이면 확인하는 링크를 보내요. 링크는 ${CONFIRMATION_HOURS}시간 동안 한 번 쓸 수 있고, ` +
      `회원과 주소마다 하루에 ${CONFIRMATIONS_PER_DAY}번까지 보내요. 메일을 보내지 못하면 503이에요.`,
    request: { body: changeDigestSchema },
    answer: digestSchema,
    async run({ pool, member, secret, body }) {
      if (!isMailOffered()) return fail({ code: 'email-not-sent', params: {} })
      const sending = { mail: email(), secret, site: siteOrigin(), now: new Date() }
      const asked = await requestDigest(pool, { member: member.id, ...body, ...sending })
      return asked.ok ? readDigest(pool, member.id, true) : asked
    },
  }),
  memberRoute({
    at: 'DELETE /api/v1/me/digest',
    access: 'delete account',
    operation: { id: 'leaveDigest', tag: 'notifications', summary: '소식을 메일로 받지 않고 주소를 지워요.' },
    async run({ pool, member }) {
      await leaveDigest(pool, member.id)
    },
  }),
]

const browserOf = async ({ pool }: Pick<ApiDeps, 'pool'>, c: Context, member: number) => ({
  member,
  session: (await getSession(pool, 'member', c.req.header('Cookie')))?.id ?? 0,
})

/** A subscription belongs to the session of the browser, and ends with it. */
export const memberPush = [
  memberRoute({
    at: 'GET /api/v1/me/push',
    access: 'read account',
    operation: { id: 'readPush', tag: 'notifications', summary: '이 브라우저가 소식을 알림으로 받는지 읽어요.' },
    answer: pushStateSchema,
    run: async ({ c, deps, pool, member }) =>
      readPushState(pool, await browserOf(deps, c, member.id), push()?.key ?? null),
  }),
  memberRoute({
    at: 'PUT /api/v1/me/push',
    access: 'create account',
    operation: { id: 'startPush', tag: 'notifications', summary: '이 브라우저에서 소식을 알림으로 받아요.' },
    description: '로그아웃하면 끝나요. 크롬, 엣지, 파이어폭스, 사파리의 푸시 서비스만 받아요.',
    request: { body: pushSubscriptionSchema },
    async run({ c, deps, pool, member, body }) {
      const sender = push()
      if (!sender) return fail({ code: 'unavailable', params: {} })
      return subscribeToPush(pool, await browserOf(deps, c, member.id), body, sender.isLocal)
    },
  }),
  memberRoute({
    at: 'DELETE /api/v1/me/push',
    access: 'delete account',
    operation: { id: 'endPush', tag: 'notifications', summary: '이 브라우저의 알림을 꺼요.' },
    async run({ c, deps, pool, member }) {
      await endPush(pool, await browserOf(deps, c, member.id))
      return ok()
    },
  }),
]
