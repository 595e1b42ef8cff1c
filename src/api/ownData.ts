import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { OWN_DATA_PATH } from '@/domain/member/profile'
import { env } from '@/infra/env'
import { log } from '@/infra/log'
import { ownDataFileName, ownDataInKorean } from '@/messages/ownData'
import { readOwnData } from '@/server/members/readOwnData'
import { acting } from './memberRoute'
import { refuse } from './errors'
import { asOwner, type MemberDesk } from './members'

const route = createRoute({ method: 'get', path: OWN_DATA_PATH, ...acting('readOwnData', z.record(z.string(), z.unknown())) })

/** A name with Korean in it (RFC 6266), with one in plain letters for whoever cannot read that (RFC 5987). */
const attachment = (name: string): string => `attachment; filename="${name.replace(/[^\x20-\x7e]+/g, 'data')}"; filename*=UTF-8''${encodeURIComponent(name)}`

/** Everything that is kept of a member, as a file to take along. */
export function ownData(app: OpenAPIHono, desk: MemberDesk): void {
  app.openapi(route, (c): Promise<Response> =>
    asOwner(desk, c, async ({ id }) => {
      const data = await readOwnData(desk.pool, id)
      if (!data) return refuse(c, { code: 'not-signed-in', params: {} })
      log.info({ security: 'data-taken-along', person: id }, 'a member took their data along')
      const origin = new URL(env().SITE_URL ?? c.req.url).origin
      return c.body(JSON.stringify(ownDataInKorean(data, origin), null, 2), 200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': attachment(ownDataFileName(data.day)),
      })
    }),
  )
}
