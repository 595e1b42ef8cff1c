import { z } from 'zod'
import { BULK_IDS_MAX, LIST_ROWS_MAX } from '@/domain/backOffice/backOffice'
import { ID_MAX } from '@/domain/http/limits'
import { fail, ok, type Result } from '@/domain/result'
import type { Violation } from '@/domain/violation'
import type { ListQuery, ListSpec } from '@/server/backOffice/listSpec'

const rangeSchema = z
  .tuple([z.int().min(0).max(ID_MAX), z.int().min(0).max(ID_MAX)])
  .refine(([first, last]) => last >= first)
const sortSchema = z.tuple([z.string(), z.enum(['ASC', 'DESC'])])
const idsSchema = z.array(z.coerce.number().pipe(z.int().min(1).max(ID_MAX))).max(BULK_IDS_MAX)

export type ReadRequest = { kind: 'list'; query: ListQuery } | { kind: 'many'; ids: number[] }

const invalid = (field: string): Violation => ({ code: 'invalid-value', params: { field } })

function parseJson(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return Symbol('not JSON')
  }
}

/** `null` and `''` mean no filter. */
export function parseFilter(spec: ListSpec, given: unknown): Result<ListQuery['filter']> {
  if (given === undefined) return ok({})
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return fail(invalid('filter'))
  const filter: ListQuery['filter'] = {}
  for (const [name, value] of Object.entries(given)) {
    const known = Object.hasOwn(spec.filters, name) ? spec.filters[name] : undefined
    if (!known) return fail({ code: 'unknown-parameter', params: { field: name } })
    if (value === null || value === '') continue
    const parsed = known.schema.safeParse(value)
    if (!parsed.success) return fail(invalid(name))
    filter[name] = parsed.data
  }
  return ok(filter)
}

function parseSort(spec: ListSpec, given: unknown): Result<ListQuery['sort']> {
  if (given === undefined) return ok<ListQuery['sort']>(undefined)
  const parsed = sortSchema.safeParse(given)
  if (!parsed.success) return fail(invalid('sort'))
  const [field, order] = parsed.data
  return Object.hasOwn(spec.sorts, field)
    ? ok<ListQuery['sort']>({ field, order })
    : fail({ code: 'invalid-option', params: { field: 'sort', choices: Object.keys(spec.sorts).join(', ') } })
}

/** Without paging, for exports. */
export function parseRows(spec: ListSpec, search: URLSearchParams): Result<Pick<ListQuery, 'sort' | 'filter'>> {
  const filter = parseFilter(spec, parseJson(search.get('filter')))
  if (!filter.ok) return filter
  const sort = parseSort(spec, parseJson(search.get('sort')))
  return sort.ok ? ok({ filter: filter.value, sort: sort.value }) : sort
}

/**
 * `range=[0,9]&sort=["id","ASC"]&filter={"q":"…"}`: inclusive ranges, cut to `LIST_ROWS_MAX` rows, become offset and
 * limit; a filter that is only `{"id":[1,2]}` looks up ids.
 */
export function parseReadRequest(spec: ListSpec, search: URLSearchParams): Result<ReadRequest> {
  const filter = parseJson(search.get('filter'))
  if (filter !== null && typeof filter === 'object' && 'id' in filter) {
    const ids = idsSchema.safeParse(Array.isArray(filter.id) ? filter.id : [filter.id])
    return ids.success && Object.keys(filter).length === 1 ? ok({ kind: 'many', ids: ids.data }) : fail(invalid('id'))
  }
  const rows = parseRows(spec, search)
  if (!rows.ok) return rows
  const range = rangeSchema.safeParse(parseJson(search.get('range')) ?? [0, 9])
  if (!range.success) return fail(invalid('range'))
  const [first, last] = range.data
  return ok({ kind: 'list', query: { ...rows.value, offset: first, limit: Math.min(last - first + 1, LIST_ROWS_MAX) } })
}

/** `restaurants 0-9/218`, or for an empty page `restaurants *`/218 (RFC 9110). */
export const contentRange = (resource: string, offset: number, rows: number, total: number): string =>
  rows === 0 ? `${resource} */${total}` : `${resource} ${offset}-${offset + rows - 1}/${total}`
