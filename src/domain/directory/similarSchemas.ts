import { z } from 'zod'
import { restaurantSchema } from './schemas'

/** `shared_agency_count`: how many of the most frequent institutions also go there; 0 in `similar`. */
const similarPlaceSchema = restaurantSchema.extend({ shared_agency_count: z.int().min(0) }).meta({ id: 'SimilarPlace' })
export type SimilarPlace = z.infer<typeof similarPlaceSchema>

/** `similar`: same district and price level. `shared`: places with the same visitors. */
export const similarSchema = z
  .object({ similar: z.array(similarPlaceSchema), shared: z.array(similarPlaceSchema) })
  .meta({ id: 'Similar' })
export type Similar = z.infer<typeof similarSchema>
