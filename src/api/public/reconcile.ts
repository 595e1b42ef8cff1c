import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { API_BYTES_MAX, BUSY_SECONDS } from '@/domain/http/limits'
import {
  RECONCILE_BATCH_MAX,
  RECONCILE_PATH,
  RECONCILE_TYPES,
  RECONCILE_VERSION,
  type ReconcileQuery,
  reconcileAnswerSchema,
  reconcileBatchSchema,
} from '@/domain/reconcile/reconcile'
import { EMBED_CARD_HEIGHT, EMBED_WIDTH } from '@/domain/site/embed'
import type { Queryable } from '@/infra/database/pool'
import { createLimiter } from '@/infra/memoryLimits'
import { siteOrigin } from '@/infra/siteOrigin'
import { CATEGORY_LABELS } from '@/messages/labels'
import { API_TITLE } from '@/messages/api'
import { API_RESPONSES } from '@/messages/apiResponses'
import { findMatches } from '@/server/reconcile/findMatches'
import { jsonWithEtag } from '../http/jsonWithEtag'
import { json, looseOperation } from '../http/operations'
import { limitBodySize } from '../http/requestBody'
import { sendError } from '../http/sendError'

const manifestSchema = z.object({ versions: z.array(z.string()), name: z.string() }).loose()
const batch = z.string().max(API_BYTES_MAX)

const get = createRoute({
  method: 'get',
  path: RECONCILE_PATH,
  request: { query: z.strictObject({ queries: batch.optional() }) },
  ...looseOperation('readReconciliation', {
    200: { description: API_RESPONSES.ok, content: json(z.union([reconcileAnswerSchema, manifestSchema])) },
    304: { description: API_RESPONSES.notModified },
  }),
})

const post = createRoute({
  method: 'post',
  path: RECONCILE_PATH,
  request: {
    body: {
      required: true,
      content: { 'application/x-www-form-urlencoded': { schema: z.object({ queries: batch }) } },
    },
  },
  ...looseOperation('reconcile', { 200: { description: API_RESPONSES.ok, content: json(reconcileAnswerSchema) } }),
})

/** What OpenRefine reads when the service is added to it. */
const manifest = (origin: string): object => ({
  versions: [RECONCILE_VERSION],
  name: API_TITLE,
  identifierSpace: `${origin}/restaurants/`,
  schemaSpace: `${origin}/data#`,
  defaultTypes: RECONCILE_TYPES.map((id) => ({ id, name: CATEGORY_LABELS[id] })),
  view: { url: `${origin}/restaurants/{{id}}` },
  preview: { url: `${origin}/embed/restaurants/{{id}}`, width: EMBED_WIDTH, height: EMBED_CARD_HEIGHT },
  batchSize: RECONCILE_BATCH_MAX,
})

function readBatch(text: string): ReturnType<typeof reconcileBatchSchema.safeParse> {
  try {
    return reconcileBatchSchema.safeParse(JSON.parse(text))
  } catch {
    return reconcileBatchSchema.safeParse(null)
  }
}

/** Comparing places takes the one thread. */
const batches = createLimiter({ concurrency: 2, queueMax: 32, timeoutMs: 5_000 })

async function answer(c: Context, sql: Queryable, text: string): Promise<Response> {
  const queries = readBatch(text)
  if (!queries.success) return sendError(c, { code: 'invalid-value', params: { field: 'queries' } })
  c.header('Cache-Control', 'no-store')
  const answers = await batches.run(() => answersOf(sql, queries.data))
  return answers ? c.json(answers) : sendError(c, { code: 'busy', params: { seconds: BUSY_SECONDS } })
}

/** One after the other: a batch takes one connection. */
async function answersOf(sql: Queryable, queries: Record<string, ReconcileQuery>): Promise<Record<string, object>> {
  const answers: [string, object][] = []
  for (const [name, query] of Object.entries(queries)) answers.push([name, { result: await findMatches(sql, query) }])
  return Object.fromEntries(answers)
}

/** The W3C community group's Reconciliation Service API 0.2, over the matcher of the imports. */
export function reconcileRoutes(app: OpenAPIHono, sql: Queryable): void {
  limitBodySize(app, RECONCILE_PATH, API_BYTES_MAX)
  app.openapi(get, async (c): Promise<Response> => {
    const { queries } = c.req.valid('query')
    return queries === undefined ? jsonWithEtag(c, manifest(siteOrigin())) : answer(c, sql, queries)
  })
  app.openapi(post, async (c): Promise<Response> => answer(c, sql, c.req.valid('form').queries))
}
