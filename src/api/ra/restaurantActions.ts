import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { ID_MAX } from '@/domain/http/limits'
import { fail, ok } from '@/domain/result'
import { undoDuplicateMerge } from '@/server/matching/duplicates/settleDuplicates'
import { previewTrash } from '@/server/restaurants/trashRestaurant'
import { type BulkAction, bulkAction, type RecordAction, recordAction } from './recordAction'

const id = z.int().min(1).max(ID_MAX)

/** With the collections' access rules and hooks. */
const asPerson = (req: PayloadRequest) => ({ req, overrideAccess: false, depth: 0 }) as const

/** Undoing it also removes the values it filled in. */
const MERGE_OF_TWO = `
  SELECT id FROM duplicate_merges WHERE merge_ids = jsonb_build_array($1::int) AND undone_at IS NULL`

const undoMerge = recordAction({
  may: 'update',
  schema: z.strictObject({ merge: id }),
  run: async (sql, { req, id: into, body, by, reason }) => {
    const values = [body.merge, into]
    const { rows } = await sql.query('SELECT FROM restaurant_merges WHERE id = $1 AND into_id = $2', values)
    if (!rows.length) return fail({ code: 'not-merged-here', params: {} })
    const { rows: whole } = await sql.query<{ id: number }>(MERGE_OF_TWO, [body.merge])
    if (whole[0]) {
      await undoDuplicateMerge(sql, whole[0].id, { by, reason })
      return ok({ merge: body.merge })
    }
    const change = { collection: 'restaurant-merges', id: body.merge, data: { undone: true } } as const
    await req.payload.update({ ...change, ...asPerson(req) })
    return ok({ merge: body.merge })
  },
})

/** Its visits move along. */
const moveAlias = recordAction({
  may: 'update',
  schema: z.strictObject({ alias: id, restaurant: id }),
  run: async (sql, { req, id: from, body: { alias, restaurant } }) => {
    const values = [alias, from]
    const { rows } = await sql.query('SELECT FROM restaurant_aliases WHERE id = $1 AND restaurant_id = $2', values)
    if (!rows.length) return fail({ code: 'record-not-found', params: {} })
    const change = { collection: 'restaurant-aliases', id: alias, data: { restaurant } } as const
    await req.payload.update({ ...change, ...asPerson(req) })
    return ok({ alias })
  },
})

/** For the confirmation dialog. */
const trashPreview = bulkAction({
  may: 'delete',
  schema: z.strictObject({}),
  run: async (sql, { ids }) => ok(await previewTrash(sql, ids)),
})

export const RESTAURANT_ACTIONS: Record<string, RecordAction> = {
  'undo-merge': undoMerge,
  'move-alias': moveAlias,
}

export const RESTAURANT_BULK_ACTIONS: Record<string, BulkAction> = { 'trash-preview': trashPreview }
