import { z } from 'zod'
import { ID_MAX } from '@/domain/http/limits'
import { TERMS_CODES } from '@/domain/terms'
import type { Violation } from '@/domain/violation'
import { memberRegionSchema } from './member'

/** Longer than any nickname, so that the nickname rule reports the violation. */
const TYPED_MAX = 200
const TERMS_AT_ONCE_MAX = 20

export const signUpSchema = z
  .object({
    step: z.enum(['terms', 'profile']),
    /** return path on this site */
    next: z.string(),
    /** a suggestion from the provider's display name */
    nickname: z.string().nullable(),
    /** in force today, required ones first */
    terms: z.array(
      z.object({
        id: z.int(),
        code: z.enum(TERMS_CODES),
        title: z.string(),
        version: z.int(),
        required: z.boolean(),
        /** 'YYYY-MM-DD' in Korea */
        effective_on: z.string(),
        /** Markdown, see `readMarkdown` */
        body: z.string(),
        pdf_url: z.string().nullable(),
        /** accepted in an earlier step */
        agreed: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'SignUp' })
export type SignUp = z.infer<typeof signUpSchema>

/** Ids of the accepted versions. */
export const agreementSchema = z.object({ agreed: z.array(z.int().min(1).max(ID_MAX)).max(TERMS_AT_ONCE_MAX) }).strict()

export const newProfileSchema = z
  .object({
    nickname: z.string().max(TYPED_MAX),
    region: memberRegionSchema,
  })
  .strict()
export type NewProfile = z.infer<typeof newProfileSchema>

export const returnToSchema = z.object({ next: z.string() }).meta({ id: 'NextPage' })

interface Offered {
  id: number
  required: boolean
}

/** An outdated id means a version was replaced while the user read it. `before`: ids accepted earlier. */
export function validateTermsAcceptance(
  inForce: readonly Offered[],
  accepted: readonly number[],
  before: readonly number[] = [],
): Violation | null {
  if (accepted.some((id) => !inForce.some((terms) => terms.id === id))) return { code: 'terms-changed', params: {} }
  const missing = inForce.some(({ id, required }) => required && !accepted.includes(id) && !before.includes(id))
  return missing ? { code: 'terms-not-accepted', params: {} } : null
}
