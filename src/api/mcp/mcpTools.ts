import type { z } from 'zod'
import { agencyIdSchema, agencyListQuerySchema } from '@/contract/agencies'
import { changesQuerySchema } from '@/contract/changes'
import { listQuerySchema, restaurantIdSchema, visitQuerySchema } from '@/contract/directoryQuery'
import { planQuerySchema } from '@/contract/plan'
import { fail, ok, type Result } from '@/domain/result'
import type { Violation } from '@/domain/violation'
import type { Queryable } from '@/infra/database/pool'
import { MCP_TOOLS, type McpToolName } from '@/messages/mcp'
import { listAgencies } from '@/server/agencies/listAgencies'
import { resolveMergedAgency } from '@/server/agencies/readAgency'
import { readAgencyDetail } from '@/server/agencies/readAgencyDetail'
import { readReportCard } from '@/server/agencies/reportCards'
import { listChanges } from '@/server/changes/listChanges'
import { resolveVisibleRestaurant } from '@/server/directory/findRestaurant'
import { listRestaurants } from '@/server/directory/listRestaurants'
import { listVisits } from '@/server/directory/listVisits'
import { readRestaurant } from '@/server/directory/readRestaurant'
import { planPlaces } from '@/server/plan/planPlaces'
import { zodIssueToViolation } from '../http/zodIssueToViolation'
import { readListScope } from '../public/restaurants'

export type ToolOutcome = { ok: true; value: object } | { ok: false; violation: Violation; field?: string | undefined }

interface McpTool {
  name: McpToolName
  title: string
  description: string
  schema: z.ZodType
  /** Validates, like the operation of `/api/v1` that it stands for. */
  call: (sql: Queryable, input: unknown) => Promise<ToolOutcome>
}

const tool = <Schema extends z.ZodType>(
  name: McpToolName,
  schema: Schema,
  answer: (sql: Queryable, input: z.output<Schema>) => Promise<Result<object>>,
): McpTool => ({
  name,
  ...MCP_TOOLS[name],
  schema,
  async call(sql, input) {
    const read = schema.safeParse(input ?? {})
    if (read.success) return answer(sql, read.data)
    const [issue] = read.error.issues
    return issue ? { ok: false, ...zodIssueToViolation(issue) } : fail({ code: 'invalid-query', params: {} })
  },
})

const missingRestaurant = (mergedInto: number | null): Result<never> =>
  mergedInto === null
    ? fail({ code: 'restaurant-not-found', params: {} })
    : fail({ code: 'restaurant-merged', params: { id: mergedInto } })

async function answerAgency(sql: Queryable, id: number): Promise<Result<object>> {
  const found = await readAgencyDetail(sql, id, new Date())
  if (found && !('mergedInto' in found)) {
    const { rule_version, score, assessed, first_month, last_month } = await readReportCard(sql, id)
    return ok({ ...found, report_card: { rule_version, score, assessed, first_month, last_month } })
  }
  const into = found ? found.mergedInto : await resolveMergedAgency(sql, id)
  return into === null
    ? fail({ code: 'agency-not-found', params: {} })
    : fail({ code: 'agency-merged', params: { id: into } })
}

/** The use cases and schemas of `/api/v1`; none writes. */
export const TOOLS: readonly McpTool[] = [
  tool('search_places', listQuerySchema.strict(), async (sql, query) => {
    const read = await readListScope(sql, query)
    return read.ok ? ok(await listRestaurants(sql, read.value)) : read
  }),
  tool('place', restaurantIdSchema.strict(), async (sql, { id }) => {
    const found = await readRestaurant(sql, id)
    return found && !('mergedInto' in found) ? ok(found) : missingRestaurant(found?.mergedInto ?? null)
  }),
  tool('visits', restaurantIdSchema.extend(visitQuerySchema.shape).strict(), async (sql, { id, ...query }) => {
    const shown = await resolveVisibleRestaurant(sql, id)
    return shown === id ? ok(await listVisits(sql, id, query)) : missingRestaurant(shown)
  }),
  tool('agency', agencyListQuerySchema.extend(agencyIdSchema.partial().shape).strict(), async (sql, { id, ...query }) =>
    id === undefined ? ok(await listAgencies(sql, query)) : answerAgency(sql, id),
  ),
  tool('plan_meal', planQuerySchema.strict(), async (sql, query) => ok(await planPlaces(sql, query))),
  tool('whats_changed', changesQuerySchema.strict(), async (sql, query) =>
    ok(await listChanges(sql, query, new Date())),
  ),
]
