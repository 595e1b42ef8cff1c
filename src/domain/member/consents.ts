import { z } from 'zod'
import { CONSENT_STATES } from '../terms/consentState'
import { TERMS_CODES } from '../terms/termsCodes'

/** A member's consent to each document in force, required ones first. */
export const consentsSchema = z
  .object({
    data: z.array(
      z.object({
        code: z.enum(TERMS_CODES),
        title: z.string(),
        /** in force today */
        version: z.int(),
        /** 'YYYY-MM-DD', in Korea */
        effective_on: z.string(),
        required: z.boolean(),
        state: z.enum(CONSENT_STATES),
        decided_at: z.iso.datetime().nullable(),
        decided_version: z.int().nullable(),
      }),
    ),
  })
  .meta({ id: 'Consents' })
export type Consents = z.infer<typeof consentsSchema>
export type Consent = Consents['data'][number]

/** The version is the one that was displayed. */
export const changeConsentSchema = z
  .object({ code: z.enum(TERMS_CODES), version: z.int().min(1), given: z.boolean() })
  .strict()
  .meta({ id: 'ChangeConsent' })
export type ChangeConsent = z.infer<typeof changeConsentSchema>
