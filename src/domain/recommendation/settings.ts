import { z } from 'zod'

const weight = z.int().min(0).max(100)
const some = (given: Record<string, number>): boolean => Object.values(given).some((one) => one > 0)

/** Weight of each part within its list, 0 to 100; at least one must be positive. */
export const weightsSchema = z.strictObject({
  /** popularity and region: visits, institutions, rating */
  popular: z.strictObject({ visits: weight, agencies: weight, rating: weight }).refine(some),
  /** growth of visits and reviews, 30 days against the previous 30 */
  trending: z.strictObject({ visits: weight, reviews: weight }).refine(some),
  /** a member's districts, categories and prices, and general popularity */
  preference: z.strictObject({ region: weight, category: weight, price: weight, popular: weight }).refine(some),
})
export type Weights = z.output<typeof weightsSchema>

export const recommendationSettingsSchema = z.strictObject({
  weights: weightsSchema,
  /** district code for visitors without a district */
  region: z.string().regex(/^\d{5}$/),
})
export type RecommendationSettings = z.output<typeof recommendationSettingsSchema>

/** `region`: 서울특별시 강남구. */
export const DEFAULT_SETTINGS: RecommendationSettings = {
  weights: {
    popular: { visits: 50, agencies: 30, rating: 20 },
    trending: { visits: 60, reviews: 40 },
    preference: { region: 40, category: 30, price: 10, popular: 20 },
  },
  region: '11680',
}
