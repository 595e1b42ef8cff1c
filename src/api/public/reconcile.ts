import type { Context } from 'hono'
import { z } from 'zod'
import { API_BYTES_MAX, BUSY_SECONDS } from '@/domain/http/limits'
import {
  RECONCILE_BATCH_MAX,
  RECONCILE_TYPES,
  RECONCILE_VERSION,
  type ReconcileQuery,
  reconcileAnswerSchema,
  reconcileBatchSchema,
} from '@/contract/reconcile'
import { EMBED_CARD_HEIGHT, EMBED_WIDTH } from '@/domain/site/embed'
import type { Queryable } from '@/infra/database/pool'
import { createLimiter } from '@/infra/memoryLimits'
import { siteOrigin } from '@/infra/siteOrigin'
import { CATEGORY_LABELS } from '@/messages/labels'
import { API_TITLE } from '@/messages/api'
import { API_RESPONSES } from '@/messages/apiResponses'
import { findMatches } from '@/server/directory/findMatches'
import { jsonWithEtag } from '../http/jsonWithEtag'
import { json } from '../http/responses'
import { publicRoute } from '../http/route'
import { sendError } from '../http/sendError'

const manifestSchema = z.object({ versions: z.array(z.string()), name: z.string() }).loose()
const batch = z.string().max(API_BYTES_MAX)

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

const FORM = 'application/x-www-form-urlencoded'

/** The W3C community group's Reconciliation Service API 0.2, over the matcher of the imports. */
export const reconcileRoutes = [
  publicRoute({
    at: 'GET /api/v1/reconcile',
    access: 'view restaurants',
    operation: {
      id: 'readReconciliation',
      tag: 'openData',
      summary: '식당 이름을 맞추는 서비스(Reconciliation API 0.2)의 설명이나 답을 읽어요.',
    },
    description:
      'OpenRefine에 이 주소를 넣으면 열의 식당 이름을 식당 번호와 맞출 수 있어요. queries가 없으면 서비스의 설명을 답해요. ' +
      `properties의 address(주소)와 region(지역)으로 좁힐 수 있고, 한 묶음은 ${RECONCILE_BATCH_MAX}개까지예요.`,
    request: { query: z.strictObject({ queries: batch.optional() }) },
    responses: {
      200: { description: API_RESPONSES.ok, content: json(z.union([reconcileAnswerSchema, manifestSchema])) },
      304: { description: API_RESPONSES.notModified },
    },
    send: ({ c, sql, query: { queries } }) =>
      queries === undefined ? jsonWithEtag(c, manifest(siteOrigin())) : answer(c, sql, queries),
  }),
  publicRoute({
    at: 'POST /api/v1/reconcile',
    access: 'view restaurants',
    operation: { id: 'reconcile', tag: 'openData', summary: '식당 이름의 묶음을 공공밥상의 식당과 맞춰요.' },
    rawBody: { [FORM]: { schema: z.object({ queries: batch }) } },
    bodyMax: API_BYTES_MAX,
    responses: { 200: { description: API_RESPONSES.ok, content: json(reconcileAnswerSchema) } },
    async send({ c, sql }) {
      const isForm = c.req.header('Content-Type')?.startsWith(FORM)
      const { queries = '' } = isForm ? await c.req.parseBody() : {}
      return answer(c, sql, typeof queries === 'string' ? queries : '')
    },
  }),
]
