import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { Pool } from 'pg'
import { mayDo } from '@/domain/backOffice/permissions'
import { qualitySummarySchema } from '@/domain/quality/summary'
import { STAFF_QUALITY_PATH } from '@/domain/staff/paths'
import { staffPool } from '@/infra/database/readPool'
import { readQualitySummary } from '@/server/quality/readSummary'
import { methodNotAllowed } from '../http/methodNotAllowed'
import { staffOperation } from '../http/operations'
import { requireStaff } from '../http/requireStaff'
import { sendError } from '../http/sendError'

const summary = createRoute({
  method: 'get',
  path: STAFF_QUALITY_PATH,
  ...staffOperation('readDataQuality', qualitySummarySchema),
})

export function staffQuality(app: OpenAPIHono, pool: Pool): void {
  app.openapi(summary, (c): Promise<Response> =>
    requireStaff(pool, c, async ({ person }) =>
      mayDo(person, 'read', 'data-quality')
        ? c.json(await readQualitySummary(staffPool()))
        : sendError(c, { code: 'forbidden', params: {} }),
    ),
  )
  methodNotAllowed(app, STAFF_QUALITY_PATH, 'GET, HEAD')
}
