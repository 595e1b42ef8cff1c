import { z } from 'zod'
import { LOCATION_QUERY_MAX } from './nearby'

export const locationQuerySchema = z.object({ q: z.string().trim().min(1).max(LOCATION_QUERY_MAX) })

/** `precision`: station or hall, house number, street, or approximate. */
const locationSchema = z
  .object({
    label: z.string(),
    region: z.string().nullable(),
    latitude: z.number(),
    longitude: z.number(),
    precision: z.enum(['place', 'address', 'street', 'area']),
  })
  .meta({ id: 'Location' })
export type Location = z.infer<typeof locationSchema>
export const locationListSchema = z.object({ data: z.array(locationSchema) }).meta({ id: 'LocationList' })
