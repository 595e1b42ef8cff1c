import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { MUTES_PATH, NICKNAMES_PATH } from '@/contract/communityPaths'
import { mutesSchema, muteParamsSchema, nicknameQuerySchema, nicknamesSchema } from '@/contract/comments'
import { searchNicknames } from '@/server/members/nicknames'
import { muteMember, unmuteMember, listMutes } from '@/server/mutes'
import type { ApiDeps } from '../http/deps'
import { memberOperation } from '../http/operations'
import { requireMember } from '../http/sessions'
import { respond } from '../http/sendError'

const ONE = `${MUTES_PATH}/{nickname}` as const
const one = { params: muteParamsSchema }

const list = createRoute({ method: 'get', path: MUTES_PATH, ...memberOperation('listMutes', mutesSchema) })
const mute = createRoute({ method: 'put', path: ONE, request: one, ...memberOperation('muteMember') })
const unmute = createRoute({ method: 'delete', path: ONE, request: one, ...memberOperation('unmuteMember') })
const search = createRoute({
  method: 'get',
  path: NICKNAMES_PATH,
  request: { query: nicknameQuerySchema },
  ...memberOperation('searchNicknames', nicknamesSchema),
})

/** Even blocked members may mute. */
export function memberMutes(app: OpenAPIHono, deps: ApiDeps): void {
  const { pool } = deps
  app.openapi(list, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) => c.json(await listMutes(pool, id))),
  )
  app.openapi(mute, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) => respond(c, await muteMember(pool, id, c.req.valid('param').nickname))),
  )
  app.openapi(unmute, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) => respond(c, await unmuteMember(pool, id, c.req.valid('param').nickname))),
  )
  app.openapi(search, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) => respond(c, await searchNicknames(pool, id, c.req.valid('query').q))),
  )
}
