import { z } from 'zod'
import { blockSchema } from './block'
import { savedOfficeSchema } from './officeSchema'
import { ROLES, STAFF_ROLES } from '../roles'

/** The current user for client components, from the member and staff sessions. */
export const meSchema = z
  .object({
    member: z
      .object({
        id: z.int(),
        nickname: z.string(),
        /** for display only: a member session grants no permissions */
        role: z.enum(ROLES),
        /** a required document has a version in force that the member has not accepted */
        consent_required: z.boolean(),
        /** set while the member may not write */
        blocked: blockSchema.nullable(),
      })
      .nullable(),
    staff: z.object({ nickname: z.string(), role: z.enum(STAFF_ROLES) }).nullable(),
    /** the office that the member keeps in the account */
    office: savedOfficeSchema.nullable(),
  })
  .meta({ id: 'Me' })
export type Me = z.infer<typeof meSchema>
export type CurrentMember = NonNullable<Me['member']>
