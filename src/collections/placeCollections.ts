import type { ArrayFieldValidation } from 'payload'
import { array } from 'payload/shared'
import { COLLECTION_PLACES_MAX, COLLECTION_REMARK_MAX, isCollectionSlug } from '@/domain/collection'
import { COLLECTION_PANEL } from '@/messages/site/collections'
import { collections } from '@/resources/collections'
import { collectionOf } from './collectionOf'

const isRow = (row: unknown): row is { restaurant: string | number } =>
  typeof row === 'object' && row !== null && 'restaurant' in row && Boolean(row.restaurant)

const hasNoRepeatedPlace: ArrayFieldValidation = (rows, options) => {
  const chosen = Array.isArray(rows) ? rows.filter(isRow).map(({ restaurant }) => String(restaurant)) : []
  return new Set(chosen).size < chosen.length ? COLLECTION_PANEL.twice : array(rows, options)
}

const described = (description: string) => ({ admin: { description } })

export const PlaceCollections = collectionOf(collections, {
  defaultSort: 'position',
  defaultColumns: ['title', 'slug', 'published', 'position', 'updatedAt'],
  fields: {
    slug: {
      unique: true,
      ...described(COLLECTION_PANEL.slug),
      validate: (value: unknown) =>
        (typeof value === 'string' && isCollectionSlug(value)) || COLLECTION_PANEL.slugFault,
    },
    published: described(COLLECTION_PANEL.published),
    position: { defaultValue: 0, admin: { step: 1, description: COLLECTION_PANEL.position } },
    places: {
      type: 'array',
      labels: { singular: '식당', plural: '식당' },
      maxRows: COLLECTION_PLACES_MAX,
      // A hidden restaurant must not show by its remark; `/api/v1/collections` leaves it out.
      validate: hasNoRepeatedPlace,
      fields: [
        { name: 'restaurant', type: 'relationship', relationTo: 'restaurants', required: true, label: '식당' },
        { name: 'remark', type: 'text', maxLength: COLLECTION_REMARK_MAX, label: '한마디' },
      ],
    },
  },
})
