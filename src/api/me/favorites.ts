import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { FAVORITE_IDS_PATH, FAVORITES_PATH, MERGE_FAVORITES_PATH } from '@/domain/favorite/paths'
import { favoriteParamsSchema as params, favoriteQuerySchema } from '@/domain/favorite/requests'
import {
  favoriteIdsSchema,
  favoritePageSchema,
  mergedFavoritesSchema,
  mergeFavoritesSchema,
  moveFavoriteSchema,
} from '@/domain/favorite/schemas'
import { moveFavorite, removeFavorite } from '@/server/favorites/changeFavorite'
import { listFavorites } from '@/server/favorites/listFavorites'
import { mergeFavorites } from '@/server/favorites/mergeFavorites'
import { putFavorite } from '@/server/favorites/putFavorite'
import { readFavoriteIds } from '@/server/favorites/readFavoriteIds'
import { memberOperation, jsonBody } from '../http/operations'
import { limitBodySize } from '../http/limitBodySize'
import { methodNotAllowed } from '../http/methodNotAllowed'
import { respond } from '../http/respond'
import { requireMember, requireMemberIgnoringConsent } from '../http/requireMember'
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
const put = createRoute({ method: 'put', path: ONE_PATH, request: { params }, ...memberOperation('putFavorite') })
const remove = createRoute({
  method: 'delete',
  path: ONE_PATH,
  request: { params },
  ...memberOperation('removeFavorite'),
})
const move = createRoute({
  method: 'patch',
  path: ONE_PATH,
  request: { params, body: jsonBody(moveFavoriteSchema) },
  ...memberOperation('moveFavorite'),
})

export function favorites(app: OpenAPIHono, deps: ApiDeps): void {
  const { pool } = deps
  limitBodySize(app, `${FAVORITES_PATH}/*`)
  app.openapi(ids, (c): Promise<Response> =>
    requireMemberIgnoringConsent(deps, c, async ({ id }) => c.json(await readFavoriteIds(pool, id))),
  )
  app.openapi(list, (c): Promise<Response> =>
    requireMemberIgnoringConsent(deps, c, async ({ id }) =>
      c.json(await listFavorites(pool, id, c.req.valid('query'))),
    ),
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
