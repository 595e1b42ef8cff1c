import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Pool } from 'pg'
import { restaurantIdSchema } from '@/domain/directory/readQueries'
import { STAFF_RESTAURANTS_PATH } from '@/domain/staff/paths'
import { sessionOf } from '@/server/sessions/sessionOf'
import { trashRestaurant } from '@/server/staff/trashRestaurant'
import { acting } from './memberRoute'
import { refuse } from './errors'

const ONE = `${STAFF_RESTAURANTS_PATH}/{id}`
const request = { params: restaurantIdSchema }

const trash = createRoute({ method: 'delete', path: ONE, request, ...acting('trashRestaurant') })
const restore = createRoute({ method: 'post', path: `${ONE}/restore`, request, ...acting('restoreRestaurant') })

/** What admins do with a restaurant from its card: into the trash, and out of it. */
export function staffRestaurants(app: OpenAPIHono, pool: Pool): void {
  const move = async (c: Context, restaurant: number, trashed: boolean): Promise<Response> => {
    c.header('Cache-Control', 'no-store')
    const session = await sessionOf(pool, 'staff', c.req.header('Cookie'))
    if (!session) return refuse(c, { code: 'not-signed-in', params: {} })
    if (session.person.role !== 'admin') return refuse(c, { code: 'admins-only', params: {} })
    const broken = await trashRestaurant(pool, { restaurant, staff: session.person.id, trashed })
    return broken ? refuse(c, broken) : c.body(null, 204)
  }
  app.openapi(trash, (c): Promise<Response> => move(c, c.req.valid('param').id, true))
  app.openapi(restore, (c): Promise<Response> => move(c, c.req.valid('param').id, false))
}
