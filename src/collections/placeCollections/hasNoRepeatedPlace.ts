import type { ArrayFieldValidation } from 'payload'
import { array } from 'payload/shared'
import { COLLECTION_PANEL } from '@/messages/site/collections'

const isRow = (row: unknown): row is { restaurant: string | number } =>
  typeof row === 'object' && row !== null && 'restaurant' in row && Boolean(row.restaurant)

export const hasNoRepeatedPlace: ArrayFieldValidation = (rows, options) => {
  const chosen = Array.isArray(rows) ? rows.filter(isRow).map(({ restaurant }) => String(restaurant)) : []
  return new Set(chosen).size < chosen.length ? COLLECTION_PANEL.twice : array(rows, options)
}
