import { z } from 'zod'
import { ID_MAX } from '@/domain/http/limits'
import { restaurantChangeSchema } from '@/contract/restaurantChanges'
import { MARK_NOTE_MAX, PREVIEW_ROWS } from '@/domain/quality'
import { ok } from '@/domain/result'
import { pool, type Queryable, transaction } from '@/infra/database/pool'
import { markIssues, unmarkIssues } from '@/server/quality/markIssues'
import { refreshQuality } from '@/server/quality/refreshQuality'
import { applyChange, previewChange, undoChange } from '@/server/restaurants/bulkChange'
import { transactionResult } from '@/server/violationError'
import { type BulkAction, bulkAction, resourceAction, type ResourceAction } from './recordAction'

async function restaurantsOf(sql: Queryable, issues: readonly number[]): Promise<number[]> {
  const { rows } = await sql.query<{ id: number }>(
    `SELECT DISTINCT subject_id AS id FROM quality_issues
     WHERE id = ANY ($1::int[]) AND subject_type = 'restaurant' ORDER BY 1`,
    [issues],
  )
  return rows.map(({ id }) => id)
}

const mark = bulkAction({
  may: 'update',
  schema: z.strictObject({ note: z.string().trim().max(MARK_NOTE_MAX).default('') }),
  run: async (sql, { ids, by, body }) => ok({ data: await markIssues(sql, { ids, by, note: body.note || null }) }),
})

const unmark = bulkAction({
  may: 'update',
  schema: z.strictObject({}),
  run: async (sql, { ids, by }) => ok({ data: await unmarkIssues(sql, { ids, by, note: null }) }),
})

const preview = bulkAction({
  may: 'update',
  schema: z.strictObject({ changes: restaurantChangeSchema, page: z.int().min(1).max(1_000).default(1) }),
  run: async (sql, { ids, body: { changes, page } }) => {
    const window = { offset: (page - 1) * PREVIEW_ROWS, limit: PREVIEW_ROWS }
    return ok(await previewChange(sql, await restaurantsOf(sql, ids), changes, window))
  },
})

const change = bulkAction({
  may: 'update',
  schema: z.strictObject({ changes: restaurantChangeSchema }),
  run: async (sql, { ids, by, reason, body: { changes } }) =>
    applyChange(sql, await restaurantsOf(sql, ids), changes, { by, reason }),
})

const undo = resourceAction({
  may: 'update',
  schema: z.strictObject({ change: z.int().min(1).max(ID_MAX) }),
  run: ({ body, by, reason }) => transactionResult(pool(), (sql) => undoChange(sql, body.change, { by, reason })),
})

/** Concurrent requests share one run. */
const refresh = resourceAction({
  may: 'update',
  schema: z.strictObject({}),
  run: async () => {
    await transaction(pool(), refreshQuality)
    return ok({})
  },
})

export const QUALITY_BULK_ACTIONS: Record<string, BulkAction> = { mark, unmark, preview, change }
export const QUALITY_ACTIONS: Record<string, ResourceAction> = { undo, refresh }
