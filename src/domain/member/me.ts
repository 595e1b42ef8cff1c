import { z } from 'zod'
import { ROLES } from '../roles'

/** Who asks, as the pages' islands need it: the member of the member's session, the staff of the staff session. */
export const meSchema = z
  .object({
    member: z
      .object({
        id: z.int(),
        nickname: z.string(),
        /** a badge only: the member's session has no powers */
        role: z.enum(ROLES),
        /** a required document has a version in force that this member has not agreed to */
        consent_required: z.boolean(),
      })
      .nullable(),
    staff: z.object({ nickname: z.string(), role: z.enum(['moderator', 'admin']) }).nullable(),
  })
  .meta({ id: 'Me' })
export type Me = z.infer<typeof meSchema>
export type CurrentMember = NonNullable<Me['member']>
