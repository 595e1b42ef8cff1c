import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import {
  changeConsentSchema,
  consentsSchema,
  memberSessionsSchema,
  sessionId,
  OWN_DATA_PATH,
  leaveSchema,
} from '@/contract/member'
import { CONSENTS_PATH, SESSIONS_PATH, ME_PATH } from '@/contract/memberPaths'
import { changeConsent, listConsents } from '@/server/members/consents'
import { audit } from '@/server/audit'
import { revokeSession, revokeAllSessions } from '@/server/sessions/endSessions'
import { DATA_EXPORTS_PER_HOUR } from '@/domain/member/limits'
import { env } from '@/infra/env'
import { ownDataFileName, ownDataInKorean } from '@/messages/site/ownData'
import { exportMemberData } from '@/server/members/exportMemberData'
import { consumeRateLimit } from '@/server/rateLimit'
import { deleteAccount } from '@/server/members/deleteAccount'
import { sendError, respond } from '../http/sendError'
import { memberOperation, jsonBody } from '../http/operations'
import { limitBodySize } from '../http/requestBody'
import { requireMember, clearSession, sessionList } from '../http/sessions'
import type { ApiDeps } from '../http/deps'

const consentsRoute = createRoute({
  method: 'get',
  path: CONSENTS_PATH,
  ...memberOperation('listConsents', consentsSchema),
})
const changeConsentRoute = createRoute({
  method: 'put',
  path: CONSENTS_PATH,
  request: { body: jsonBody(changeConsentSchema) },
  ...memberOperation('changeConsent', consentsSchema),
})

/** Optional consent can be given and withdrawn even while other consent is missing. */
export function consents(app: OpenAPIHono, deps: ApiDeps): void {
  limitBodySize(app, CONSENTS_PATH)
  app.openapi(consentsRoute, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) => c.json({ data: await listConsents(deps.pool, id) })),
  )
  app.openapi(changeConsentRoute, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) => {
      const changed = await changeConsent(deps.pool, id, c.req.valid('json'))
      return changed.ok ? c.json({ data: await listConsents(deps.pool, id) }) : sendError(c, changed.violation)
    }),
  )
}

const sessionsRoute = createRoute({
  method: 'get',
  path: SESSIONS_PATH,
  ...memberOperation('listMemberSessions', memberSessionsSchema),
})
const endSessionRoute = createRoute({
  method: 'delete',
  path: `${SESSIONS_PATH}/{id}`,
  request: { params: z.object({ id: sessionId }) },
  ...memberOperation('endMemberSession'),
})
const endSessionsRoute = createRoute({ method: 'delete', path: SESSIONS_PATH, ...memberOperation('endMemberSessions') })

export function memberSessions(app: OpenAPIHono, deps: ApiDeps): void {
  const { pool } = deps
  app.openapi(sessionsRoute, (c): Promise<Response> =>
    requireMember(deps, c, async (member) =>
      c.json(await sessionList(pool, 'member', member.id, c.req.header('Cookie'))),
    ),
  )
  app.openapi(endSessionRoute, (c): Promise<Response> =>
    requireMember(deps, c, async (member) => {
      const ended = await revokeSession(pool, 'member', member.id, c.req.valid('param').id)
      return ended ? c.body(null, 204) : sendError(c, { code: 'session-not-found', params: {} })
    }),
  )
  app.openapi(endSessionsRoute, (c): Promise<Response> =>
    requireMember(deps, c, async (member) => {
      await revokeAllSessions(pool, member.id)
      audit(pool, 'session_all_ended', { person: member.id })
      clearSession(c, 'member')
      return c.body(null, 204)
    }),
  )
}

const dataRoute = createRoute({
  method: 'get',
  path: OWN_DATA_PATH,
  ...memberOperation('readOwnData', z.record(z.string(), z.unknown())),
})

/** Korean (RFC 6266), with an ASCII fallback (RFC 5987). */
const attachment = (name: string): string =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]+/g, 'data')}"; filename*=UTF-8''${encodeURIComponent(name)}`

export function dataExport(app: OpenAPIHono, deps: ApiDeps): void {
  app.openapi(dataRoute, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) => {
      const limit = { limit: DATA_EXPORTS_PER_HOUR, windowSeconds: 60 * 60 }
      const seconds = await consumeRateLimit(deps.pool, `data:${id}`, limit)
      if (seconds !== null) return sendError(c, { code: 'rate-limited', params: { seconds } })
      const data = await exportMemberData(deps.pool, id, deps.secret)
      if (!data) return sendError(c, { code: 'unauthenticated', params: {} })
      audit(deps.pool, 'data_exported', { person: id })
      const origin = new URL(env().SITE_URL ?? c.req.url).origin
      return c.body(JSON.stringify(ownDataInKorean(data, origin), null, 2), 200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': attachment(ownDataFileName(data.day)),
      })
    }),
  )
}

const deletionRoute = createRoute({
  method: 'delete',
  path: ME_PATH,
  request: { body: jsonBody(leaveSchema) },
  ...memberOperation('leave'),
})

export function accountDeletion(app: OpenAPIHono, deps: ApiDeps): void {
  app.openapi(deletionRoute, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) => {
      const deleted = await deleteAccount(deps.pool, deps.kakao ?? null, id, c.req.valid('json').confirm)
      if (deleted.ok) clearSession(c, 'member')
      return respond(c, deleted)
    }),
  )
}
