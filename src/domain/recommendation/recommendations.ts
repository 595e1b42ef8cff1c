import { z } from 'zod'
import { cleanText } from '../cleanText'
import { ID_MAX } from '../http/limits'
import { restaurantSchema } from '../directory/schemas'
import { EXCLUSION_REASON_MAX } from './limits'
import { recommendationSettingsSchema } from './settings'

/** Two numbers; the document says it without `prefixItems`, which not every generator reads. */
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
  /** of what is trending: visits and reviews of the newer window and the older */
  detail: z.object({ visits: nowAndBefore.optional(), reviews: nowAndBefore.optional() }),
})
/** A restaurant of a list, as staff see it. */
export type RecommendedPlace = z.infer<typeof recommendedPlaceSchema>

const recommendationListsSchema = z.object({
  popular: z.array(recommendedPlaceSchema),
  trending: z.array(recommendedPlaceSchema),
  region: z.array(recommendedPlaceSchema),
})
export type RecommendationLists = z.infer<typeof recommendationListsSchema>

const checkOutcomeSchema = z.object({ members: z.number(), preferenceHits: z.number(), popularHits: z.number() })
/** How often a member's hidden favourite is among the ten that are recommended to them. */
export type CheckOutcome = z.infer<typeof checkOutcomeSchema>

const offlineCheckSchema = checkOutcomeSchema.extend({ checkedAt: z.string() })
export type OfflineCheck = z.infer<typeof offlineCheckSchema>

/** The lists as other settings would make them. */
export const recommendationPreviewSchema = z.object({ lists: recommendationListsSchema, check: checkOutcomeSchema })

export const recommendationOverviewSchema = z.object({
  settings: recommendationSettingsSchema,
  refreshedAt: z.string().nullable(),
  stats: z
    .object({
      totalRestaurants: z.number(),
      activeRestaurants: z.number(),
      totalReviews: z.number(),
      /** active of all, in per cent, as the specification has it */
      recommendationCoverage: z.number(),
      /** active restaurants that some list holds, and their share of the active ones in per cent */
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

/** What is recommended to one member. */
export const ownRecommendationsSchema = z.object({
  /** whether it follows from what they liked, or is the list of a district */
  personal: z.boolean(),
  data: z.array(restaurantSchema),
})
export type OwnRecommendations = z.infer<typeof ownRecommendationsSchema>

/** `recommendationCoverage`: active of all restaurants in per cent; 0 where there is none. */
export const coverageOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100))
