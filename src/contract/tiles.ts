import { z } from 'zod'
import { OCCASION_FACETS } from '@/domain/expense/occasions'
import { TILE_MAX } from '@/domain/nearby/nearby'
import { CATEGORIES } from '@/domain/directory/directory'
import { wholeNumber } from './wholeNumber'
import { restaurantSchema } from './directory'

const tileNumber = wholeNumber(0, TILE_MAX)
export const tileParamsSchema = z.object({ x: tileNumber, y: tileNumber })

/** A restaurant with what a browser needs to measure, filter and sort. Coordinates in degrees (WGS 84). */
const tilePlaceSchema = restaurantSchema
  .pick({
    id: true,
    title: true,
    sub_category: true,
    address: true,
    sub_add1: true,
    sub_add2: true,
    visit_count: true,
    agency_count: true,
    per_head_median: true,
    photo: true,
  })
  .extend({
    category: z.enum(CATEGORIES).exclude(['all']),
    latitude: z.number(),
    longitude: z.number(),
    used_for: z.array(z.enum(OCCASION_FACETS)),
  })
  .meta({ id: 'TilePlace' })
export type TilePlace = z.infer<typeof tilePlaceSchema>
/** What a map shows of a place, which may come from a list. */
export type MapPlace = Omit<TilePlace, 'used_for'>

/** `is_partial`: a dense tile with only the most visited places. */
export const tileSchema = z.object({ data: z.array(tilePlaceSchema), is_partial: z.boolean() }).meta({ id: 'Tile' })
export type Tile = z.infer<typeof tileSchema>
