import { z } from 'zod'
import { CATEGORIES } from '../directory/listOrder'
import { restaurantSchema } from '../directory/schemas'
import { LOCATION_QUERY_MAX, TILE_MAX } from './limits'

const tileNumber = z.coerce.number().int().min(0).max(TILE_MAX)
export const tileParamsSchema = z.object({ x: tileNumber, y: tileNumber })

/** A restaurant as a browser needs it to measure, filter and sort by itself. Coordinates in degrees (WGS 84). */
const tilePlaceSchema = restaurantSchema
  .pick({ id: true, title: true, sub_category: true, visit_count: true, agency_count: true, per_head_median: true })
  .extend({ category: z.enum(CATEGORIES).exclude(['all']), latitude: z.number(), longitude: z.number() })
  .meta({ id: 'TilePlace' })
export type TilePlace = z.infer<typeof tilePlaceSchema>

/** `is_partial`: only the most visited of a very dense tile. */
export const tileSchema = z.object({ data: z.array(tilePlaceSchema), is_partial: z.boolean() })
export type Tile = z.infer<typeof tileSchema>

export const locationQuerySchema = z.object({ q: z.string().trim().min(1).max(LOCATION_QUERY_MAX) })

/** A place on the map that a text may mean. `precision`: a house number, a street, or somewhere around. */
const locationSchema = z
  .object({
    label: z.string(),
    region: z.string().nullable(),
    latitude: z.number(),
    longitude: z.number(),
    precision: z.enum(['address', 'street', 'area']),
  })
  .meta({ id: 'Location' })
export type Location = z.infer<typeof locationSchema>
export const locationListSchema = z.object({ data: z.array(locationSchema) })
