import { z } from 'zod'
import { AGENCY_TYPES } from '@/domain/agencyTypes'
import { OCCASIONS, PAYMENT_METHODS } from '@/domain/expense/codes'
import { restaurantPhotoSchema } from '@/domain/photo'
import { MEALS } from '@/domain/search/queryWords.data'
import { DATA_SOURCES, VISIT_STATUSES } from '@/domain/expense/visits'

/** The source of the API's types, OpenAPI document and props. Amounts in won, days and `HH:MM` times in Korea. */
const won = z.int().min(0)
const count = z.int().min(0)
const rank = z.int().min(1).nullable()
const day = z.iso.date()
const month = z.string().regex(/^\d{4}-\d{2}$/)

export const restaurantSchema = z
  .object({
    id: z.int(),
    title: z.string(),
    name: z.string(),
    branch: z.string().nullable(),
    category: z.enum(['restaurant', 'cafe']),
    sub_category: z.string().nullable(),
    address: z.string().nullable(),
    phone: z.string().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    region_code: z.string().nullable(),
    sub_add1: z.string().nullable(),
    sub_add2: z.string().nullable(),
    is_active: z.boolean(),
    visit_count: count,
    agency_count: count,
    total_amount: won,
    per_head_median: won.nullable(),
    last_visit: day.nullable(),
    avg_rating: z.number(),
    review_count: count,
    region_rank: rank,
    province_rank: rank,
    national_rank: rank,
    /** the photograph of its rows and cards */
    photo: restaurantPhotoSchema.nullable(),
  })
  .meta({ id: 'Restaurant' })
export type Restaurant = z.infer<typeof restaurantSchema>

/** `total_is_minimum`: counting stopped early; there are more. */
export const paginationSchema = z
  .object({ page: count, size: count, total: count, pages: z.int().min(1), total_is_minimum: z.boolean() })
  .meta({ id: 'Pagination' })
export type PageInfo = z.infer<typeof paginationSchema>

/** `point`: what the list is around; `choices`: other places of that name, each with its search. */
const understoodSchema = z
  .object({
    kind: z.string().nullable(),
    places: z.array(z.string()),
    point: z
      .object({ name: z.string(), region: z.string().nullable(), latitude: z.number(), longitude: z.number() })
      .nullable(),
    meal: z.enum(MEALS).nullable(),
    choices: z.array(z.object({ label: z.string(), q: z.string() })),
  })
  .meta({ id: 'Understood' })
export type Understood = z.infer<typeof understoodSchema>

/** `distance`: metres in a straight line, for lists around a point. */
const listedRestaurantSchema = restaurantSchema.extend({ distance: count.optional() }).meta({ id: 'ListedRestaurant' })
export type ListedRestaurant = z.infer<typeof listedRestaurantSchema>

export const restaurantPageSchema = z
  .object({
    data: z.array(listedRestaurantSchema),
    pagination: paginationSchema,
    understood: understoodSchema.optional(),
  })
  .meta({ id: 'RestaurantPage' })
export type RestaurantPage = z.infer<typeof restaurantPageSchema>

const neighbourSchema = z.object({
  id: z.int(),
  title: z.string(),
  visit_count: count,
  agency_count: count,
  rank: z.int().min(1),
})
export type RankNeighbour = z.infer<typeof neighbourSchema>

const rankInScopeSchema = z.object({
  scope: z.enum(['region', 'province', 'national']),
  name: z.string(),
  rank: z.int().min(1),
  /** active restaurants with at least one visit in the scope */
  of: count,
  /** restaurants with more visits, and with the same number */
  above: count,
  tied: count,
  /** null without visits by the end of the previous quarter, or without records then */
  previous_rank: rank,
  next_above: neighbourSchema.nullable(),
  next_below: neighbourSchema.nullable(),
})
export const rankExplanationSchema = z.object({
  restaurant_id: z.int(),
  title: z.string(),
  visit_count: count,
  agency_count: count,
  formula_version: z.string(),
  formula_date: day,
  ranks: z.array(rankInScopeSchema),
  /** previous ranks count visits before this day, the start of a quarter; null if there are no earlier records */
  compared_to: day.nullable(),
  /** its district rank by each year's records alone, oldest first; years without a visit are omitted */
  years: z.array(
    z.object({
      year: z.int(),
      rank: z.int().min(1),
      of: count,
      /** months of the year with any record in its district */
      months: z.array(month),
    }),
  ),
})
export type RankExplanation = z.infer<typeof rankExplanationSchema>

