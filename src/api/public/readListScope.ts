import { listScope } from '@/domain/directory/listScope'
import { type RegionFields, resolveRegionText } from '@/domain/directory/resolveRegionText'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { readAgency } from '@/server/directory/readAgency'

/** Splits the region into two fields; fails for an unknown region or agency. */
export async function readListScope<Query extends RegionFields & { agency?: number | undefined }>(
  sql: Queryable,
  asked: Query,
): Promise<Result<Omit<Query, 'region'> & RegionFields>> {
  const read = resolveRegionText(asked)
  if (!read.ok) return fail(read.problem)
  const scope = listScope(read.query)
  if (scope.kind === 'unknown') return fail({ code: 'unknown-region', params: { field: scope.field } })
  if (asked.agency !== undefined && !(await readAgency(sql, asked.agency)))
    return fail({ code: 'unknown-agency', params: { field: 'agency' } })
  return ok(read.query)
}
