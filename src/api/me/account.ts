import { z } from 'zod'
import { DATA_EXPORTS_PER_HOUR } from '@/domain/member/limits'
import { changeConsentSchema, consentsSchema, leaveSchema, memberSessionsSchema, sessionId } from '@/contract/member'
import { fail, ok } from '@/domain/result'
import { env } from '@/infra/env'
import { ownDataFileName, ownDataInKorean } from '@/messages/site/ownData'
import { audit } from '@/server/audit'
import { changeConsent, listConsents } from '@/server/members/consents'
import { deleteAccount } from '@/server/members/deleteAccount'
import { exportMemberData } from '@/server/members/exportMemberData'
import { consumeRateLimit } from '@/server/rateLimit'
import { revokeSession, revokeAllSessions } from '@/server/sessions/endSessions'
import { memberRoute } from '../http/route'
import { sendError } from '../http/sendError'
import { clearSession, sessionList } from '../http/sessions'

/** Optional consent can be given and withdrawn even while other consent is missing. */
export const consents = [
  memberRoute({
    at: 'GET /api/v1/me/consents',
    access: 'read account',
    operation: { id: 'listConsents', tag: 'account', summary: '시행 중인 약관에 동의했는지 읽어요.' },
    description:
      'state는 동의함(given), 이전 버전에만 동의함(outdated), 거둠(withdrawn), 동의한 적 없음(never)이에요. ' +
      'decided_at과 decided_version은 마지막으로 정한 때와 그 판이에요.',
    answer: consentsSchema,
    run: async ({ pool, member }) => ({ data: await listConsents(pool, member.id) }),
  }),
  memberRoute({
    at: 'PUT /api/v1/me/consents',
    access: 'update account',
    operation: { id: 'changeConsent', tag: 'account', summary: '선택 약관에 동의하거나 동의를 철회해요.' },
    description:
      '시행 중인 버전의 번호를 함께 보내야 해요. 그 사이에 바뀌었으면 409예요. 철회하면 곧바로 효력이 없어지고, 동의하고 거둔 기록은 지우지 않고 쌓아 둬요. 필수 약관은 받지 않아요.',
    request: { body: changeConsentSchema },
    answer: consentsSchema,
    async run({ pool, member, body }) {
      const changed = await changeConsent(pool, member.id, body)
      return changed.ok ? { data: await listConsents(pool, member.id) } : changed
    },
  }),
]

export const memberSessions = [
  memberRoute({
    at: 'GET /api/v1/me/sessions',
    access: 'read account',
    operation: { id: 'listMemberSessions', tag: 'account', summary: '로그인한 기기를 읽어요.' },
    answer: memberSessionsSchema,
    run: ({ c, pool, member }) => sessionList(pool, 'member', member.id, c.req.header('Cookie')),
  }),
  memberRoute({
    at: 'DELETE /api/v1/me/sessions/{id}',
    access: 'delete account',
    operation: { id: 'endMemberSession', tag: 'account', summary: '한 기기의 로그인을 끝내요.' },
    request: { params: z.object({ id: sessionId }) },
    run: async ({ pool, member, params: { id } }) =>
      (await revokeSession(pool, 'member', member.id, id)) ? ok() : fail({ code: 'session-not-found', params: {} }),
  }),
  memberRoute({
    at: 'DELETE /api/v1/me/sessions',
    access: 'delete account',
    operation: { id: 'endMemberSessions', tag: 'account', summary: '모든 기기에서 로그아웃해요.' },
    description: '이 기기를 포함해 모두 끝내요.',
    async run({ c, pool, member }) {
      await revokeAllSessions(pool, member.id)
      audit(pool, 'session_all_ended', { person: member.id })
      clearSession(c, 'member')
    },
  }),
]

/** Korean (RFC 6266), with an ASCII fallback (RFC 5987). */
const attachment = (name: string): string =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]+/g, 'data')}"; filename*=UTF-8''${encodeURIComponent(name)}`

export const dataExport = memberRoute({
  at: 'GET /api/v1/me/data',
  access: 'read account',
  operation: { id: 'readOwnData', tag: 'account', summary: '내 정보를 모두 내려받아요.' },
  description: '계정, 동의, 즐겨찾기, 리뷰, 신고, 로그인한 기기를 JSON 파일로 답해요.',
  answer: z.record(z.string(), z.unknown()),
  async send({ c, pool, secret, member: { id } }) {
    const limit = { limit: DATA_EXPORTS_PER_HOUR, windowSeconds: 60 * 60 }
    const seconds = await consumeRateLimit(pool, `data:${id}`, limit)
    if (seconds !== null) return sendError(c, { code: 'rate-limited', params: { seconds } })
    const data = await exportMemberData(pool, id, secret)
    if (!data) return sendError(c, { code: 'unauthenticated', params: {} })
    audit(pool, 'data_exported', { person: id })
    const origin = new URL(env().SITE_URL ?? c.req.url).origin
    return c.body(JSON.stringify(ownDataInKorean(data, origin), null, 2), 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': attachment(ownDataFileName(data.day)),
    })
  },
})

export const accountDeletion = memberRoute({
  at: 'DELETE /api/v1/me',
  access: 'delete account',
  operation: { id: 'leave', tag: 'account', summary: '탈퇴해요.' },
  description:
    'confirm에 DELETE를 적어 보내야 해요. 개인정보는 곧바로 지우고 리뷰는 이름을 떼어 남겨요. 되돌릴 수 없어요.',
  request: { body: leaveSchema },
  async run({ c, pool, kakao, member, body }) {
    const deleted = await deleteAccount(pool, kakao ?? null, member.id, body.confirm)
    if (deleted.ok) clearSession(c, 'member')
    return deleted
  },
})