export const restaurantDetailSchema = restaurantSchema
  .extend({
    closed_on: day.nullable(),
    verified_on: day.nullable(),
    headcount_total: count,
    headcount_median: count.nullable(),
    first_visit: day.nullable(),
    spellings: z.array(z.string()),
    visitors: z.array(
      z.object({ agency_id: z.int(), agency: z.string(), department: z.string().nullable(), visit_count: count }),
    ),
    /** every month from the first visit to the last, including zeros */
    months: z.array(z.object({ month, visit_count: count, total_amount: won })),
    /** months from its first year to its last in which any of its visitors has a record anywhere */
    collected_months: z.array(month),
    /** ISO weekday 1 (월) to 7 (일) and hour 0 to 23; only visits with a known time */
    hours: z.array(z.object({ weekday: z.int().min(1).max(7), hour: z.int().min(0).max(23), visit_count: count })),
    time_unknown_count: count,
    per_head: z.object({ median: won, low: won, high: won, visits: count }).nullable(),
    /** most first; visits without an occasion are in none */
    occasions: z.array(z.object({ occasion: z.enum(OCCASIONS), visit_count: count })),
    /** `photo` first */
    photos: z.array(restaurantPhotoSchema),
  })
  .meta({ id: 'RestaurantDetail' })
export type RestaurantDetail = z.infer<typeof restaurantDetailSchema>

export const visitSchema = z
  .object({
    id: z.int(),
    spent_on: day,
    time: z.string().nullable(),
    agency_id: z.int(),
    agency: z.string(),
    department: z.string().nullable(),
    headcount: count.nullable(),
    amount: won.nullable(),
    per_head: won.nullable(),
    occasion: z.enum(OCCASIONS).nullable(),
    payment_method: z.enum(PAYMENT_METHODS).nullable(),
    source: z.object({
      title: z.string().nullable(),
      url: z.string().nullable(),
      /** null, like `row`, for a visit entered by staff */
      file: z.string().nullable(),
      sheet: z.string().nullable(),
      row: z.int().nullable(),
    }),
    flags: z.array(z.string()),
    data_source: z.enum(DATA_SOURCES),
    status: z.enum(VISIT_STATUSES),
  })
  .meta({ id: 'Visit' })
export type Visit = z.infer<typeof visitSchema>
export const visitPageSchema = z
  .object({ data: z.array(visitSchema), pagination: paginationSchema })
  .meta({ id: 'VisitPage' })
export type VisitPage = z.infer<typeof visitPageSchema>

export const regionSchema = z
  .object({
    code: z.string(),
    province: z.string(),
    district: z.string().nullable(),
    restaurant_count: count,
    visit_count: count,
  })
  .meta({ id: 'Region' })
export type RegionSummary = z.infer<typeof regionSchema>
export const regionListSchema = z.object({ data: z.array(regionSchema) }).meta({ id: 'RegionList' })

export const suggestionSchema = z
  .object({
    q: z.string(),
    restaurants: z.array(
      restaurantSchema.pick({
        id: true,
        title: true,
        sub_category: true,
        address: true,
        sub_add1: true,
        sub_add2: true,
        visit_count: true,
      }),
    ),
    regions: z.array(regionSchema),
    provinces: z.array(regionSchema.omit({ code: true, district: true })),
    agencies: z.array(z.object({ id: z.int(), name: z.string(), type: z.enum(AGENCY_TYPES), visit_count: count })),
    /** stations and halls by prefix, halls also by institution, each with the search around it */
    points: z.array(z.object({ name: z.string(), region: z.string().nullable(), q: z.string() })),
    /** set if the search text names a kind of food rather than a restaurant */
    understood: understoodSchema.optional(),
  })
  .meta({ id: 'Suggestions' })
export type Suggestions = z.infer<typeof suggestionSchema>

export const statisticsSchema = z
  .object({
    region_count: count,
    restaurant_count: count,
    visit_count: count,
    agency_count: count,
    /** share (0 to 1) of visits whose source document has a link */
    source_share: z.number().min(0).max(1),
    last_visit: day.nullable(),
    /** visits by won per head in steps of 5,000 won; the last is open-ended */
    per_head: z.array(z.object({ from: won, visit_count: count })),
    years: z.array(z.int()),
    agency_types: z.array(z.object({ type: z.enum(AGENCY_TYPES), visit_count: count })),
  })
  .meta({ id: 'Statistics' })
export type Statistics = z.infer<typeof statisticsSchema>

/** `shared_agency_count`: how many of the most frequent institutions also go there; 0 in `similar`. */
const similarPlaceSchema = restaurantSchema.extend({ shared_agency_count: z.int().min(0) }).meta({ id: 'SimilarPlace' })
export type SimilarPlace = z.infer<typeof similarPlaceSchema>

/** `similar`: same district and price level. `shared`: places with the same visitors. */
export const similarSchema = z
  .object({ similar: z.array(similarPlaceSchema), shared: z.array(similarPlaceSchema) })
  .meta({ id: 'Similar' })
export type Similar = z.infer<typeof similarSchema>
