import { z } from 'zod'
import { ID_MAX } from '@/domain/http/limits'
import { OCCASION_FACETS } from '@/domain/expense/occasions'
import { CUISINE_CODES } from '@/domain/place/lexicon/cuisineChips'
import { QUERY_LENGTH_MAX } from '@/domain/search/limits'
import { RADIUS_MAX, RADIUS_MIN } from '@/domain/nearby/nearby'
import { nearText, parseNear } from '@/domain/nearby/nearPoint'
import { AGENCY_TYPES } from '@/domain/agencyTypes'
import {
  LIST_PAGE_MAX,
  LIST_PAGE_SIZE,
  LIST_PAGE_SIZE_MAX,
  CATEGORIES,
  SORTS,
  type Sort,
  VISITS_PAGE_SIZE,
} from '@/domain/directory/directory'

export { effectiveSort, type Category, type Sort } from '@/domain/directory/directory'

/** Sort keys of an earlier API. */
export const SORT_ALIASES = {
  total_count: 'visit_count',
  total_visits: 'visit_count',
  rank: 'visit_count',
  rank_value: 'visit_count',
  avg_rating: 'rating',
  total_amount: 'amount',
} as const satisfies Record<string, Sort>

const NEAR_LENGTH_MAX = 60
const REGION_TEXT_MAX = 41

const isAlias = (key: string): key is keyof typeof SORT_ALIASES => Object.hasOwn(SORT_ALIASES, key)
const aliases = Object.keys(SORT_ALIASES) as (keyof typeof SORT_ALIASES)[]
const sort = z.enum([...SORTS, ...aliases]).transform((key): Sort => (isAlias(key) ? SORT_ALIASES[key] : key))

export const nearSchema = z
  .string()
  .trim()
  .max(NEAR_LENGTH_MAX)
  .transform((text, context) => {
    const point = parseNear(text)
    if (point) return nearText(point)
    context.issues.push({ code: 'custom', input: text, params: { code: 'near-format' } })
    return z.NEVER
  })

const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max)

const filters = {
  q: z.string().trim().max(QUERY_LENGTH_MAX).optional(),
  province: z.string().trim().max(20).optional(),
  district: z.string().trim().max(20).optional(),
  category: z.enum(CATEGORIES).default('all'),
  cuisine: z.enum(CUISINE_CODES).optional(),
  occasion: z.enum(OCCASION_FACETS).optional(),
  year: wholeNumber(2000, 2100).optional(),
  agency_type: z.enum(AGENCY_TYPES).optional(),
  agency: wholeNumber(1, ID_MAX).optional(),
  per_head_max: wholeNumber(1000, 1_000_000).optional(),
  near: nearSchema.optional(),
  radius: wholeNumber(RADIUS_MIN, RADIUS_MAX).optional(),
  sort: sort.default('relevance'),
}
const hasItsProvince = (query: { province?: string | undefined; district?: string | undefined }): boolean =>
  !query.district || Boolean(query.province)
const NEEDS_PROVINCE = { path: ['province'], params: { code: 'district-needs-province' } }

/** Radius and distance need a point, from `near` or from the search text. */
interface AroundPoint {
  near?: string | undefined
  q?: string | undefined
  radius?: number | undefined
  sort: Sort
}
const radiusHasItsPoint = ({ radius, near, q }: AroundPoint): boolean => radius === undefined || Boolean(near ?? q)
const distanceHasItsPoint = ({ sort: by, near, q }: AroundPoint): boolean => by !== 'distance' || Boolean(near ?? q)
const needsNear = (field: keyof AroundPoint) => ({ path: [field], params: { code: 'needs-near' } })

/** '시도|시군구' or a 시군구 of an earlier API; `resolveRegionText` splits it. */
const region = z.string().trim().max(REGION_TEXT_MAX).optional()

/** `district` needs `province`: six cities have a 중구. `radius` and distance order need `near` or a `q` with a place. */
export const listQuerySchema = z
  .object({
    ...filters,
    region,
    page: wholeNumber(1, LIST_PAGE_MAX).default(1),
    size: wholeNumber(1, LIST_PAGE_SIZE_MAX).default(LIST_PAGE_SIZE),
  })
  .refine(hasItsProvince, NEEDS_PROVINCE)
  .refine(radiusHasItsPoint, needsNear('radius'))
  .refine(distanceHasItsPoint, needsNear('sort'))

export const exportQuerySchema = z
  .strictObject({ ...filters, region })
  .refine(hasItsProvince, NEEDS_PROVINCE)
  .refine(radiusHasItsPoint, needsNear('radius'))
  .refine(distanceHasItsPoint, needsNear('sort'))
export type ExportQuery = z.infer<typeof exportQuerySchema>

export type ListQuery = z.infer<typeof listQuerySchema>

export const restaurantIdSchema = z.object({ id: z.coerce.number().int().min(1).max(ID_MAX) })

export const visitQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(LIST_PAGE_MAX).default(1),
  size: z.coerce.number().int().min(1).max(LIST_PAGE_SIZE_MAX).default(VISITS_PAGE_SIZE),
})

export const suggestQuerySchema = z.object({ q: z.string().trim().max(QUERY_LENGTH_MAX) })
