import { z } from 'zod'
import { sessionId } from '@/contract/member'
import { fail } from '@/domain/result'
import { changePasswordSchema, staffSessionsSchema } from '@/contract/staff'
import { SIGN_IN_BYTES_MAX } from '@/domain/staff/staff'
import { audit } from '@/server/audit'
import { deviceCookie } from '@/server/sessions/cookie'
import { revokeOtherSessions, revokeSession } from '@/server/sessions/endSessions'
import { changePassword } from '@/server/staff/password'
import { staffRoute } from '../http/route'
import { sessionList } from '../http/sessions'

export const staffAccount = [
  staffRoute({
    at: 'GET /api/v1/staff/sessions',
    access: 'read desk',
    operation: { id: 'listStaffSessions', tag: 'staff', summary: '관리자나 운영자로 로그인한 기기를 읽어요.' },
    answer: staffSessionsSchema,
    run: ({ c, pool, by }) => sessionList(pool, 'staff', by, c.req.header('Cookie')),
  }),
  staffRoute({
    at: 'DELETE /api/v1/staff/sessions/{id}',
    access: 'delete desk',
    operation: { id: 'endStaffSession', tag: 'staff', summary: '한 기기의 관리 로그인을 끝내요.' },
    request: { params: z.object({ id: sessionId }) },
    async run({ pool, by, params: { id } }) {
      if (!(await revokeSession(pool, 'staff', by, id))) return fail({ code: 'session-not-found', params: {} })
      return audit(pool, 'session_ended', { kind: 'staff', person: by })
    },
  }),
  staffRoute({
    at: 'DELETE /api/v1/staff/sessions',
    access: 'delete desk',
    operation: { id: 'endOtherStaffSessions', tag: 'staff', summary: '이 기기를 뺀 모든 기기의 관리 로그인을 끝내요.' },
    async run({ pool, session, by }) {
      await revokeOtherSessions(pool, by, session.id, 'staff')
      audit(pool, 'session_all_ended', { person: by })
    },
  }),
  staffRoute({
    at: 'PUT /api/v1/staff/password',
    access: 'update desk',
    operation: { id: 'changeStaffPassword', tag: 'staff', summary: '자신의 비밀번호를 바꿔요.' },
    description:
      '지금 비밀번호를 함께 보내야 해요. 여러 번 틀리면 로그인과 같이 429로 거절해요. 바꾸면 다른 기기의 로그인이 모두 끝나요.',
    request: { body: changePasswordSchema },
    bodyMax: SIGN_IN_BYTES_MAX,
    async run({ c, pool, secret, session, body }) {
      const changed = await changePassword(pool, { session, secret, ...body })
      if (!changed.ok) return changed
      return c.header('Set-Cookie', deviceCookie(changed.value.device))
    },
  }),
]
