import { z } from 'zod'
import { PASSWORD_LENGTH_MAX } from './limits'
import { EMAIL_LENGTH_MAX, isEmail, normalizeEmail } from './email'

/** Empty fields are one violation, an invalid address another. */
export const signInSchema = z
  .object({
    email: z.string().max(EMAIL_LENGTH_MAX).default(''),
    password: z.string().max(PASSWORD_LENGTH_MAX).default(''),
  })
  .strict()
  .superRefine(({ email, password }, context) => {
    const broken = (field: keyof SignIn, code: string) =>
      context.addIssue({ code: 'custom', path: [field], params: { code } })
    if (email.trim() === '') broken('email', 'credentials-required')
    else if (!isEmail(normalizeEmail(email))) broken('email', 'email-format')
    else if (password === '') broken('password', 'credentials-required')
  })

export interface SignIn {
  email: string
  password: string
}
