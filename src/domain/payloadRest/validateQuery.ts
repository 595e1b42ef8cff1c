import { parse } from 'qs-esm'
import { ID_MAX, REST_PAGE_MAX, REST_POPULATION_MAX, REST_QUERY_LENGTH_MAX, REST_SORTS_MAX } from '@/domain/http/limits'
import type { Violation } from '../violation'
import { readConditions, type Who } from './conditions'
import { judgeConditions } from './judgeConditions'
import type { PublicCollection } from './publicCollections'

type Query = Record<string, unknown>

const readQuery = (search: string): Query =>
  parse(search, { allowEmptyArrays: true, arrayLimit: 1000, depth: 10, ignoreQueryPrefix: true })

/** `where[and][]=` has none, and Payload takes it for "all". */
export const hasConditions = (search: string): boolean => Boolean(readConditions(readQuery(search).where)?.length)

const VISITORS_MAY_SAY = new Set(['where', 'sort', 'limit', 'page', 'depth', 'pagination'])

const NUMBERS = {
  limit: { min: 0, max: () => ID_MAX },
  page: { min: 1, max: () => REST_PAGE_MAX },
  depth: { min: 0, max: (who: Who) => REST_POPULATION_MAX[who] },
} as const

function violationOfNumber(query: Query, field: keyof typeof NUMBERS, who: Who): Violation | null {
  const given = query[field]
  if (given === undefined) return null
  if (typeof given !== 'string' || !/^-?\d{1,15}$/.test(given)) return { code: 'not-an-integer', params: { field } }
  const [value, min, max] = [Number(given), NUMBERS[field].min, NUMBERS[field].max(who)]
  if (value < min) return { code: 'too-small', params: { field, min } }
  return value > max ? { code: 'too-large', params: { field, max } } : null
}

function violationOfSort(sort: unknown, fields: readonly string[] | null): Violation | null {
  if (sort === undefined) return null
  const field = 'sort'
  if (typeof sort !== 'string') return { code: 'duplicate-parameter', params: { field } }
  const names = sort.split(',').map((name) => name.replace(/^-/, ''))
  if (names.length > REST_SORTS_MAX) return { code: 'too-large', params: { field, max: REST_SORTS_MAX } }
  if (!fields)
    return names.every((name) => /^\w+(\.\w+){0,2}$/.test(name)) ? null : { code: 'invalid-value', params: { field } }
  const unknown = names.find((name) => !fields.includes(name))
  return unknown === undefined
    ? null
    : { code: 'field-not-queryable', params: { field: unknown, fields: fields.join(', ') } }
}

/** `search`: raw, with its `?`. `collection`: null for staff. */
export function validateQuery(search: string, collection: PublicCollection | null): Violation | null {
  const who: Who = collection ? 'visitor' : 'staff'
  const max = REST_QUERY_LENGTH_MAX[who]
  if (search.length > max) return { code: 'too-long', params: { field: 'query', max } }
  const query = readQuery(search)
  const unknown = collection && Object.keys(query).find((name) => !VISITORS_MAY_SAY.has(name))
  if (typeof unknown === 'string') return { code: 'unknown-parameter', params: { field: unknown } }
  for (const field of ['limit', 'page', 'depth'] as const) {
    const violation = violationOfNumber(query, field, who)
    if (violation) return violation
  }
  if (collection && ![undefined, 'true', 'false'].includes(query.pagination as string | undefined))
    return { code: 'invalid-option', params: { field: 'pagination', choices: 'true, false' } }
  const violation = violationOfSort(query.sort, collection?.sort ?? null)
  if (violation) return violation
  return query.where === undefined ? null : judgeConditions(query.where, who, collection?.where)
}
