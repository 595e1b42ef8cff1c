import { z } from 'zod'
import { memberSessionsSchema } from '../member/profile'
import { PASSWORD_LENGTH_MAX } from './limits'

/** Where one is signed in as staff, the last used first. */
export const staffSessionsSchema = z.object(memberSessionsSchema.shape).meta({ id: 'StaffSessions' })

/** Empty fields have sentences of their own. */
export const changePasswordSchema = z
  .object({
    current: z.string().max(PASSWORD_LENGTH_MAX).default(''),
    password: z.string().max(PASSWORD_LENGTH_MAX).default(''),
  })
  .strict()
  .meta({ id: 'ChangePassword' })
