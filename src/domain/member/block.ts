import { z } from 'zod'

/** The member may read but not write, until a time or indefinitely. */
export const blockSchema = z.object({ until: z.iso.datetime().nullable(), reason: z.string() })
export type Block = z.infer<typeof blockSchema>
