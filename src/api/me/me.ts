import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Pool } from 'pg'
import { OFFICE_SAVES_PER_HOUR } from '@/domain/member/limits'
import { SIGN_OUT_PATH } from '@/contract/memberPaths'
import {
  editProfileSchema,
  type Me,
  meSchema,
  type Profile,
  profileSchema,
  savedOfficeSchema,
  saveOfficeSchema,
} from '@/contract/member'
import { ownRecommendationsSchema } from '@/contract/recommendations'
import { orFail, type Result } from '@/domain/result'
import { isStaffRole } from '@/domain/roles'
import { currentMember } from '@/server/members/memberSession'
import { readOffice, editProfile, readProfile, removeOffice, saveOffice } from '@/server/members/profile'
import { listForMember } from '@/server/recommendations/listRecommended'
import { isMarkedSignedIn, signedInMarker } from '@/server/sessions/cookie'
import { signOut } from '@/server/sessions/endSessions'
import { getSession } from '@/server/sessions/session'
import type { ApiDeps } from '../http/deps'
import { memberRoute, openRoute } from '../http/route'
import { clearSession } from '../http/sessions'

const ownProfile = async (pool: Pool, member: number): Promise<Result<Profile>> =>
  orFail(await readProfile(pool, member), { code: 'unauthenticated', params: {} })

export const memberSession = openRoute({
  at: 'GET /api/v1/me',
  access: 'read session',
  operation: { id: 'readMe', tag: 'account', summary: '지금 로그인한 회원과 운영자가 누구인지 읽어요.' },
  description: '로그인하지 않았으면 member와 staff, office가 null이에요. 회원의 세션과 운영자의 세션은 따로예요.',
  answer: meSchema,
  async run({ c, pool }): Promise<Me> {
    const cookies = c.req.header('Cookie')
    const [member, staff] = await Promise.all([currentMember(pool, cookies), getSession(pool, 'staff', cookies)])
    // Every page with scripts asks this, so a session that began or ended anywhere is marked here.
    const isSignedIn = member !== null || staff !== null
    if (isSignedIn || isMarkedSignedIn(cookies)) c.header('Set-Cookie', signedInMarker(isSignedIn))
    return {
      member,
      // A staff session exists only while its account has a role.
      staff:
        staff && isStaffRole(staff.person.role) ? { nickname: staff.person.nickname, role: staff.person.role } : null,
      office: member && (await readOffice(pool, member.id)),
    }
  },
})

/** A plain form without JavaScript may post here. */
export function memberSignOut(app: OpenAPIHono, { pool }: ApiDeps): void {
  app.post(SIGN_OUT_PATH, async (c) => {
    await signOut(pool, 'member', c.req.header('Cookie'))
    c.header('Cache-Control', 'no-store')
    clearSession(c, 'member')
    return c.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded')
      ? c.redirect('/', 303)
      : c.body(null, 204)
  })
}

export const profile = [
  memberRoute({
    at: 'GET /api/v1/me/profile',
    access: 'read profile',
    operation: { id: 'readProfile', tag: 'account', summary: '내 정보를 읽어요.' },
    answer: profileSchema,
    run: ({ pool, member }) => ownProfile(pool, member.id),
  }),
  memberRoute({
    at: 'PATCH /api/v1/me',
    access: 'update profile',
    operation: { id: 'editProfile', tag: 'account', summary: '닉네임과 지역을 바꿔요.' },
    description:
      '적지 않은 것은 그대로 둬요. 닉네임은 띄어쓰기와 대소문자가 달라도 같은 이름이면 한 사람만 쓸 수 있어요.',
    request: { body: editProfileSchema },
    answer: profileSchema,
    async run({ pool, member, body }) {
      const edited = await editProfile(pool, member.id, body)
      return edited.ok ? ownProfile(pool, member.id) : edited
    },
  }),
]

/** The office in a member's account; `readMe` answers it. Even blocked members may remove it. */
export const memberOffice = [
  memberRoute({
    at: 'PUT /api/v1/me/office',
    access: 'create offices',
    operation: { id: 'saveOffice', tag: 'account', summary: '내 사무실을 계정에 저장해요.' },
    description:
      '이름과 위도, 경도(near)를 저장하고 저장한 것을 답해요. 좌표는 소수 넷째 자리(10m쯤)까지만 남기고, ' +
      `앞서 저장한 사무실은 바뀌어요. 한 시간에 ${OFFICE_SAVES_PER_HOUR}번까지예요.`,
    request: { body: saveOfficeSchema },
    answer: savedOfficeSchema,
    run: ({ pool, member, body }) => saveOffice(pool, member.id, body),
  }),
  memberRoute({
    at: 'DELETE /api/v1/me/office',
    access: 'delete offices',
    operation: { id: 'removeOffice', tag: 'account', summary: '계정에 저장한 내 사무실을 지워요.' },
    description: '저장한 사무실이 없어도 204를 답해요.',
    async run({ pool, member }) {
      await removeOffice(pool, member.id)
    },
  }),
]

export const ownRecommendations = memberRoute({
  at: 'GET /api/v1/me/recommendations',
  access: 'read account',
  operation: { id: 'listOwnRecommendations', tag: 'restaurants', summary: '회원의 취향에 맞는 식당을 읽어요.' },
  answer: ownRecommendationsSchema,
  run: ({ pool, member }) => listForMember(pool, member.id),
})
