import { z } from 'zod'
import { ID_MAX } from '@/domain/http/limits'
import { COLLECTION_PLACES_MAX } from '@/domain/collection'
import { restaurantSchema } from './directory'

const about = {
  id: z.int().min(1).max(ID_MAX),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  updated_at: z.iso.datetime(),
}

/** A collection in lists; `first_places` has up to three names in order. */
export const collectionSummarySchema = z
  .object({ ...about, place_count: z.int().min(0).max(COLLECTION_PLACES_MAX), first_places: z.array(z.string()) })
  .meta({ id: 'CollectionSummary' })
export type CollectionSummary = z.infer<typeof collectionSummarySchema>

export const collectionListSchema = z.object({ data: z.array(collectionSummarySchema) }).meta({ id: 'CollectionList' })

/** `remark`: why the place was chosen; may be empty. */
export const collectionPlaceSchema = restaurantSchema.extend({ remark: z.string() }).meta({ id: 'CollectionPlace' })
export type CollectionPlace = z.infer<typeof collectionPlaceSchema>

export const collectionSchema = z
  .object({ ...about, places: z.array(collectionPlaceSchema).max(COLLECTION_PLACES_MAX) })
  .meta({ id: 'Collection' })
export type Collection = z.infer<typeof collectionSchema>
