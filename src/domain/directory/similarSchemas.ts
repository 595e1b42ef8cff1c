import { z } from 'zod'
import { restaurantSchema } from './schemas'

/** `shared_agency_count`: how many of the institutions that come most go there too; 0 in `similar`. */
const similarPlaceSchema = restaurantSchema.extend({ shared_agency_count: z.int().min(0) }).meta({ id: 'SimilarPlace' })
export type SimilarPlace = z.infer<typeof similarPlaceSchema>

/** `similar`: of the same district, for about the same money a head. `shared`: where its visitors go too. */
export const similarSchema = z
  .object({ similar: z.array(similarPlaceSchema), shared: z.array(similarPlaceSchema) })
  .meta({ id: 'Similar' })
export type Similar = z.infer<typeof similarSchema>
