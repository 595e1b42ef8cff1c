import { z } from 'zod'
import { blockSchema } from './block'
import { ROLES, STAFF_ROLES } from '../roles'

/** The current user, as client components need it: from the member session and the staff session. */
export const meSchema = z
  .object({
    member: z
      .object({
        id: z.int(),
        nickname: z.string(),
        /** for display only: a member session grants no permissions */
        role: z.enum(ROLES),
        /** a required document is in force in a version that this member has not accepted */
        consent_required: z.boolean(),
        /** the member reads and does not write */
        blocked: blockSchema.nullable(),
      })
      .nullable(),
    staff: z.object({ nickname: z.string(), role: z.enum(STAFF_ROLES) }).nullable(),
  })
  .meta({ id: 'Me' })
export type Me = z.infer<typeof meSchema>
export type CurrentMember = NonNullable<Me['member']>
