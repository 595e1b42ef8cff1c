import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import type { Pool } from 'pg'
import { listCountsSchema } from '@/domain/backOffice/savedFilters'
import { staffRegionsSchema } from '@/domain/backOffice/staffRegion'
import { STAFF_LIST_COUNTS_PATH, STAFF_REGIONS_PATH } from '@/domain/staff/paths'
import { staffPool } from '@/infra/database/readPool'
import { countRecords } from '@/server/backOffice/countRecords'
import { listStaffRegions } from '@/server/backOffice/listStaffRegions'
import { allSettledOrNull } from '@/server/backOffice/settled'
import { limitBodySize } from '../http/limitBodySize'
import { methodNotAllowed } from '../http/methodNotAllowed'
import { jsonBody, staffOperation } from '../http/operations'
import { requireStaff } from '../http/requireStaff'
import { sendError } from '../http/sendError'
import { parseFilter } from '../ra/listParams'
import { listFor, listsOf } from '../ra/resourceLists'
import { requireReader } from './savedFilters'

const count = createRoute({
  method: 'post',
  path: STAFF_LIST_COUNTS_PATH,
  request: { body: jsonBody(listCountsSchema) },
  ...staffOperation('countLists', z.object({ counts: z.array(z.int().nullable()) })),
})
const regions = createRoute({
  method: 'get',
  path: STAFF_REGIONS_PATH,
  ...staffOperation('listStaffRegions', staffRegionsSchema),
})

export function staffListCounts(app: OpenAPIHono, pool: Pool): void {
  limitBodySize(app, STAFF_LIST_COUNTS_PATH)
  app.openapi(count, async (c): Promise<Response> => {
    const { resource, filters } = c.req.valid('json')
    const reader = await requireReader(c, pool, resource)
    if (!reader.ok) return sendError(c, reader.violation)
    const lists = listsOf(resource)
    const spec = lists && listFor(lists, reader.value)
    // A filter the list no longer supports has no count.
    const reads = filters.map((given) => async () => {
      const filter = spec && parseFilter(spec, given)
      return spec && filter?.ok ? countRecords(staffPool(), spec, filter.value) : null
    })
    const settled = await allSettledOrNull(Object.fromEntries(reads.map((read, index) => [String(index), read])))
    return c.json({ counts: filters.map((_, index) => settled[String(index)] ?? null) })
  })
  app.openapi(regions, (c): Promise<Response> =>
    requireStaff(pool, c, async () => c.json({ data: await listStaffRegions(staffPool()) })),
  )
  methodNotAllowed(app, STAFF_LIST_COUNTS_PATH, 'POST')
  methodNotAllowed(app, STAFF_REGIONS_PATH, 'GET, HEAD')
}
