import { z } from 'zod'
import { cleanText } from '@/domain/text'
import { ID_MAX } from '@/domain/http/limits'
import { EXCLUSION_REASON_MAX } from '@/domain/recommendation/recommendation'
import { recommendationSettingsSchema } from '@/domain/recommendation/settings'
import { restaurantSchema } from './directory'

/** A pair of numbers, documented without `prefixItems`, which not every generator supports. */
const nowAndBefore = z
  .tuple([z.number(), z.number()])
  .meta({ type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 })

const recommendedPlaceSchema = z.object({
  id: z.int(),
  name: z.string(),
  address: z.string().nullable(),
  category: z.string(),
  score: z.number(),
  visits: z.number(),
  /** for trending places: visits and reviews of the newer and older window */
  detail: z.object({ visits: nowAndBefore.optional(), reviews: nowAndBefore.optional() }),
})
export type RecommendedPlace = z.infer<typeof recommendedPlaceSchema>

const recommendationListsSchema = z.object({
  popular: z.array(recommendedPlaceSchema),
  trending: z.array(recommendedPlaceSchema),
  region: z.array(recommendedPlaceSchema),
})
export type RecommendationLists = z.infer<typeof recommendationListsSchema>

const checkOutcomeSchema = z.object({ members: z.number(), preferenceHits: z.number(), popularHits: z.number() })
/** How often a member's held-out favourite is among their ten recommendations. */
export type CheckOutcome = z.infer<typeof checkOutcomeSchema>

const offlineCheckSchema = checkOutcomeSchema.extend({ checkedAt: z.string() })
export type OfflineCheck = z.infer<typeof offlineCheckSchema>

export const recommendationPreviewSchema = z.object({ lists: recommendationListsSchema, check: checkOutcomeSchema })

export const recommendationOverviewSchema = z.object({
  settings: recommendationSettingsSchema,
  refreshedAt: z.string().nullable(),
  stats: z
    .object({
      totalRestaurants: z.number(),
      activeRestaurants: z.number(),
      totalReviews: z.number(),
      /** active restaurants in per cent of all, as the specification defines it */
      recommendationCoverage: z.number(),
      /** active restaurants in any list, and their share of active ones in per cent */
      recommended: z.number(),
      reach: z.number(),
    })
    .nullable(),
  lists: recommendationListsSchema.nullable(),
  exclusions: z
    .array(z.object({ id: z.int(), name: z.string(), reason: z.string(), by: z.string().nullable(), at: z.string() }))
    .nullable(),
  check: offlineCheckSchema.nullable(),
})
export type RecommendationOverview = z.infer<typeof recommendationOverviewSchema>

export const exclusionSchema = z.strictObject({
  restaurant: z.int().min(1).max(ID_MAX),
  reason: z.string().overwrite(cleanText).min(1).max(EXCLUSION_REASON_MAX),
})

export const ownRecommendationsSchema = z.object({
  /** whether it is based on their likes, or is a district's list */
  personal: z.boolean(),
  data: z.array(restaurantSchema),
})
export type OwnRecommendations = z.infer<typeof ownRecommendationsSchema>

export const coverageOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100))
