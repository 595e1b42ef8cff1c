import { type Sort, effectiveSort, LIST_PAGE_SIZE } from '@/domain/directory/directory'
import type { ListQuery } from '@/contract/directoryQuery'
import { RADIUS_MAX } from '@/domain/nearby/nearby'

export type ListFilters = Partial<ListQuery>

/** The fixed order gives each selection one URL. */
const KEYS = [
  'province',
  'district',
  'q',
  'category',
  'cuisine',
  'occasion',
  'year',
  'agency_type',
  'agency',
  'per_head_max',
  'near',
  'radius',
  'sort',
  'size',
  'page',
] as const
const DEFAULTS: Record<string, unknown> = { category: 'all', size: LIST_PAGE_SIZE, page: 1 }

export const defaultSort = ({ q, near }: ListFilters): Sort => effectiveSort({ q, near, sort: 'relevance' })

export const sortOf = (filters: ListFilters): Sort =>
  effectiveSort({ q: filters.q, near: filters.near, sort: filters.sort ?? 'relevance' })

export function listSearch(filters: ListFilters): string {
  const search = new URLSearchParams()
  for (const key of KEYS) {
    const value = filters[key]
    if (value === undefined || value === '' || value === DEFAULTS[key]) continue
    if (key === 'sort' && sortOf(filters) === defaultSort(filters)) continue
    search.set(key, String(value))
  }
  return search.toString()
}

export function listHref(filters: ListFilters): string {
  const path = filters.province ? '/regions' : '/restaurants'
  const search = listSearch(filters)
  return search ? `${path}?${search}` : path
}

export const isListPath = (path: string): boolean => path === '/restaurants' || path === '/regions'

/** A changed filter starts again at the first page. */
export const refine = (filters: ListFilters, change: ListFilters): ListFilters => ({ ...filters, page: 1, ...change })

/**
 * The change to a list that orders it by distance from a point. A narrowed list uses the largest radius; the whole
 * country becomes a walking radius.
 */
export function nearestFirst({ province, q, agency, agency_type }: ListFilters, near: string): ListFilters {
  const radius = province || q || agency || agency_type ? RADIUS_MAX : undefined
  return { near, radius, sort: undefined }
}

export const nearestListHref = (filters: ListFilters, near: string): string =>
  listHref(refine(filters, nearestFirst(filters, near)))
