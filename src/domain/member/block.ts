import { z } from 'zod'

/** That a member may read and not write: until a moment, or until further notice, and why in the words of staff. */
export const blockSchema = z.object({ until: z.iso.datetime().nullable(), reason: z.string() })
export type Block = z.infer<typeof blockSchema>
