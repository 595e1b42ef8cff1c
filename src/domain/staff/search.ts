import { z } from 'zod'
import { STAFF_SEARCH_GROUPS } from './paths'

const staffSearchHitSchema = z.object({
  id: z.int(),
  label: z.string(),
  /** distinguishes results of the same name: an address, an email, a board's or type's code */
  note: z.string().nullable(),
})
export type StaffSearchHit = z.infer<typeof staffSearchHitSchema>

/** A group that could not be searched is null. */
export const staffSearchResultsSchema = z.partialRecord(
  z.enum(STAFF_SEARCH_GROUPS),
  z.array(staffSearchHitSchema).nullable(),
)
export type StaffSearchResults = z.infer<typeof staffSearchResultsSchema>
