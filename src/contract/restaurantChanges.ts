import { z } from 'zod'
import { SUB_CATEGORY_MAX } from '@/domain/directory/directory'
import { ID_MAX } from '@/domain/http/limits'

export const restaurantChangeSchema = z
  .strictObject({
    category: z.enum(['restaurant', 'cafe']),
    subCategory: z.string().trim().min(1).max(SUB_CATEGORY_MAX).nullable(),
    region: z.int().min(1).max(ID_MAX),
    phone: z.null(),
    point: z.null(),
    isActive: z.boolean(),
  })
  .partial()
  .refine((changes) => Object.keys(changes).length > 0)
export type RestaurantChange = z.output<typeof restaurantChangeSchema>

export type ChangeField = keyof RestaurantChange
export const CHANGE_FIELDS = ['category', 'subCategory', 'region', 'phone', 'point', 'isActive'] as const

/** Values of a restaurant by field; `point` is [latitude, longitude]. */
export type ChangeValues = Partial<Record<ChangeField, unknown>>

export interface PreviewRow {
  id: number
  title: string
  before: ChangeValues
  after: ChangeValues
}

export interface ChangePreview {
  total: number
  same: number
  /** one page */
  rows: PreviewRow[]
}

export interface UndoOutcome {
  undone: number
  /** restaurants changed since, which stay as they are */
  kept: { id: number; title: string }[]
}
