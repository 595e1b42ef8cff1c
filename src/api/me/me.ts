import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { isStaffRole } from '@/domain/roles'
import {
  meSchema,
  editProfileSchema,
  PROFILE_PATH,
  profileSchema,
  savedOfficeSchema,
  saveOfficeSchema,
} from '@/contract/member'
import { ME_PATH, SIGN_OUT_PATH, OFFICE_PATH } from '@/contract/memberPaths'
import { API_RESPONSES } from '@/messages/apiResponses'
import { currentMember } from '@/server/members/memberSession'
import { readOffice, editProfile, readProfile, removeOffice, saveOffice } from '@/server/members/profile'
import { isMarkedSignedIn, signedInMarker } from '@/server/sessions/cookie'
import { getSession } from '@/server/sessions/session'
import { signOut } from '@/server/sessions/endSessions'
import { OWN_RECOMMENDATIONS_PATH } from '@/domain/recommendation/recommendation'
import { ownRecommendationsSchema } from '@/contract/recommendations'
import { listForMember } from '@/server/recommendations/listRecommended'
import { clearSession, requireMember } from '../http/sessions'
import type { ApiDeps } from '../http/deps'
import { json, operation, memberOperation, jsonBody } from '../http/operations'
import { sendError, methodNotAllowed, respond } from '../http/sendError'
import { limitBodySize } from '../http/requestBody'

const meRoute = createRoute({
  method: 'get',
  path: ME_PATH,
  ...operation('readMe', { 200: { description: API_RESPONSES.ok, content: json(meSchema) } }),
})

export function memberSession(app: OpenAPIHono, { pool }: ApiDeps): void {
  app.openapi(meRoute, async (c) => {
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
    clearSession(c, 'member')
    return c.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded')
      ? c.redirect('/', 303)
      : c.body(null, 204)
  })
}

const profileRoute = createRoute({
  method: 'get',
  path: PROFILE_PATH,
  ...memberOperation('readProfile', profileSchema),
})
const editProfileRoute = createRoute({
  method: 'patch',
  path: ME_PATH,
  request: { body: jsonBody(editProfileSchema) },
  ...memberOperation('editProfile', profileSchema),
})

export function profile(app: OpenAPIHono, deps: ApiDeps): void {
  const respondProfile = async (c: Context, id: number): Promise<Response> => {
    const profile = await readProfile(deps.pool, id)
    return profile ? c.json(profile) : sendError(c, { code: 'unauthenticated', params: {} })
  }
  limitBodySize(app, ME_PATH)
  app.openapi(profileRoute, (c): Promise<Response> => requireMember(deps, c, ({ id }) => respondProfile(c, id)))
  app.openapi(editProfileRoute, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) => {
      const edited = await editProfile(deps.pool, id, c.req.valid('json'))
      return edited.ok ? respondProfile(c, id) : sendError(c, edited.violation)
    }),
  )
}

const saveOfficeRoute = createRoute({
  method: 'put',
  path: OFFICE_PATH,
  request: { body: jsonBody(saveOfficeSchema) },
  ...memberOperation('saveOffice', savedOfficeSchema),
})
const removeOfficeRoute = createRoute({ method: 'delete', path: OFFICE_PATH, ...memberOperation('removeOffice') })

/** The office in a member's account; `readMe` answers it. Even blocked members may remove it. */
export function memberOffice(app: OpenAPIHono, deps: ApiDeps): void {
  limitBodySize(app, OFFICE_PATH)
  app.openapi(saveOfficeRoute, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) => respond(c, await saveOffice(deps.pool, id, c.req.valid('json')))),
  )
  app.openapi(removeOfficeRoute, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) => {
      await removeOffice(deps.pool, id)
      return c.body(null, 204)
    }),
  )
  methodNotAllowed(app, OFFICE_PATH, 'PUT, DELETE')
}

const recommendationsRoute = createRoute({
  method: 'get',
  path: OWN_RECOMMENDATIONS_PATH,
  ...memberOperation('listOwnRecommendations', ownRecommendationsSchema),
})

export function ownRecommendations(app: OpenAPIHono, deps: ApiDeps): void {
  app.openapi(recommendationsRoute, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) => c.json(await listForMember(deps.pool, id))),
  )
  methodNotAllowed(app, OWN_RECOMMENDATIONS_PATH, 'GET, HEAD')
}
