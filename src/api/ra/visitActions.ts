import { z } from 'zod'
import { VISIT_STATUSES } from '@/domain/expense/visits'
import { ok } from '@/domain/result'
import { staffReads } from '@/infra/database/readPool'
import { restoreVisits, summarizeVisits } from '@/server/visits'
import { visitList } from '@/server/backOffice/lists/visits'
import { parseFilter } from './listParams'
import {
  type BulkAction,
  bulkAction,
  type RecordAction,
  recordAction,
  type ResourceAction,
  resourceAction,
} from './recordAction'

export const VISIT_ACTIONS: Record<string, RecordAction> = {
  status: recordAction({
    may: 'update',
    needsReason: true,
    schema: z.strictObject({ status: z.enum(VISIT_STATUSES) }),
    run: async (_sql, { req, id, body: { status } }) => {
      await req.payload.update({ collection: 'visits', id, data: { status }, req, overrideAccess: false, depth: 0 })
      return ok()
    },
  }),
}

/** Those that staff had created, with their original ids. */
export const VISIT_BULK_ACTIONS: Record<string, BulkAction> = {
  restore: bulkAction({
    may: 'delete',
    schema: z.strictObject({}),
    run: (sql, { ids, by, reason }) => restoreVisits(sql, ids, { by, reason }),
  }),
}

export const VISITS_ACTIONS: Record<string, ResourceAction> = {
  summary: resourceAction({
    may: 'read',
    schema: z.looseObject({ filter: z.unknown().optional() }),
    run: async ({ body }) => {
      const filter = parseFilter(visitList, body.filter)
      return filter.ok ? ok({ months: await summarizeVisits(staffReads, filter.value) }) : filter
    },
  }),
}
