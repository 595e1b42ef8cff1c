import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Pool } from 'pg'
import { ID_MAX } from '@/domain/limits'
import { STAFF_RESTAURANTS_PATH } from '@/domain/staff/paths'
import { API_RESPONSES } from '@/messages/api'
import { sessionOf } from '@/server/sessions/sessionOf'
import { trashRestaurant } from '@/server/staff/trashRestaurant'
import { refuse } from './errors'
import { memberAnswers, refusal, words } from './writing'

const request = { params: z.object({ id: z.coerce.number().int().min(1).max(ID_MAX) }) }
const responses = memberAnswers({
  204: { description: API_RESPONSES.done },
  400: refusal(API_RESPONSES.badRequest),
  403: refusal(API_RESPONSES.adminsOnly),
  404: refusal(API_RESPONSES.notFound),
})

const trash = createRoute({ method: 'delete', path: `${STAFF_RESTAURANTS_PATH}/{id}`, ...words('trashRestaurant'), request, responses })
const restore = createRoute({ method: 'post', path: `${STAFF_RESTAURANTS_PATH}/{id}/restore`, ...words('restoreRestaurant'), request, responses })

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
