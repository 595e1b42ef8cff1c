import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { FAVORITE_IDS_PATH, FAVORITES_PATH, MERGE_FAVORITES_PATH } from '@/domain/favorite/paths'
import { favoriteParamsSchema as params, favoriteQuerySchema } from '@/domain/favorite/requests'
import { favoriteIdsSchema, favoritePageSchema, mergedFavoritesSchema, mergeFavoritesSchema, moveFavoriteSchema } from '@/domain/favorite/schemas'
import { moveFavorite, removeFavorite } from '@/server/favorites/changeFavorite'
import { listFavorites } from '@/server/favorites/listFavorites'
import { mergeFavorites } from '@/server/favorites/mergeFavorites'
import { putFavorite } from '@/server/favorites/putFavorite'
import { readFavoriteIds } from '@/server/favorites/readFavoriteIds'
import { acting, limitBodies, memberBody, refuseTheRest } from './memberRoute'
import { refuse } from './errors'
import { asMember, asOwner, type MemberDesk } from './members'

const ONE_PATH = `${FAVORITES_PATH}/{restaurantId}` as const

const ids = createRoute({ method: 'get', path: FAVORITE_IDS_PATH, ...acting('readFavoriteIds', favoriteIdsSchema) })
const list = createRoute({ method: 'get', path: FAVORITES_PATH, request: { query: favoriteQuerySchema }, ...acting('listFavorites', favoritePageSchema) })
const merge = createRoute({
  method: 'post',
  path: MERGE_FAVORITES_PATH,
  request: { body: memberBody(mergeFavoritesSchema) },
  ...acting('mergeFavorites', mergedFavoritesSchema),
})
const put = createRoute({ method: 'put', path: ONE_PATH, request: { params }, ...acting('putFavorite') })
const remove = createRoute({ method: 'delete', path: ONE_PATH, request: { params }, ...acting('removeFavorite') })
const move = createRoute({ method: 'patch', path: ONE_PATH, request: { params, body: memberBody(moveFavoriteSchema) }, ...acting('moveFavorite') })

/** The restaurants a member keeps. */
export function favorites(app: OpenAPIHono, desk: MemberDesk): void {
  const { pool } = desk
  limitBodies(app, `${FAVORITES_PATH}/*`)
  app.openapi(ids, (c): Promise<Response> => asOwner(desk, c, async ({ id }) => c.json(await readFavoriteIds(pool, id))))
  app.openapi(list, (c): Promise<Response> => asOwner(desk, c, async ({ id }) => c.json(await listFavorites(pool, id, c.req.valid('query')))))
  app.openapi(merge, (c): Promise<Response> =>
    asMember(desk, c, async ({ id }) => {
      const merged = await mergeFavorites(pool, id, c.req.valid('json').ids)
      return 'violation' in merged ? refuse(c, merged.violation) : c.json(merged)
    }),
  )
  refuseTheRest(app, FAVORITE_IDS_PATH, 'GET, HEAD')
  refuseTheRest(app, MERGE_FAVORITES_PATH, 'POST')
  refuseTheRest(app, FAVORITES_PATH, 'GET, HEAD')
  // After the paths with a name of their own, which are no restaurants' numbers.
  app.openapi(put, (c): Promise<Response> =>
    asMember(desk, c, async ({ id }) => {
      const broken = await putFavorite(pool, id, c.req.valid('param').restaurantId)
      return broken ? refuse(c, broken) : c.body(null, 204)
    }),
  )
  app.openapi(remove, (c): Promise<Response> =>
    asMember(desk, c, async ({ id }) => {
      await removeFavorite(pool, id, c.req.valid('param').restaurantId)
      return c.body(null, 204)
    }),
  )
  app.openapi(move, (c): Promise<Response> =>
    asMember(desk, c, async ({ id }) => {
      const broken = await moveFavorite(pool, id, c.req.valid('param').restaurantId, c.req.valid('json').folder_id)
      return broken ? refuse(c, broken) : c.body(null, 204)
    }),
  )
  refuseTheRest(app, `${FAVORITES_PATH}/:restaurantId`, 'PUT, PATCH, DELETE')
}
