import { z } from 'zod'
import { ok } from '@/domain/result'
import { setPinned } from '@/server/posts/setPinned'
import { contentActions } from './contentActions'
import { bulkAction, type BulkAction } from './recordAction'

const pin = (isPinned: boolean): BulkAction =>
  bulkAction({
    may: 'update',
    schema: z.strictObject({}),
    run: async (sql, { ids, by }) => ok({ data: await setPinned(sql, { ids, isPinned, by }) }),
  })

const { actions, bulkActions } = contentActions('post')

export const POST_ACTIONS = { actions, bulkActions: { ...bulkActions, pin: pin(true), unpin: pin(false) } }
