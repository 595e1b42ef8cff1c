import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { suggestionSchema } from '@/domain/directory/schemas'
import { suggestQuerySchema } from '@/domain/directory/readQueries'
import { pageTags } from '@/domain/site/pageTags'
import type { Queryable } from '@/infra/database/pool'
import { tagPage } from '@/infra/requestContext'
import { suggest } from '@/server/directory/suggest'
import { jsonWithEtag } from '../http/jsonWithEtag'
import { publicReadOperation } from '../http/operations'

const route = createRoute({
  path: '/api/v1/suggest',
  ...publicReadOperation('suggest', suggestionSchema),
  request: { query: suggestQuerySchema.strict() },
})

export const suggestRead = (app: OpenAPIHono, sql: Queryable) =>
  app.openapi(route, async (c) => {
    tagPage(pageTags.directory)
    return jsonWithEtag(c, await suggest(sql, c.req.valid('query').q))
  })
