import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Pool } from 'pg'
import { restaurantIdSchema } from '@/contract/directoryQuery'
import { STAFF_RESTAURANTS_PATH } from '@/domain/staff/staff'
import { trashRestaurant } from '@/server/restaurants/trashRestaurant'
import { staffOperation } from '../http/operations'
import { requireStaff } from '../http/sessions'
import { respond } from '../http/sendError'

const ONE = `${STAFF_RESTAURANTS_PATH}/{id}`
const request = { params: restaurantIdSchema }

const trash = createRoute({ method: 'delete', path: ONE, request, ...staffOperation('trashRestaurant') })
const restore = createRoute({
  method: 'post',
  path: `${ONE}/restore`,
  request,
  ...staffOperation('restoreRestaurant'),
})

export function staffRestaurants(app: OpenAPIHono, pool: Pool): void {
  const move = (c: Context, restaurant: number, trashed: boolean): Promise<Response> =>
    requireStaff(pool, c, async ({ person }) =>
      respond(c, await trashRestaurant(pool, { restaurant, staff: person.id, trashed })),
    )
  app.openapi(trash, (c): Promise<Response> => move(c, c.req.valid('param').id, true))
  app.openapi(restore, (c): Promise<Response> => move(c, c.req.valid('param').id, false))
}
