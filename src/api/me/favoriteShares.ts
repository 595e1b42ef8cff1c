import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { FOLDERS_PATH, LISTS_PATH, SHARE_FAVORITES_PATH } from '@/domain/favorite/paths'
import { folderParamsSchema as params, listParamsSchema, sharedListQuerySchema } from '@/domain/favorite/requests'
import { sharedListSchema, shareSchema } from '@/domain/favorite/schemas'
import { readSharedList } from '@/server/favorites/readSharedList'
import { shareFavorites, unshareFavorites } from '@/server/favorites/shareFavorites'
import { memberOperation } from '../http/operations'
import { methodNotAllowed } from '../http/methodNotAllowed'
import { respond } from '../http/respond'
import { sendError } from '../http/sendError'
import { requireMember } from '../http/requireMember'
import type { ApiDeps } from '../http/deps'

const FOLDER_PATH = `${FOLDERS_PATH}/{id}/share` as const

const share = createRoute({
  method: 'put',
  path: SHARE_FAVORITES_PATH,
  ...memberOperation('shareFavorites', shareSchema),
})
const unshare = createRoute({ method: 'delete', path: SHARE_FAVORITES_PATH, ...memberOperation('unshareFavorites') })
const shareFolder = createRoute({
  method: 'put',
  path: FOLDER_PATH,
  request: { params },
  ...memberOperation('shareFolder', shareSchema),
})
const unshareFolder = createRoute({
  method: 'delete',
  path: FOLDER_PATH,
  request: { params },
  ...memberOperation('unshareFolder'),
})
const read = createRoute({
  method: 'get',
  path: `${LISTS_PATH}/{token}` as const,
  request: { params: listParamsSchema, query: sharedListQuerySchema },
  ...memberOperation('readSharedList', sharedListSchema),
})

/** Register before `favorites`. */
export function favoriteShares(app: OpenAPIHono, deps: ApiDeps): void {
  const { pool, secret } = deps
  const open = (c: Context, folder: number | null) =>
    requireMember(deps, c, async ({ id }) => respond(c, await shareFavorites(pool, id, folder, secret)))
  const end = (c: Context, folder: number | null) =>
    requireMember(deps, c, async ({ id }) => {
      await unshareFavorites(pool, id, folder)
      return c.body(null, 204)
    })
  app.openapi(share, (c): Promise<Response> => open(c, null))
  app.openapi(unshare, (c): Promise<Response> => end(c, null))
  app.openapi(shareFolder, (c): Promise<Response> => open(c, c.req.valid('param').id))
  app.openapi(unshareFolder, (c): Promise<Response> => end(c, c.req.valid('param').id))
  app.openapi(read, async (c): Promise<Response> => {
    // The owner may revoke it at any moment.
    c.header('Cache-Control', 'no-store')
    c.header('X-Robots-Tag', 'noindex')
    const list = await readSharedList(pool, c.req.valid('param').token, c.req.valid('query').page)
    return list ? c.json(list) : sendError(c, { code: 'list-not-found', params: {} })
  })
  methodNotAllowed(app, SHARE_FAVORITES_PATH, 'PUT, DELETE')
  methodNotAllowed(app, `${FOLDERS_PATH}/:id/share`, 'PUT, DELETE')
  methodNotAllowed(app, `${LISTS_PATH}/:token`, 'GET, HEAD')
}
