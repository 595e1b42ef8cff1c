import { z } from 'zod'
import { cleanText } from '../cleanText'
import { ID_MAX } from '../http/limits'
import { restaurantSchema } from '../directory/schemas'
import { EXCLUSION_REASON_MAX } from './limits'
import type { RecommendationSettings } from './settings'

/** A restaurant of a list, as staff see it. */
export interface RecommendedPlace {
  id: number
  name: string
  address: string | null
  category: string
  score: number
  visits: number
  /** of what is trending: visits and reviews of the newer window and the older */
  detail: { visits?: [now: number, before: number]; reviews?: [now: number, before: number] }
}

export interface RecommendationLists {
  popular: RecommendedPlace[]
  trending: RecommendedPlace[]
  region: RecommendedPlace[]
}

/** How often a member's hidden favourite is among the ten that are recommended to them. */
export interface OfflineCheck {
  members: number
  preferenceHits: number
  popularHits: number
  checkedAt: string
}

export interface RecommendationOverview {
  settings: RecommendationSettings
  refreshedAt: string | null
  stats: {
    totalRestaurants: number
    activeRestaurants: number
    totalReviews: number
    /** active of all, in per cent, as the specification has it */
    recommendationCoverage: number
    /** active restaurants that some list holds, and their share of the active ones in per cent */
    recommended: number
    reach: number
  } | null
  lists: RecommendationLists | null
  exclusions: { id: number; name: string; reason: string; by: string | null; at: string }[] | null
  check: OfflineCheck | null
}

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
