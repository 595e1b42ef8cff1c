import { z } from 'zod'
import { memberSessionsSchema } from '../member/profile'
import { PASSWORD_LENGTH_MAX } from './limits'

/** A staff member's sessions, last used first. */
export const staffSessionsSchema = z.object(memberSessionsSchema.shape).meta({ id: 'StaffSessions' })

/** Empty fields have their own messages. */
export const changePasswordSchema = z
  .object({
    current: z.string().max(PASSWORD_LENGTH_MAX).default(''),
    password: z.string().max(PASSWORD_LENGTH_MAX).default(''),
  })
  .strict()
  .meta({ id: 'ChangePassword' })
