import { ID_MAX } from '@/domain/http/limits'
import type { Violation } from '../violation'
import { validateQuery } from './validateQuery'
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
const STAFF_ONLY: Violation = { code: 'unauthenticated', params: {} }

const isId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= ID_MAX
const isFileName = (text: string): boolean => /^[\w가-힣.() -]{1,200}$/.test(text) && !text.startsWith('.')

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
export function validateStaffQuery({ segments, search }: RestRequest): Violation | null {
  const [slug = '', second] = segments
  if (slug === FACADE) return null
  // Payload looks collections up in a plain object, where `constructor` exists too. No collection has versions.
  return slug in {} || second === 'versions' ? NOT_THERE : validateQuery(search, null)
}
