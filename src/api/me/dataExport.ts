import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { DATA_EXPORTS_PER_HOUR } from '@/domain/member/limits'
import { OWN_DATA_PATH } from '@/domain/member/profile'
import { env } from '@/infra/env'
import { audit } from '@/server/audit/audit'
import { ownDataFileName, ownDataInKorean } from '@/messages/site/ownData'
import { exportMemberData } from '@/server/members/exportMemberData'
import { consumeRateLimit } from '@/server/rateLimit'
import { memberOperation } from '../http/operations'
import { sendError } from '../http/sendError'
import { requireMemberIgnoringConsent } from '../http/requireMember'
import type { ApiDeps } from '../http/deps'

const route = createRoute({
  method: 'get',
  path: OWN_DATA_PATH,
  ...memberOperation('readOwnData', z.record(z.string(), z.unknown())),
})

/** Korean (RFC 6266), with an ASCII fallback (RFC 5987). */
const attachment = (name: string): string =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]+/g, 'data')}"; filename*=UTF-8''${encodeURIComponent(name)}`

export function dataExport(app: OpenAPIHono, deps: ApiDeps): void {
  app.openapi(route, (c): Promise<Response> =>
    requireMemberIgnoringConsent(deps, c, async ({ id }) => {
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
