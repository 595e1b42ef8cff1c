import { z } from 'zod'
import { ok } from '@/domain/result'
import { bulkAction, type BulkAction } from './recordAction'

const restore = bulkAction({
  may: 'update',
  schema: z.strictObject({}),
  run: async (_sql, { req, ids }) => {
    for (const id of ids)
      await req.payload.update({
        collection: 'posts',
        id,
        data: { deletedAt: null },
        req,
        trash: true,
        overrideAccess: false,
        depth: 0,
      })
    return ok()
  },
})

export const NOTICE_ACTIONS: Record<string, BulkAction> = { restore }
