import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { isStaffRole } from '@/domain/roles'
import { meSchema } from '@/domain/member/me'
import { ME_PATH, SIGN_OUT_PATH } from '@/domain/member/paths'
import { API_RESPONSES } from '@/messages/apiResponses'
import { currentMember } from '@/server/members/currentMember'
import { readOffice } from '@/server/members/keptOffice'
import { clearSessionCookie, isMarkedSignedIn, signedInMarker } from '@/server/sessions/cookie'
import { getSession } from '@/server/sessions/getSession'
import { signOut } from '@/server/sessions/signOut'
import type { ApiDeps } from '../http/deps'
import { json, operation } from '../http/operations'

const read = createRoute({
  method: 'get',
  path: ME_PATH,
  ...operation('readMe', { 200: { description: API_RESPONSES.ok, content: json(meSchema) } }),
})

export function memberSession(app: OpenAPIHono, { pool }: ApiDeps): void {
  app.openapi(read, async (c) => {
    const cookies = c.req.header('Cookie')
    const [member, staff] = await Promise.all([currentMember(pool, cookies), getSession(pool, 'staff', cookies)])
    c.header('Cache-Control', 'no-store')
    // Every page with scripts asks this, so a session that began or ended anywhere is marked here.
    const isSignedIn = member !== null || staff !== null
    if (isSignedIn || isMarkedSignedIn(cookies)) c.header('Set-Cookie', signedInMarker(isSignedIn))
    return c.json(
      {
        member,
        // A staff session exists only while its account has a role.
        staff:
          staff && isStaffRole(staff.person.role) ? { nickname: staff.person.nickname, role: staff.person.role } : null,
        office: member && (await readOffice(pool, member.id)),
      },
      200,
    )
  })
  // A plain form without JavaScript may post here.
  app.post(SIGN_OUT_PATH, async (c) => {
    await signOut(pool, 'member', c.req.header('Cookie'))
    c.header('Cache-Control', 'no-store')
    c.header('Set-Cookie', clearSessionCookie('member'))
    return c.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded')
      ? c.redirect('/', 303)
      : c.body(null, 204)
  })
}
