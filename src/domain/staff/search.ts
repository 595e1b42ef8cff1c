import { z } from 'zod'
import { STAFF_SEARCH_GROUPS } from './paths'

const staffSearchHitSchema = z.object({
  id: z.int(),
  label: z.string(),
  /** what tells it from others of that name: an address, an e-mail, a board's or a type's code */
  note: z.string().nullable(),
})
/** One hit of the back office's search over everything. */
export type StaffSearchHit = z.infer<typeof staffSearchHitSchema>

/** A group that could not be searched is null. */
export const staffSearchResultsSchema = z.partialRecord(
  z.enum(STAFF_SEARCH_GROUPS),
  z.array(staffSearchHitSchema).nullable(),
)
export type StaffSearchResults = z.infer<typeof staffSearchResultsSchema>
