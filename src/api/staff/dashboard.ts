import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import type { Pool } from 'pg'
import { LIST_SEARCH_MAX } from '@/domain/backOffice/limits'
import { mayDo, maySearch } from '@/domain/backOffice/permissions'
import { isAdmin } from '@/domain/roles'
import { staffDashboardSchema, WAITING_KINDS, waitingCountsSchema } from '@/domain/staff/dashboard'
import { STAFF_COUNTS_PATH, STAFF_DASHBOARD_PATH, STAFF_SEARCH_PATH } from '@/domain/staff/paths'
import { staffSearchResultsSchema } from '@/domain/staff/search'
import { staffPool } from '@/infra/database/readPool'
import type { ApiOperation } from '@/messages/apiSummaries'
import { readDashboard } from '@/server/backOffice/dashboard/readDashboard'
import { waitingReads } from '@/server/backOffice/dashboard/waiting'
import { findAnything } from '@/server/backOffice/findAnything'
import { allSettledOrNull } from '@/server/backOffice/settled'
import { staffOperation } from '../http/operations'
import { requireStaff } from '../http/requireStaff'
import { sendError } from '../http/sendError'

const read = (path: string, operationId: ApiOperation, schema: z.ZodType) =>
  createRoute({ method: 'get', path, ...staffOperation(operationId, schema) })

const search = createRoute({
  ...read(STAFF_SEARCH_PATH, 'searchBackOffice', staffSearchResultsSchema),
  request: { query: z.object({ q: z.string().trim().min(1).max(LIST_SEARCH_MAX) }) },
})

export function staffDashboard(app: OpenAPIHono, pool: Pool): void {
  app.openapi(read(STAFF_DASHBOARD_PATH, 'readDashboard', staffDashboardSchema), (c): Promise<Response> =>
    requireStaff(pool, c, async ({ person }) =>
      isAdmin(person) ? c.json(await readDashboard(staffPool())) : sendError(c, { code: 'forbidden', params: {} }),
    ),
  )
  app.openapi(read(STAFF_COUNTS_PATH, 'readWaitingCounts', waitingCountsSchema), (c): Promise<Response> =>
    requireStaff(pool, c, async ({ person }) => {
      if (!mayDo(person, 'read', 'reports')) return c.json({})
      return c.json(await allSettledOrNull(waitingReads(staffPool(), isAdmin(person) ? WAITING_KINDS : ['reports'])))
    }),
  )
  app.openapi(search, (c): Promise<Response> =>
    requireStaff(pool, c, async ({ person }) =>
      c.json(maySearch(person) ? await findAnything(staffPool(), c.req.valid('query').q) : {}),
    ),
  )
}
