import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Pool } from 'pg'
import { mayDo, type Resource } from '@/domain/backOffice/permissions'
import {
  listResourceSchema,
  newSavedFilterSchema,
  savedFilterSchema,
  savedFiltersSchema,
} from '@/domain/backOffice/savedFilters'
import { restaurantIdSchema as idSchema } from '@/domain/directory/readQueries'
import type { Role } from '@/domain/roles'
import { fail, ok, type Result } from '@/domain/result'
import { STAFF_FILTERS_PATH } from '@/domain/staff/paths'
import { addSavedFilter, deleteSavedFilter, listSavedFilters } from '@/server/backOffice/savedFilters'
import { getSession } from '@/server/sessions/getSession'
import { limitBodySize } from '../http/limitBodySize'
import { methodNotAllowed } from '../http/methodNotAllowed'
import { jsonBody, staffOperation } from '../http/operations'
import { requireStaff } from '../http/requireStaff'
import { respond } from '../http/respond'

const ONE_PATH = `${STAFF_FILTERS_PATH}/{id}` as const

const list = createRoute({
  method: 'get',
  path: STAFF_FILTERS_PATH,
  request: { query: listResourceSchema },
  ...staffOperation('listSavedFilters', savedFiltersSchema),
})
const add = createRoute({
  method: 'post',
  path: STAFF_FILTERS_PATH,
  request: { body: jsonBody(newSavedFilterSchema) },
  ...staffOperation('saveFilter', savedFilterSchema, 201),
})
const remove = createRoute({
  method: 'delete',
  path: ONE_PATH,
  request: { params: idSchema },
  ...staffOperation('deleteSavedFilter'),
})

/** Those who may read a list may save filters for it. */
export async function requireReader(
  c: Context,
  pool: Pool,
  resource: Resource,
): Promise<Result<{ id: number; role: Role }>> {
  c.header('Cache-Control', 'no-store')
  const session = await getSession(pool, 'staff', c.req.header('Cookie'))
  if (!session) return fail({ code: 'unauthenticated', params: {} })
  const { person } = session
  return mayDo(person, 'read', resource) ? ok(person) : fail({ code: 'forbidden', params: {} })
}

/** Private to each staff member. */
export function staffSavedFilters(app: OpenAPIHono, pool: Pool): void {
  limitBodySize(app, STAFF_FILTERS_PATH)
  app.openapi(list, async (c): Promise<Response> => {
    const { resource } = c.req.valid('query')
    const reader = await requireReader(c, pool, resource)
    if (!reader.ok) return respond(c, reader)
    return c.json({ data: await listSavedFilters(pool, reader.value.id, resource) })
  })
  app.openapi(add, async (c): Promise<Response> => {
    const given = c.req.valid('json')
    const reader = await requireReader(c, pool, given.resource)
    return respond(c, reader.ok ? await addSavedFilter(pool, reader.value.id, given) : reader, 201)
  })
  app.openapi(remove, (c): Promise<Response> =>
    requireStaff(pool, c, async ({ person }) =>
      respond(c, await deleteSavedFilter(pool, person.id, c.req.valid('param').id)),
    ),
  )
  methodNotAllowed(app, STAFF_FILTERS_PATH, 'GET, HEAD, POST')
  methodNotAllowed(app, `${STAFF_FILTERS_PATH}/:id`, 'DELETE')
}
