import { z } from 'zod'
import { lastWholeMonth } from '@/domain/agency/coverage'
import { ID_MAX } from '@/domain/http/limits'
import { ok } from '@/domain/result'
import { AGENCY_NAME_MAX } from '@/domain/upload/limits'
import { staffReads } from '@/infra/database/readPool'
import { previewAgencyMerge, mergeAgencies } from '@/server/agencies/agencyMerge'
import { findAgencies } from '@/server/agencies/listAgencies'
import { notePublication, readCoverage, readDueAgencies } from '@/server/agencies/coverage'
import { undoAgencyMerge } from '@/server/agencies/undoAgencyMerge'
import { agencyList } from '@/server/backOffice/lists/agencies'
import { parseFilter } from './listParams'
import { type RecordAction, recordAction, type ResourceAction, resourceAction } from './recordAction'

const id = z.int().min(1).max(ID_MAX)
const month = z.string().regex(/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/)

export const AGENCY_ACTIONS: Record<string, RecordAction> = {
  merge: recordAction({
    may: 'update',
    needsReason: true,
    schema: z.strictObject({ from: id }),
    run: async (sql, { id: into, body: { from }, by, reason }) =>
      ok({ merge: await mergeAgencies(sql, { from, into, by, reason }) }),
  }),
  'merge-preview': recordAction({
    may: 'update',
    schema: z.strictObject({ from: id }),
    run: async (sql, { id: into, body: { from } }) => ok(await previewAgencyMerge(sql, { from, into })),
  }),
  'undo-merge': recordAction({
    may: 'update',
    schema: z.strictObject({ merge: id }),
    run: async (sql, { id: into, body: { merge }, by, reason }) => {
      await undoAgencyMerge(sql, { merge, into, by, reason })
      return ok({ merge })
    },
  }),
  publication: recordAction({
    may: 'update',
    schema: z.strictObject({ month, isPublished: z.boolean() }),
    run: async (sql, { id: agency, body, by }) => ok(await notePublication(sql, { ...body, agency, by })),
  }),
}

const coverageSchema = z.looseObject({
  filter: z.unknown().optional(),
  until: month.optional(),
  page: z.int().min(1).max(10_000).default(1),
})

export const AGENCIES_ACTIONS: Record<string, ResourceAction> = {
  find: resourceAction({
    may: 'read',
    schema: z.object({ name: z.string().max(AGENCY_NAME_MAX) }),
    run: async ({ body: { name } }) => ok(await findAgencies(staffReads, name)),
  }),
  coverage: resourceAction({
    may: 'read',
    schema: coverageSchema,
    run: async ({ body: { filter: given, until, page } }) => {
      const filter = parseFilter(agencyList, given)
      if (!filter.ok) return filter
      const now = new Date()
      const asked = { filter: filter.value, until: until ?? lastWholeMonth(now), page }
      return ok(await readCoverage(staffReads, asked, now))
    },
  }),
  due: resourceAction({
    may: 'read',
    schema: z.looseObject({}),
    run: async () => ok({ agencies: await readDueAgencies(staffReads, new Date()) }),
  }),
}
