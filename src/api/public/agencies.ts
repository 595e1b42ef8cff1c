import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { agencyIdSchema, agencyListQuerySchema } from '@/domain/agency/query'
import { agencyDetailSchema, agencyListSchema } from '@/domain/agency/schemas'
import { pageTags } from '@/domain/site/pageTags'
import type { Queryable } from '@/infra/database/pool'
import { tagPage } from '@/infra/requestContext'
import { API_RESPONSES } from '@/messages/apiResponses'
import { listAgencies } from '@/server/agencies/listAgencies'
import { readAgencyDetail } from '@/server/agencies/readAgencyDetail'
import { jsonWithEtag } from '../http/jsonWithEtag'
import { errorResponse, publicReadOperation } from '../http/operations'
import { sendError } from '../http/sendError'

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
