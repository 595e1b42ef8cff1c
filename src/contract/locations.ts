import { z } from 'zod'
import type { Location } from '@/domain/nearby/guessLocations'
import { LOCATION_QUERY_MAX } from '@/domain/nearby/nearby'

export const locationQuerySchema = z.object({ q: z.string().trim().min(1).max(LOCATION_QUERY_MAX) })

const locationSchema = z
  .object({
    label: z.string(),
    region: z.string().nullable(),
    latitude: z.number(),
    longitude: z.number(),
    precision: z.enum(['place', 'address', 'street', 'area']),
  })
  .meta({ id: 'Location' }) satisfies z.ZodType<Location>
export const locationListSchema = z.object({ data: z.array(locationSchema) }).meta({ id: 'LocationList' })
