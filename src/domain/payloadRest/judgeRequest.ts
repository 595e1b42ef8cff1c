import { ID_MAX } from '@/domain/http/limits'
import type { Violation } from '../violation'
import { judgeQuery } from './judgeQuery'
import { PUBLIC_COLLECTIONS } from './publicCollections'

/** A request to Payload's REST: its path below `/api`, decoded, and its query as it was sent. */
export interface RestRequest {
  method: string
  segments: readonly string[]
  search: string
}

const READS = new Set(['GET', 'HEAD'])
const NOT_THERE: Violation = { code: 'path-not-found', params: {} }
const STAFF_ONLY: Violation = { code: 'unauthenticated', params: {} }

const isId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= ID_MAX
const isFileName = (text: string): boolean => /^[\w가-힣.() -]{1,200}$/.test(text) && !text.startsWith('.')

/** What a visitor may not: null lets the request in. Reads of what is public, asked for in few and small conditions. */
export function judgeVisitor({ method, segments, search }: RestRequest): Violation | null {
  const [slug = '', second, third, ...more] = segments
  const collection = Object.hasOwn(PUBLIC_COLLECTIONS, slug) ? PUBLIC_COLLECTIONS[slug] : undefined
  if (!collection || !READS.has(method)) return STAFF_ONLY
  if (second === undefined || (second === 'count' && third === undefined)) return judgeQuery(search, collection)
  if (slug === 'media' && second === 'file' && third !== undefined && more.length === 0)
    return isFileName(third) && search === '' ? null : NOT_THERE
  return isId(second) && third === undefined ? judgeQuery(search, collection) : NOT_THERE
}

/** Rejects staff queries that the panel never sends. Who may read what is decided by Payload's access rules. */
export function judgeStaff({ segments, search }: RestRequest): Violation | null {
  const [slug = '', second] = segments
  // Payload looks a collection up in a plain object, and finds `constructor` in it. No collection keeps versions.
  return slug in {} || second === 'versions' ? NOT_THERE : judgeQuery(search, null)
}
