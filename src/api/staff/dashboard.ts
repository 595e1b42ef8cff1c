import { z } from 'zod'
import { mayDo, maySearch } from '@/domain/access/permissions'
import { LIST_SEARCH_MAX } from '@/domain/backOffice/backOffice'
import { listCountsSchema, staffRegionsSchema } from '@/contract/backOffice'
import { qualitySummarySchema } from '@/contract/qualitySummary'
import { fail } from '@/domain/result'
import { isAdmin } from '@/domain/roles'
import { staffDashboardSchema, WAITING_KINDS, waitingCountsSchema } from '@/contract/dashboard'
import { staffSearchResultsSchema } from '@/contract/staff'
import { staffReads } from '@/infra/database/readPool'
import { readDashboard, waitingReads } from '@/server/backOffice/dashboard'
import { findAnything } from '@/server/backOffice/findAnything'
import { countRecords } from '@/server/backOffice/readRecords'
import { allSettledOrNull } from '@/server/backOffice/settled'
import { listStaffRegions } from '@/server/directory/regions'
import { readQualitySummary } from '@/server/quality/readSummary'
import { staffRoute } from '../http/route'
import { parseFilter } from '../ra/listParams'
import { listFor, listsOf } from '../ra/resourceLists'

export const staffDashboard = [
  staffRoute({
    at: 'GET /api/v1/staff/dashboard',
    access: 'read overview',
    operation: { id: 'readDashboard', tag: 'staff', summary: '운영 화면의 첫 장에 나오는 수와 기다리는 일을 읽어요.' },
    answer: staffDashboardSchema,
    run: () => readDashboard(staffReads),
  }),
  staffRoute({
    at: 'GET /api/v1/staff/counts',
    access: 'read desk',
    operation: { id: 'readWaitingCounts', tag: 'staff', summary: '사람을 기다리는 일이 몇 개인지 읽어요.' },
    answer: waitingCountsSchema,
    async run({ session: { person } }) {
      if (!mayDo(person, 'read', 'reports')) return {}
      return allSettledOrNull(waitingReads(staffReads, isAdmin(person) ? WAITING_KINDS : ['reports', 'heldComments']))
    },
  }),
  staffRoute({
    at: 'GET /api/v1/staff/search',
    access: 'read desk',
    operation: { id: 'searchBackOffice', tag: 'staff', summary: '식당, 회원, 글, 기관을 한꺼번에 찾아요.' },
    request: { query: z.object({ q: z.string().trim().min(1).max(LIST_SEARCH_MAX) }) },
    answer: staffSearchResultsSchema,
    run: async ({ session: { person }, query: { q } }) => (maySearch(person) ? findAnything(staffReads, q) : {}),
  }),
]

export const staffListCounts = [
  staffRoute({
    at: 'POST /api/v1/staff/list-counts',
    access: 'read desk',
    operation: { id: 'countLists', tag: 'staff', summary: '조건마다 목록이 몇 줄인지 읽어요.' },
    request: { body: listCountsSchema },
    answer: z.object({ counts: z.array(z.int().nullable()) }),
    async run({ session: { person }, body: { resource, filters } }) {
      if (!mayDo(person, 'read', resource)) return fail({ code: 'forbidden', params: {} })
      const lists = listsOf(resource)
      const spec = lists && listFor(lists, person)
      // A filter the list no longer supports has no count.
      const reads = filters.map((given) => async () => {
        const filter = spec && parseFilter(spec, given)
        return spec && filter?.ok ? countRecords(staffReads, spec, filter.value) : null
      })
      const settled = await allSettledOrNull(Object.fromEntries(reads.map((read, index) => [String(index), read])))
      return { counts: filters.map((_, index) => settled[String(index)] ?? null) }
    },
  }),
  staffRoute({
    at: 'GET /api/v1/staff/regions',
    access: 'read desk',
    operation: { id: 'listStaffRegions', tag: 'staff', summary: '식당에 적을 수 있는 시군구를 읽어요.' },
    answer: staffRegionsSchema,
    run: async () => ({ data: await listStaffRegions(staffReads) }),
  }),
]

export const staffQuality = staffRoute({
  at: 'GET /api/v1/staff/quality',
  access: 'read data-quality',
  operation: { id: 'readDataQuality', tag: 'staff', summary: '데이터 품질의 문제를 종류마다 집계해 읽어요.' },
  answer: qualitySummarySchema,
  run: () => readQualitySummary(staffReads),
})
