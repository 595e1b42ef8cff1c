import { z } from 'zod'

/** A block: the member may read but not write, until a time or indefinitely, with staff's reason. */
export const blockSchema = z.object({ until: z.iso.datetime().nullable(), reason: z.string() })
export type Block = z.infer<typeof blockSchema>
