import { z } from 'zod'
import { COLLECTIONS_LISTED, isCollectionSlug } from '@/domain/collection'
import { collectionListSchema, collectionSchema } from '@/contract/collections'
import { orFail } from '@/domain/result'
import { pageTags } from '@/domain/site/pageTags'
import { tagPage } from '@/infra/requestContext'
import { API_RESPONSES } from '@/messages/apiResponses'
import { listCollections, readCollection } from '@/server/collections'
import { errorResponse } from '../http/responses'
import { publicRoute } from '../http/route'

const query = z.strictObject({})

export const collectionReads = [
  publicRoute({
    at: 'GET /api/v1/collections',
    access: 'view collections',
    operation: { id: 'listCollections', tag: 'collections', summary: '운영진이 모은 식당 목록을 순서대로 보여 줘요.' },
    request: { query },
    answer: collectionListSchema,
    async run({ sql }) {
      tagPage(pageTags.collections, pageTags.directory)
      return { data: await listCollections(sql, COLLECTIONS_LISTED) }
    },
  }),
  publicRoute({
    at: 'GET /api/v1/collections/{slug}',
    access: 'view collections',
    operation: { id: 'readCollection', tag: 'collections', summary: '모아 보기 하나를 식당과 한마디와 함께 읽어요.' },
    request: { params: z.object({ slug: z.string() }), query },
    answer: collectionSchema,
    responses: { 404: errorResponse(API_RESPONSES.collectionNotFound) },
    async run({ sql, params: { slug } }) {
      tagPage(pageTags.collections, pageTags.directory)
      const found = isCollectionSlug(slug) ? await readCollection(sql, slug) : null
      return orFail(found, { code: 'collection-not-found', params: {} })
    },
  }),
]
