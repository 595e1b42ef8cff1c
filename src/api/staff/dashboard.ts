import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import type { Pool } from 'pg'
import { LIST_SEARCH_MAX } from '@/domain/backOffice/backOffice'
import { mayDo, maySearch } from '@/domain/access/permissions'
import { isAdmin } from '@/domain/roles'
import { staffDashboardSchema, WAITING_KINDS, waitingCountsSchema } from '@/contract/dashboard'
import {
  STAFF_COUNTS_PATH,
  STAFF_DASHBOARD_PATH,
  STAFF_SEARCH_PATH,
  STAFF_LIST_COUNTS_PATH,
  STAFF_REGIONS_PATH,
  STAFF_QUALITY_PATH,
} from '@/domain/staff/staff'
import { staffSearchResultsSchema } from '@/contract/staff'
import { staffPool } from '@/infra/database/readPool'
import type { ApiOperation } from '@/messages/apiSummaries'
import { readDashboard, waitingReads } from '@/server/backOffice/dashboard'
import { findAnything } from '@/server/backOffice/findAnything'
import { allSettledOrNull } from '@/server/backOffice/settled'
import { listCountsSchema, staffRegionsSchema } from '@/contract/backOffice'
import { countRecords } from '@/server/backOffice/readRecords'
import { listStaffRegions } from '@/server/directory/regions'
import { qualitySummarySchema } from '@/contract/qualitySummary'
import { readQualitySummary } from '@/server/quality/readSummary'
import { staffOperation, jsonBody } from '../http/operations'
import { requireStaff, type StaffHandler } from '../http/sessions'
import { limitBodySize } from '../http/requestBody'
import { methodNotAllowed } from '../http/sendError'
import { parseFilter } from '../ra/listParams'
import { listFor, listsOf } from '../ra/resourceLists'

const read = (path: string, operationId: ApiOperation, schema: z.ZodType) =>
  createRoute({ method: 'get', path, ...staffOperation(operationId, schema) })

const search = createRoute({
  ...read(STAFF_SEARCH_PATH, 'searchBackOffice', staffSearchResultsSchema),
  request: { query: z.object({ q: z.string().trim().min(1).max(LIST_SEARCH_MAX) }) },
})

export function staffDashboard(app: OpenAPIHono, pool: Pool): void {
  app.openapi(read(STAFF_DASHBOARD_PATH, 'readDashboard', staffDashboardSchema), (c): Promise<Response> =>
    requireStaff(pool, c, async () => c.json(await readDashboard(staffPool()))),
  )
  app.openapi(read(STAFF_COUNTS_PATH, 'readWaitingCounts', waitingCountsSchema), (c): Promise<Response> =>
    requireStaff(pool, c, async ({ person }) => {
      if (!mayDo(person, 'read', 'reports')) return c.json({})
      return c.json(
        await allSettledOrNull(
          waitingReads(staffPool(), isAdmin(person) ? WAITING_KINDS : ['reports', 'heldComments']),
        ),
      )
    }),
  )
  app.openapi(search, (c): Promise<Response> =>
    requireStaff(pool, c, async ({ person }) =>
      c.json(maySearch(person) ? await findAnything(staffPool(), c.req.valid('query').q) : {}),
    ),
  )
}

const countRoute = createRoute({
  method: 'post',
  path: STAFF_LIST_COUNTS_PATH,
  request: { body: jsonBody(listCountsSchema) },
  ...staffOperation('countLists', z.object({ counts: z.array(z.int().nullable()) })),
})
const regionsRoute = createRoute({
  method: 'get',
  path: STAFF_REGIONS_PATH,
  ...staffOperation('listStaffRegions', staffRegionsSchema),
})

export function staffListCounts(app: OpenAPIHono, pool: Pool): void {
  limitBodySize(app, STAFF_LIST_COUNTS_PATH)
  app.openapi(countRoute, (c): Promise<Response> => {
    const { resource, filters } = c.req.valid('json')
    const countAll: StaffHandler = async ({ person }) => {
      const lists = listsOf(resource)
      const spec = lists && listFor(lists, person)
      // A filter the list no longer supports has no count.
      const reads = filters.map((given) => async () => {
        const filter = spec && parseFilter(spec, given)
        return spec && filter?.ok ? countRecords(staffPool(), spec, filter.value) : null
      })
      const settled = await allSettledOrNull(Object.fromEntries(reads.map((read, index) => [String(index), read])))
      return c.json({ counts: filters.map((_, index) => settled[String(index)] ?? null) })
    }
    return requireStaff(pool, c, countAll, ['read', resource])
  })
  app.openapi(regionsRoute, (c): Promise<Response> =>
    requireStaff(pool, c, async () => c.json({ data: await listStaffRegions(staffPool()) })),
  )
  methodNotAllowed(app, STAFF_LIST_COUNTS_PATH, 'POST')
  methodNotAllowed(app, STAFF_REGIONS_PATH, 'GET, HEAD')
}

const qualityRoute = createRoute({
  method: 'get',
  path: STAFF_QUALITY_PATH,
  ...staffOperation('readDataQuality', qualitySummarySchema),
})

export function staffQuality(app: OpenAPIHono, pool: Pool): void {
  app.openapi(qualityRoute, (c): Promise<Response> =>
    requireStaff(pool, c, async () => c.json(await readQualitySummary(staffPool()))),
  )
  methodNotAllowed(app, STAFF_QUALITY_PATH, 'GET, HEAD')
}
