import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { z } from 'zod'
import { COLLECTIONS_LISTED, isCollectionSlug } from '@/domain/collection/collection'
import { collectionListSchema, collectionSchema } from '@/contract/collections'
import { pageTags } from '@/domain/site/pageTags'
import type { Queryable } from '@/infra/database/pool'
import { tagPage } from '@/infra/requestContext'
import { API_RESPONSES } from '@/messages/apiResponses'
import { listCollections, readCollection } from '@/server/collections'
import { jsonWithEtag } from '../http/jsonWithEtag'
import { errorResponse, publicReadOperation } from '../http/operations'
import { sendError } from '../http/sendError'

const query = z.strictObject({})

const list = createRoute({
  path: '/api/v1/collections',
  ...publicReadOperation('listCollections', collectionListSchema),
  request: { query },
})

const read = publicReadOperation('readCollection', collectionSchema)
const detail = createRoute({
  path: '/api/v1/collections/{slug}',
  ...read,
  responses: { ...read.responses, 404: errorResponse(API_RESPONSES.collectionNotFound) },
  request: { params: z.object({ slug: z.string() }), query },
})

export const collectionReads = (app: OpenAPIHono, sql: Queryable) =>
  app
    .openapi(list, async (c) => {
      tagPage(pageTags.collections, pageTags.directory)
      return jsonWithEtag(c, { data: await listCollections(sql, COLLECTIONS_LISTED) })
    })
    .openapi(detail, async (c) => {
      const { slug } = c.req.valid('param')
      tagPage(pageTags.collections, pageTags.directory)
      const found = isCollectionSlug(slug) ? await readCollection(sql, slug) : null
      return found ? jsonWithEtag(c, found) : sendError(c, { code: 'collection-not-found', params: {} })
    })
