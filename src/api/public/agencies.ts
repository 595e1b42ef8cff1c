import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { agencyIdSchema, agencyListQuerySchema, agencyDetailSchema, agencyListSchema } from '@/contract/agencies'
import { pageTags } from '@/domain/site/pageTags'
import type { Queryable } from '@/infra/database/pool'
import { tagPage } from '@/infra/requestContext'
import { API_RESPONSES } from '@/messages/apiResponses'
import { listAgencies } from '@/server/agencies/listAgencies'
import { readAgencyDetail } from '@/server/agencies/readAgencyDetail'
import { ID_MAX } from '@/domain/http/limits'
import { resolveMergedAgency } from '@/server/agencies/readAgency'
import { exportVisits } from '@/server/openData/exportVisits'
import { jsonWithEtag } from '../http/jsonWithEtag'
import { errorResponse, publicReadOperation, csvOperation } from '../http/operations'
import { sendError } from '../http/sendError'
import { sendCsv } from '../http/sendCsv'

const list = createRoute({
  path: '/api/v1/agencies',
  ...publicReadOperation('listAgencies', agencyListSchema),
  request: { query: agencyListQuerySchema.strict() },
})

const read = publicReadOperation('readAgency', agencyDetailSchema)
const detail = createRoute({
  path: '/api/v1/agencies/{id}',
  ...read,
  responses: {
    ...read.responses,
    404: errorResponse(API_RESPONSES.agencyNotFound),
    410: errorResponse(API_RESPONSES.agencyGone),
  },
  request: { params: agencyIdSchema, query: agencyListQuerySchema.pick({}).strict() },
})

export const agenciesRead = (app: OpenAPIHono, sql: Queryable) =>
  app.openapi(list, async (c) => {
    tagPage(pageTags.agencies, pageTags.directory)
    return jsonWithEtag(c, await listAgencies(sql, c.req.valid('query')))
  })

export const agencyRead = (app: OpenAPIHono, sql: Queryable) =>
  app.openapi(detail, async (c) => {
    const { id } = c.req.valid('param')
    tagPage(pageTags.agency(id), pageTags.directory)
    const found = await readAgencyDetail(sql, id, new Date())
    if (found === null) return sendError(c, { code: 'agency-not-found', params: {} })
    return 'mergedInto' in found
      ? sendError(c, { code: 'agency-merged', params: { id: found.mergedInto } })
      : jsonWithEtag(c, found)
  })

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
