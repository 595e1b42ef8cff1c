import { z } from 'zod'
import { AGENCY_TYPES } from '@/domain/agencyTypes'
import { COVERAGE_STATES } from '@/domain/agency/coverage'
import { LIST_PAGE_MAX, LIST_PAGE_SIZE, LIST_PAGE_SIZE_MAX } from '@/domain/directory/directory'
import { ID_MAX } from '@/domain/http/limits'
import { QUERY_LENGTH_MAX } from '@/domain/search/limits'
import { AGENCY_SORTS } from '@/domain/agency/agency'
import { paginationSchema, restaurantDetailSchema, restaurantSchema } from './directory'

export const agencyIdSchema = z.object({ id: z.coerce.number().int().min(1).max(ID_MAX) })

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

/** Of a CSV file: months, both included, and only rows without a value. */
export const agencyVisitsQuerySchema = z.strictObject({
  from: month.optional(),
  until: month.optional(),
  lacks: z.enum(['time', 'headcount', 'department']).optional(),
})
export type AgencyVisitsQuery = z.infer<typeof agencyVisitsQuerySchema>

export const agencyListQuerySchema = z.object({
  q: z.string().trim().max(QUERY_LENGTH_MAX).optional(),
  region: z
    .string()
    .regex(/^\d{2}(\d{3})?$/)
    .optional(),
  type: z.enum(AGENCY_TYPES).optional(),
  sort: z.enum(AGENCY_SORTS).default('visit_count'),
  page: z.coerce.number().int().min(1).max(LIST_PAGE_MAX).default(1),
  size: z.coerce.number().int().min(1).max(LIST_PAGE_SIZE_MAX).default(LIST_PAGE_SIZE),
})
export type AgencyListQuery = z.infer<typeof agencyListQuerySchema>

const count = z.int().min(0)
const won = z.int().min(0)
const day = z.iso.date()

export const agencySchema = z
  .object({
    id: z.int(),
    name: z.string(),
    type: z.enum(AGENCY_TYPES),
    region_code: z.string().nullable(),
    sub_add1: z.string().nullable(),
    sub_add2: z.string().nullable(),
    visit_count: count,
    restaurant_count: count,
    total_amount: won,
    per_head_median: won.nullable(),
    last_visit: day.nullable(),
  })
  .meta({ id: 'Agency' })
export type Agency = z.infer<typeof agencySchema>

export const agencyListSchema = z.object({ data: z.array(agencySchema), pagination: paginationSchema })
export type AgencyList = z.infer<typeof agencyListSchema>

const agencyPlaceSchema = restaurantSchema
  .pick({
    id: true,
    title: true,
    category: true,
    sub_category: true,
    address: true,
    latitude: true,
    longitude: true,
    sub_add1: true,
    sub_add2: true,
  })
  .extend({
    /** by this agency's visits; ties share a rank */
    rank: z.int().min(1),
    visit_count: count,
    total_amount: won,
    per_head_median: won.nullable(),
    last_visit: day,
  })
export type AgencyPlace = z.infer<typeof agencyPlaceSchema>

const { months, hours, time_unknown_count, per_head, occasions, first_visit, headcount_total } =
  restaurantDetailSchema.shape

export const agencyDetailSchema = agencySchema
  .extend({
    source_url: z.string().nullable(),
    /** addresses of the lists that are collected */
    boards: z.array(z.string()),
    homepage: z.string().nullable(),
    hall_address: z.string().nullable(),
    hall_latitude: z.number().nullable(),
    hall_longitude: z.number().nullable(),
    parent: z.object({ id: z.int(), name: z.string() }).nullable(),
    first_visit,
    headcount_total,
    places: z.array(agencyPlaceSchema),
    departments: z.array(z.object({ name: z.string(), visit_count: count, total_amount: won })),
    /** all departments, including unlisted ones */
    department_count: count,
    months,
    hours,
    time_unknown_count,
    per_head,
    occasions,
    /** every month from the first with visits; see `coverageOf` */
    coverage: z.array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), state: z.enum(COVERAGE_STATES) })),
    sources: z.array(
      z.object({ title: z.string().nullable(), url: z.string().nullable(), visit_count: count, last_visit: day }),
    ),
    source_count: count,
  })
  .meta({ id: 'AgencyDetail' })
export type AgencyDetail = z.infer<typeof agencyDetailSchema>

export interface SharedPlaces {
  total: number
  places: (Omit<AgencyPlace, 'rank' | 'visit_count' | 'total_amount' | 'per_head_median' | 'last_visit'> & {
    firstVisits: number
    secondVisits: number
  })[]
}
