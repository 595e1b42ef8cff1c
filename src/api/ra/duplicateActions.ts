import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { ID_MAX } from '@/domain/http/limits'
import { DUPLICATE_MEMBERS_MAX, PICKS } from '@/domain/linkage/duplicates'
import { ok } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { staffPool } from '@/infra/database/readPool'
import { dismissDuplicates } from '@/server/matching/duplicates/dismissDuplicates'
import { findDuplicates } from '@/server/duplicates/findDuplicates'
import { mergeDuplicates } from '@/server/matching/duplicates/mergeDuplicates'
import { readDuplicateMembers } from '@/server/matching/duplicates/readMembers'
import { undoDuplicateMerge } from '@/server/matching/duplicates/undoDuplicateMerge'
import { payloadSql } from '@/server/payloadSql'
import { type ResourceAction, resourceAction } from './recordAction'
import { inTransaction } from './inTransaction'

const id = z.int().min(1).max(ID_MAX)
const members = z.array(id).min(2).max(DUPLICATE_MEMBERS_MAX)
const ids = z.unknown().optional()

const inside = <T>(req: PayloadRequest, work: (sql: Queryable) => Promise<T>): Promise<T> =>
  inTransaction(req, () => work(payloadSql(req)))

export const DUPLICATE_ACTIONS: Record<string, ResourceAction> = {
  duplicates: resourceAction({
    may: 'read',
    schema: z.looseObject({}),
    run: async () => ok({ clusters: await findDuplicates(staffPool()) }),
  }),
  'duplicate-members': resourceAction({
    may: 'read',
    schema: z.strictObject({ ids, members }),
    run: async ({ body }) => ok({ members: await readDuplicateMembers(staffPool(), body.members) }),
  }),
  'merge-duplicates': resourceAction({
    may: 'update',
    schema: z.strictObject({
      ids,
      survivor: id,
      others: z.array(id).min(1).max(DUPLICATE_MEMBERS_MAX),
      picks: z.partialRecord(z.enum(PICKS), id).default({}),
    }),
    run: async ({ req, body: { ids: _ids, ...body }, by, reason }) =>
      ok({ merge: await inside(req, (sql) => mergeDuplicates(sql, { ...body, by, reason })) }),
  }),
  'undo-duplicates': resourceAction({
    may: 'update',
    schema: z.strictObject({ ids, merge: id }),
    run: async ({ req, body: { merge }, by, reason }) => {
      await inside(req, (sql) => undoDuplicateMerge(sql, merge, { by, reason }))
      return ok({ merge })
    },
  }),
  'dismiss-duplicates': resourceAction({
    may: 'update',
    schema: z.strictObject({ ids, members, isDismissed: z.boolean() }),
    run: async ({ req, body, by }) => {
      await inside(req, (sql) => dismissDuplicates(sql, { ids: body.members, isDismissed: body.isDismissed, by }))
      return ok({ members: body.members })
    },
  }),
}
