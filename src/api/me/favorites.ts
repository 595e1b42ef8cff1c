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
import { memberOperation, limitBodySize, jsonBody, methodNotAllowed } from '../http/operations'
import { sendError } from '../http/sendError'
import { requireMember, requireMemberIgnoringConsent, type ApiDeps } from '../http/requireMember'

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

/** The restaurants a member keeps. */
export function favorites(app: OpenAPIHono, desk: ApiDeps): void {
  const { pool } = desk
  limitBodySize(app, `${FAVORITES_PATH}/*`)
  app.openapi(ids, (c): Promise<Response> =>
    requireMemberIgnoringConsent(desk, c, async ({ id }) => c.json(await readFavoriteIds(pool, id))),
  )
  app.openapi(list, (c): Promise<Response> =>
    requireMemberIgnoringConsent(desk, c, async ({ id }) =>
      c.json(await listFavorites(pool, id, c.req.valid('query'))),
    ),
  )
  app.openapi(merge, (c): Promise<Response> =>
    requireMember(desk, c, async ({ id }) => {
      const merged = await mergeFavorites(pool, id, c.req.valid('json').ids)
      return 'violation' in merged ? sendError(c, merged.violation) : c.json(merged)
    }),
  )
  methodNotAllowed(app, FAVORITE_IDS_PATH, 'GET, HEAD')
  methodNotAllowed(app, MERGE_FAVORITES_PATH, 'POST')
  methodNotAllowed(app, FAVORITES_PATH, 'GET, HEAD')
  // After the paths with a name of their own, which are no restaurants' numbers.
  app.openapi(put, (c): Promise<Response> =>
    requireMember(desk, c, async ({ id }) => {
      const broken = await putFavorite(pool, id, c.req.valid('param').restaurantId)
      return broken ? sendError(c, broken) : c.body(null, 204)
    }),
  )
  app.openapi(remove, (c): Promise<Response> =>
    requireMember(desk, c, async ({ id }) => {
      await removeFavorite(pool, id, c.req.valid('param').restaurantId)
      return c.body(null, 204)
    }),
  )
  app.openapi(move, (c): Promise<Response> =>
    requireMember(desk, c, async ({ id }) => {
      const broken = await moveFavorite(pool, id, c.req.valid('param').restaurantId, c.req.valid('json').folder_id)
      return broken ? sendError(c, broken) : c.body(null, 204)
    }),
  )
  methodNotAllowed(app, `${FAVORITES_PATH}/:restaurantId`, 'PUT, PATCH, DELETE')
}
