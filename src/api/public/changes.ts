import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { CHANGES_PATH, changesQuerySchema, changesSchema } from '@/domain/changes/changes'
import { pageTags } from '@/domain/site/pageTags'
import type { Queryable } from '@/infra/database/pool'
import { tagPage } from '@/infra/requestContext'
import { listChanges } from '@/server/changes/listChanges'
import { jsonWithEtag } from '../http/jsonWithEtag'
import { publicReadOperation } from '../http/operations'

const route = createRoute({
  path: CHANGES_PATH,
  ...publicReadOperation('listChanges', changesSchema),
  request: { query: changesQuerySchema.strict() },
})

export const changesRead = (app: OpenAPIHono, sql: Queryable) =>
  app.openapi(route, async (c) => {
    tagPage(pageTags.directory)
    return jsonWithEtag(c, await listChanges(sql, c.req.valid('query'), new Date()))
  })
