import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import {
  FAVORITE_IDS_PATH,
  FAVORITES_PATH,
  MERGE_FAVORITES_PATH,
  FOLDERS_PATH,
  LISTS_PATH,
  SHARE_FAVORITES_PATH,
} from '@/domain/favorite/favorite'
import {
  favoriteParamsSchema as favoriteParams,
  favoriteQuerySchema,
  favoriteIdsSchema,
  favoritePageSchema,
  mergedFavoritesSchema,
  mergeFavoritesSchema,
  moveFavoriteSchema,
  folderParamsSchema as folderParams,
  listParamsSchema,
  sharedListQuerySchema,
  sharedListSchema,
  shareSchema,
  folderNameSchema,
  folderSchema,
  foldersSchema,
} from '@/contract/favorites'
import { moveFavorite, removeFavorite, putFavorite } from '@/server/favorites/changeFavorite'
import { listFavorites, readFavoriteIds } from '@/server/favorites/listFavorites'
import { mergeFavorites } from '@/server/favorites/mergeFavorites'
import { readSharedList, shareFavorites, unshareFavorites } from '@/server/favorites/sharedLists'
import { addFolder, removeFolder, renameFolder, listFolders } from '@/server/favorites/folders'
import { memberOperation, jsonBody, notFoundOrGoneResponses, publicReadOperation } from '../http/operations'
import { limitBodySize } from '../http/requestBody'
import { methodNotAllowed, respond, sendError } from '../http/sendError'
import { requireMember } from '../http/sessions'
import type { ApiDeps } from '../http/deps'

const ONE_PATH = `${FAVORITES_PATH}/{restaurantId}` as const

const ids = createRoute({
  method: 'get',
  path: FAVORITE_IDS_PATH,
  ...memberOperation('readFavoriteIds', favoriteIdsSchema),
})
const list = createRoute({
  method: 'get',
  path: FAVORITES_PATH,
  request: { query: favoriteQuerySchema },
  ...memberOperation('listFavorites', favoritePageSchema),
})
const merge = createRoute({
  method: 'post',
  path: MERGE_FAVORITES_PATH,
  request: { body: jsonBody(mergeFavoritesSchema) },
  ...memberOperation('mergeFavorites', mergedFavoritesSchema),
})
const put = createRoute({
  method: 'put',
  path: ONE_PATH,
  request: { params: favoriteParams },
  ...memberOperation('putFavorite'),
})
const remove = createRoute({
  method: 'delete',
  path: ONE_PATH,
  request: { params: favoriteParams },
  ...memberOperation('removeFavorite'),
})
const move = createRoute({
  method: 'patch',
  path: ONE_PATH,
  request: { params: favoriteParams, body: jsonBody(moveFavoriteSchema) },
  ...memberOperation('moveFavorite'),
})

export function favorites(app: OpenAPIHono, deps: ApiDeps): void {
  const { pool } = deps
  limitBodySize(app, `${FAVORITES_PATH}/*`)
  app.openapi(ids, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) => c.json(await readFavoriteIds(pool, id))),
  )
  app.openapi(list, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) => c.json(await listFavorites(pool, id, c.req.valid('query')))),
  )
  app.openapi(merge, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) => respond(c, await mergeFavorites(pool, id, c.req.valid('json').ids))),
  )
  methodNotAllowed(app, FAVORITE_IDS_PATH, 'GET, HEAD')
  methodNotAllowed(app, MERGE_FAVORITES_PATH, 'POST')
  methodNotAllowed(app, FAVORITES_PATH, 'GET, HEAD')
  // Last: the named paths would match as restaurant ids.
  app.openapi(put, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) =>
      respond(c, await putFavorite(pool, id, c.req.valid('param').restaurantId)),
    ),
  )
  app.openapi(remove, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) => {
      await removeFavorite(pool, id, c.req.valid('param').restaurantId)
      return c.body(null, 204)
    }),
  )
  app.openapi(move, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) =>
      respond(c, await moveFavorite(pool, id, c.req.valid('param').restaurantId, c.req.valid('json').folder_id)),
    ),
  )
  methodNotAllowed(app, `${FAVORITES_PATH}/:restaurantId`, 'PUT, PATCH, DELETE')
}

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
  request: { params: folderParams },
  ...memberOperation('shareFolder', shareSchema),
})
const unshareFolder = createRoute({
  method: 'delete',
  path: FOLDER_PATH,
  request: { params: folderParams },
  ...memberOperation('unshareFolder'),
})
const read = publicReadOperation('readSharedList', sharedListSchema)
const readList = createRoute({
  path: `${LISTS_PATH}/{token}` as const,
  request: { params: listParamsSchema, query: sharedListQuerySchema },
  ...read,
  responses: { ...read.responses, 404: notFoundOrGoneResponses[404] },
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
  app.openapi(readList, async (c): Promise<Response> => {
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

const ONE_FOLDER_PATH = `${FOLDERS_PATH}/{id}` as const

const listFoldersRoute = createRoute({
  method: 'get',
  path: FOLDERS_PATH,
  ...memberOperation('listFolders', foldersSchema),
})
const add = createRoute({
  method: 'post',
  path: FOLDERS_PATH,
  request: { body: jsonBody(folderNameSchema) },
  ...memberOperation('addFolder', folderSchema, 201),
})
const rename = createRoute({
  method: 'patch',
  path: ONE_FOLDER_PATH,
  request: { params: folderParams, body: jsonBody(folderNameSchema) },
  ...memberOperation('renameFolder', folderSchema),
})
const removeFolderRoute = createRoute({
  method: 'delete',
  path: ONE_FOLDER_PATH,
  request: { params: folderParams },
  ...memberOperation('removeFolder'),
})

export function favoriteFolders(app: OpenAPIHono, deps: ApiDeps): void {
  const { pool, secret } = deps
  limitBodySize(app, FOLDERS_PATH)
  limitBodySize(app, `${FOLDERS_PATH}/*`)
  app.openapi(listFoldersRoute, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) => c.json(await listFolders(pool, id, secret))),
  )
  app.openapi(add, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) => respond(c, await addFolder(pool, id, c.req.valid('json').name), 201)),
  )
  app.openapi(rename, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) =>
      respond(
        c,
        await renameFolder(
          pool,
          { member: id, folder: c.req.valid('param').id, name: c.req.valid('json').name },
          secret,
        ),
      ),
    ),
  )
  app.openapi(removeFolderRoute, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) => respond(c, await removeFolder(pool, id, c.req.valid('param').id))),
  )
  methodNotAllowed(app, FOLDERS_PATH, 'GET, HEAD, POST')
  methodNotAllowed(app, `${FOLDERS_PATH}/:id`, 'PATCH, DELETE')
}
