import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Pool } from 'pg'
import { restaurantIdSchema } from '@/domain/directory/readQueries'
import { STAFF_RESTAURANTS_PATH } from '@/domain/staff/paths'
import { getSession } from '@/server/sessions/getSession'
import { trashRestaurant } from '@/server/staff/trashRestaurant'
import { staffOperation } from '../http/operations'
import { respond } from '../http/respond'
import { sendError } from '../http/sendError'

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
  const move = async (c: Context, restaurant: number, trashed: boolean): Promise<Response> => {
    c.header('Cache-Control', 'no-store')
    const session = await getSession(pool, 'staff', c.req.header('Cookie'))
    if (!session) return sendError(c, { code: 'unauthenticated', params: {} })
    if (session.person.role !== 'admin') return sendError(c, { code: 'forbidden', params: {} })
    return respond(c, await trashRestaurant(pool, { restaurant, staff: session.person.id, trashed }))
  }
  app.openapi(trash, (c): Promise<Response> => move(c, c.req.valid('param').id, true))
  app.openapi(restore, (c): Promise<Response> => move(c, c.req.valid('param').id, false))
}
