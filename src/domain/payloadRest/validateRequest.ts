import { parse } from 'qs-esm'
import {
  ID_MAX,
  REST_PAGE_MAX,
  REST_POPULATION_MAX,
  REST_QUERY_LENGTH_MAX,
  REST_SORTS_MAX,
  REST_CONDITIONS_MAX,
  REST_TEXT_SEARCHES_MAX,
  REST_PATH_DEPTH_MAX,
  REST_VALUE_LENGTH_MAX,
  REST_VALUES_MAX,
} from '@/domain/http/limits'
import type { Violation } from '../violation'
import {
  PUBLIC_COLLECTIONS,
  type PublicCollection,
  type FieldKind,
  OPERATORS,
  TEXT_SEARCHES,
} from './publicCollections'

/** A condition of a query: `where[name][contains]=국밥`. */
interface Condition {
  field: string
  operator: string
  value: unknown
}

type Who = 'visitor' | 'staff'

const JOINTS = new Set(['and', 'or'])
const SAFE_FIELD = /^\w+(?:\.\w+)*$/

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

class Unreadable extends Error {}

function* walk(where: unknown): Generator<Condition> {
  if (!isObject(where)) throw new Unreadable()
  for (const [key, value] of Object.entries(where)) {
    if (JOINTS.has(key.toLowerCase())) {
      if (!Array.isArray(value)) throw new Unreadable()
      for (const part of value as unknown[]) yield* walk(part)
      continue
    }
    if (!SAFE_FIELD.test(key) || !isObject(value)) throw new Unreadable()
    for (const [operator, compared] of Object.entries(value)) yield { field: key, operator, value: compared }
  }
}

