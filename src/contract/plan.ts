import { z } from 'zod'
import { CATEGORIES } from '@/domain/directory/directory'
import { RADIUS_MAX, RADIUS_MIN } from '@/domain/nearby/nearby'
import { restaurantPhotoSchema } from '@/domain/photo'
import { findByCode } from '@/domain/region/findRegion'
import { CUISINE_CODES } from '@/domain/place/lexicon/cuisineChips'
import { OCCASION_FACETS } from '@/domain/expense/occasions'
import { BUDGET_MAX, BUDGET_MIN, GROUP_MAX, GROUP_MIN, POLL_PLACES_MAX } from '@/domain/plan/plan'
import { ID_MAX } from '@/domain/http/limits'
import { nearSchema } from './directoryQuery'

const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max)

export const groupQuerySchema = z.object({
  headcount: wholeNumber(GROUP_MIN, GROUP_MAX),
  per_head_max: wholeNumber(BUDGET_MIN, BUDGET_MAX),
  weekday: wholeNumber(1, 7).optional(),
  hour: wholeNumber(0, 23).optional(),
  occasion: z.enum(OCCASION_FACETS).optional(),
})
export type GroupQuery = z.infer<typeof groupQuerySchema>

/** A search for where similar groups met, in a district or around a point. */
export const planQuerySchema = groupQuerySchema
  .extend({
    region: z.string().trim().max(5).optional(),
    near: nearSchema.optional(),
    radius: wholeNumber(RADIUS_MIN, RADIUS_MAX).optional(),
    cuisine: z.enum(CUISINE_CODES).optional(),
  })
  .refine(({ region, near }) => (region ? !near && findByCode(region) !== null : near), {
    path: ['region'],
    params: { code: 'plan-needs-place' },
  })
  .refine((query) => query.radius === undefined || query.near, { path: ['radius'], params: { code: 'needs-near' } })

export type PlanQuery = z.infer<typeof planQuerySchema>

const plannedPlaceSchema = z
  .object({
    id: z.int(),
    title: z.string(),
    category: z.enum(CATEGORIES).exclude(['all']),
    sub_category: z.string().nullable(),
    address: z.string().nullable(),
    sub_add1: z.string(),
    sub_add2: z.string().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    photo: restaurantPhotoSchema.nullable(),
    distance: z.int().nullable(),
    group_count: z.int(),
    headcount_median: z.int(),
    per_head_median: z.int(),
    timed_count: z.int(),
    weekday_count: z.int(),
    hour_count: z.int(),
    occasion_count: z.int(),
    last_group: z.string(),
  })
  .meta({ id: 'PlannedPlace' })
export type PlannedPlace = z.infer<typeof plannedPlaceSchema>

export const planSchema = z
  .object({
    data: z.array(plannedPlaceSchema),
    matched: z.object({
      headcount_min: z.int(),
      headcount_max: z.int(),
      per_head_min: z.int(),
      per_head_max: z.int(),
    }),
  })
  .meta({ id: 'Plan' })
export type Plan = z.infer<typeof planSchema>

/** `cuisines`: results per food filter; null without results. */
export const districtPlanSchema = planSchema
  .extend({ cuisines: z.record(z.enum(CUISINE_CODES), z.int()).nullable() })
  .meta({ id: 'DistrictPlan' })
export type DistrictPlan = z.infer<typeof districtPlanSchema>

/** `is_partial`: a dense tile with only the best results. */
export const tilePlanSchema = planSchema.extend({ is_partial: z.boolean() }).meta({ id: 'TilePlan' })
export type TilePlan = z.infer<typeof tilePlanSchema>

const id = z.int().min(1).max(ID_MAX)
const places = z.array(id).max(POLL_PLACES_MAX)
const isSet = (ids: readonly number[]): boolean => new Set(ids).size === ids.length

export const newPollSchema = z
  .strictObject({
    places: places.min(1).refine(isSet),
    headcount: z.int().min(GROUP_MIN).max(GROUP_MAX),
    per_head_max: z.int().min(BUDGET_MIN).max(BUDGET_MAX),
    day: z.iso.date(),
    hour: z.int().min(0).max(23),
  })
  .meta({ id: 'NewPoll' })
export type NewPoll = z.infer<typeof newPollSchema>

/** `voter`: 32 random bytes in base64url that the browser generated for this poll only. */
export const voteSchema = z
  .strictObject({ voter: z.string().regex(/^[\w-]{43}$/), places: places.refine(isSet) })
  .meta({ id: 'PollVote' })
export type Vote = z.infer<typeof voteSchema>

export const pollReceiptSchema = z.object({ page: z.string() }).meta({ id: 'PollReceipt' })
export type PollReceipt = z.infer<typeof pollReceiptSchema>

export const pollCountSchema = z
  .object({ voters: z.int(), places: z.array(z.object({ id: z.int(), votes: z.int() })) })
  .meta({ id: 'PollCount' })
export type PollCount = z.infer<typeof pollCountSchema>

export const pollParamsSchema = z.object({ token: z.string().max(64) })
export const pollEventQuerySchema = z.strictObject({ place: z.coerce.number().int().min(1).max(ID_MAX) })
