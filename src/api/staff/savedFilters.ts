import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { Pool } from 'pg'
import { listResourceSchema, newSavedFilterSchema, savedFilterSchema, savedFiltersSchema } from '@/contract/backOffice'
import { restaurantIdSchema as idSchema } from '@/contract/directoryQuery'
import { STAFF_FILTERS_PATH } from '@/domain/staff/staff'
import { addSavedFilter, deleteSavedFilter, listSavedFilters } from '@/server/backOffice/savedFilters'
import { limitBodySize } from '../http/requestBody'
import { methodNotAllowed, respond } from '../http/sendError'
import { jsonBody, staffOperation } from '../http/operations'
import { requireStaff, type StaffHandler } from '../http/sessions'

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

/** For lists that the staff member may read; private unless shared, and deleted only by who saved them. */
export function staffSavedFilters(app: OpenAPIHono, pool: Pool): void {
  limitBodySize(app, STAFF_FILTERS_PATH)
  app.openapi(list, (c): Promise<Response> => {
    const { resource } = c.req.valid('query')
    const read: StaffHandler = async ({ person }) => c.json({ data: await listSavedFilters(pool, person.id, resource) })
    return requireStaff(pool, c, read, ['read', resource])
  })
  app.openapi(add, (c): Promise<Response> => {
    const given = c.req.valid('json')
    const save: StaffHandler = async ({ person }) => respond(c, await addSavedFilter(pool, person.id, given), 201)
    return requireStaff(pool, c, save, ['read', given.resource])
  })
  app.openapi(remove, (c): Promise<Response> =>
    requireStaff(pool, c, async ({ person }) =>
      respond(c, await deleteSavedFilter(pool, person.id, c.req.valid('param').id)),
    ),
  )
  methodNotAllowed(app, STAFF_FILTERS_PATH, 'GET, HEAD, POST')
  methodNotAllowed(app, `${STAFF_FILTERS_PATH}/:id`, 'DELETE')
}