/** All conditions of a `where`, including nested `and` and `or`; null if malformed. */
function readConditions(where: unknown): Condition[] | null {
  try {
    return [...walk(where)]
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
}

function valuesOf({ operator, value }: Condition): string[] | null {
  const list = (Array.isArray(value) ? value : [value]) as unknown[]
  if (Array.isArray(value) && !/^(not_)?in$|^all$/.test(operator)) return null
  const texts = list.filter((one): one is string => typeof one === 'string')
  if (texts.length !== list.length) return null
  return operator === 'in' || operator === 'not_in' ? texts.flatMap((text) => text.split(',')) : texts
}

function violationOfSize(condition: Condition, who: Who): Violation | null {
  const { field } = condition
  if (field.split('.').length > REST_PATH_DEPTH_MAX[who])
    return { code: 'path-too-deep', params: { field, max: REST_PATH_DEPTH_MAX[who] } }
  const values = valuesOf(condition)
  if (values === null || values.some((value) => value.includes('\0')))
    return { code: 'invalid-value', params: { field } }
  if (values.length > REST_VALUES_MAX[who]) return { code: 'too-large', params: { field, max: REST_VALUES_MAX[who] } }
  const tooLong = values.some((value) => value.length > REST_VALUE_LENGTH_MAX)
  return tooLong ? { code: 'too-long', params: { field, max: REST_VALUE_LENGTH_MAX } } : null
}

const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d/.test(text) && !Number.isNaN(Date.parse(text))

const VALUES: Record<FieldKind, (text: string) => boolean> = {
  id: (text) => /^\d{1,10}$/.test(text) && Number(text) <= ID_MAX,
  number: (text) => /^-?\d{1,12}(\.\d{1,12})?$/.test(text),
  date: isDate,
  text: (text) => text !== '',
  choice: (text) => /^[\w-]{1,40}$/.test(text),
  checkbox: (text) => text === 'true' || text === 'false',
}

/** Visitors' operators, and `not_in`, which the panel sends. */
const STAFF_OPERATORS = [...new Set([...Object.values(OPERATORS).flat(), 'not_in'])]

function violationOfMeaning(condition: Condition, fields: Record<string, FieldKind>): Violation | null {
  const { field, operator } = condition
  const kind = Object.hasOwn(fields, field) ? fields[field] : undefined
  if (!kind) return { code: 'field-not-queryable', params: { field, fields: Object.keys(fields).join(', ') } }
  if (!OPERATORS[kind].includes(operator))
    return { code: 'operator-not-allowed', params: { field, operators: OPERATORS[kind].join(', ') } }
  const isValue = operator === 'exists' ? VALUES.checkbox : VALUES[kind]
  return valuesOf(condition)?.every(isValue) ? null : { code: 'invalid-value', params: { field } }
}

/** Payload fails on operators of points and of lists of values, and no field has either. */
const violationOfOperator = ({ field, operator }: Condition): Violation | null =>
  STAFF_OPERATORS.includes(operator)
    ? null
    : { code: 'operator-not-allowed', params: { field, operators: STAFF_OPERATORS.join(', ') } }

/** `fields`: those visitors may use; undefined for staff, whose access Payload checks. */
function judgeConditions(where: unknown, who: Who, fields?: Record<string, FieldKind>): Violation | null {
  const conditions = readConditions(where)
  if (!conditions) return { code: 'invalid-value', params: { field: 'where' } }
  const max = REST_CONDITIONS_MAX[who]
  if (conditions.length > max) return { code: 'too-many-conditions', params: { max } }
  for (const condition of conditions) {
    const violation =
      violationOfSize(condition, who) ??
      (fields ? violationOfMeaning(condition, fields) : violationOfOperator(condition))
    if (violation) return violation
  }
  const searches = conditions.filter(({ operator }) => TEXT_SEARCHES.includes(operator)).length
  return fields && searches > REST_TEXT_SEARCHES_MAX
    ? { code: 'too-many-conditions', params: { max: REST_TEXT_SEARCHES_MAX } }
    : null
}

type Query = Record<string, unknown>

const readQuery = (search: string): Query =>
  parse(search, { allowEmptyArrays: true, arrayLimit: 1000, depth: 10, ignoreQueryPrefix: true })

/** `where[and][]=` has none, and Payload takes it for "all". */
const hasConditions = (search: string): boolean => Boolean(readConditions(readQuery(search).where)?.length)

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
function validateQuery(search: string, collection: PublicCollection | null): Violation | null {
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

export interface RestRequest {
  method: string
  segments: readonly string[]
  search: string
}

/** The back office's API, whose endpoints validate their own queries in ra-data-simple-rest's dialect. */
const FACADE = 'ra'
const READS = new Set(['GET', 'HEAD'])
const NOT_THERE: Violation = { code: 'path-not-found', params: {} }
const NO_CONDITION: Violation = { code: 'where-missing', params: {} }
const STAFF_ONLY: Violation = { code: 'unauthenticated', params: {} }

const isId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= ID_MAX
/** Any name that one file of a folder can have. */
const isFileName = (text: string): boolean => /^[^./\\\p{Cc}][^/\\\p{Cc}]{0,254}$/u.test(text)

/** Visitors get only small, simple reads of public collections. */
export function validatePublicQuery({ method, segments, search }: RestRequest): Violation | null {
  const [slug = '', second, third, ...more] = segments
  const collection = Object.hasOwn(PUBLIC_COLLECTIONS, slug) ? PUBLIC_COLLECTIONS[slug] : undefined
  if (!collection || !READS.has(method)) return STAFF_ONLY
  if (second === undefined || (second === 'count' && third === undefined)) return validateQuery(search, collection)
  if (slug === 'media' && second === 'file' && third !== undefined && more.length === 0)
    return isFileName(third) && search === '' ? null : NOT_THERE
  return isId(second) && third === undefined ? validateQuery(search, collection) : NOT_THERE
}

/** Rejects staff queries that the panel never sends; Payload checks access. */
export function validateStaffQuery({ method, segments, search }: RestRequest): Violation | null {
  const [slug = '', second] = segments
  if (slug === FACADE) return null
  // Payload looks collections up in a plain object, where `constructor` exists too. No collection has versions.
  if (slug in {} || second === 'versions') return NOT_THERE
  const changesMany = second === undefined && (method === 'DELETE' || method === 'PATCH')
  return validateQuery(search, null) ?? (changesMany && !hasConditions(search) ? NO_CONDITION : null)
}
