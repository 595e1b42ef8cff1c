import { EXPORT_ROWS_MAX } from '@/domain/backOffice/backOffice'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { MASKED } from '@/domain/audit'
import { PRIVATE_LISTS } from '@/domain/access/permissions'
import type { Resource } from '@/domain/access/table'
import type { ListQuery, ListSpec, StaffRecord } from '../listSpec'
import { getRecords, listIds } from '../readRecords'

export const auditedFilter = (resource: Resource, filter: Record<string, unknown>): Record<string, unknown> =>
  'q' in filter && PRIVATE_LISTS.includes(resource) ? { ...filter, q: MASKED } : filter

const BLOCK = 1_000

interface Export {
  rows: number
  blocks: AsyncGenerator<StaffRecord[], void>
}

/** In blocks, so that slow readers keep no statement open; by ids read at once, so that none repeats or is skipped. */
export async function exportRecords(
  sql: Queryable,
  spec: ListSpec,
  query: Pick<ListQuery, 'sort' | 'filter'>,
): Promise<Result<Export>> {
  const ids = await listIds(sql, spec, { ...query, limit: EXPORT_ROWS_MAX + 1 })
  if (ids.length > EXPORT_ROWS_MAX) return fail({ code: 'export-too-large', params: { max: EXPORT_ROWS_MAX } })
  return ok({ rows: ids.length, blocks: blocksOf(sql, spec, ids) })
}

async function* blocksOf(sql: Queryable, spec: ListSpec, ids: readonly number[]): AsyncGenerator<StaffRecord[], void> {
  for (let from = 0; from < ids.length; from += BLOCK) yield await getRecords(sql, spec, ids.slice(from, from + BLOCK))
}
