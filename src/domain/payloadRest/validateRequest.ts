import { ID_MAX } from '@/domain/http/limits'
import type { Violation } from '../violation'
import { hasConditions, validateQuery } from './validateQuery'
import { PUBLIC_COLLECTIONS } from './publicCollections'

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
