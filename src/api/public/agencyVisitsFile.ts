import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { ID_MAX } from '@/domain/http/limits'
import type { Queryable } from '@/infra/database/pool'
import { API_RESPONSES } from '@/messages/apiResponses'
import { resolveMergedAgency } from '@/server/agencies/resolveMergedAgency'
import { exportVisits } from '@/server/openData/exportVisits'
import { csvOperation, errorResponse } from '../http/operations'
import { sendCsv } from '../http/sendCsv'
import { sendError } from '../http/sendError'

const route = createRoute({
  path: '/api/v1/agencies/{id}/visits.csv',
  ...csvOperation('exportAgencyVisits', {
    404: errorResponse(API_RESPONSES.agencyNotFound),
    410: errorResponse(API_RESPONSES.agencyGone),
  }),
  request: {
    params: z.object({ id: z.coerce.number().int().min(1).max(ID_MAX) }),
    query: z.strictObject({}),
  },
})

export function agencyVisitsFile(app: OpenAPIHono, sql: Queryable): void {
  app.openapi(route, async (c): Promise<Response> => {
    const { id } = c.req.valid('param')
    const now = await resolveMergedAgency(sql, id)
    if (now === null) return sendError(c, { code: 'agency-not-found', params: {} })
    if (now !== id) return sendError(c, { code: 'agency-merged', params: { id: now } })
    return sendCsv(c, { table: 'visits', about: `기관_${id}`, open: () => exportVisits(sql, { agency: id }) })
  })
}
