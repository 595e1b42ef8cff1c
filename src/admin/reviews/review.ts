import type { ModeratedRow } from '../moderation/moderated'

export interface ReviewRow extends ModeratedRow {
  restaurant: number
  restaurantTitle: string | null
  province: string | null
  district: string | null
  rating: number
  photoCount: number
}
