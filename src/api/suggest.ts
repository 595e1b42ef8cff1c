import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { suggestionSchema } from '@/domain/directory/schemas'
import { suggestQuerySchema } from '@/domain/directory/readQueries'
import type { Sql } from '@/infra/database/pool'
import { suggest } from '@/server/directory/suggest'
import { answer } from './answer'
import { reading } from './reads'

const route = createRoute({
  path: '/api/v1/suggest',
  ...reading('suggest', suggestionSchema),
  request: { query: suggestQuerySchema.strict() },
})

export const suggestRead = (app: OpenAPIHono, sql: Sql) =>
  app.openapi(route, async (c) => answer(c, await suggest(sql, c.req.valid('query').q)))
