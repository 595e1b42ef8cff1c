import { z } from 'zod'
import { ID_MAX } from '@/domain/http/limits'
import { cleanLine } from '@/domain/text'
import { OFFICE_NAME_MAX } from '@/domain/nearby/nearby'
import { savedNear } from '@/domain/nearby/officeChoice'
import { ROLES, STAFF_ROLES } from '@/domain/roles'
import { MEMBER_REGION_MAX } from '@/domain/member/limits'
import { CONSENT_STATES, TERMS_CODES } from '@/domain/terms'
import { nearSchema } from './directoryQuery'

/** The member may read but not write, until a time or indefinitely. */
const blockSchema = z.object({ until: z.iso.datetime().nullable(), reason: z.string() })
export type Block = z.infer<typeof blockSchema>

/** The office in a member's account: a name, and its point rounded by `savedNear`. */
export const savedOfficeSchema = z.object({ name: z.string(), near: z.string() }).meta({ id: 'SavedOffice' })

export const saveOfficeSchema = z
  .object({
    name: z.string().overwrite(cleanLine).min(1).max(OFFICE_NAME_MAX),
    near: nearSchema.transform(savedNear),
  })
  .strict()

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

export const memberRegionSchema = z.string().overwrite(cleanLine).max(MEMBER_REGION_MAX).nullish()

const instant = z.iso.datetime()

/** `email` comes from the provider; `provider` is null once unlinked there. */
export const profileSchema = z
  .object({
    nickname: z.string(),
    region: z.string().nullable(),
    email: z.string().nullable(),
    joined_at: instant,
    provider: z.enum(['kakao']).nullable(),
  })
  .meta({ id: 'Profile' })
export type Profile = z.infer<typeof profileSchema>

/** `readNickname` validates the nickname, and an empty region clears it. */
export const editProfileSchema = z
  .object({
    nickname: z.string().optional(),
    region: memberRegionSchema,
  })
  .strict()
  .meta({ id: 'EditProfile' })
export type EditProfile = z.infer<typeof editProfileSchema>

/** A member's sessions, last used first. */
export const memberSessionsSchema = z
  .object({
    data: z.array(
      z.object({ id: z.int(), device: z.string(), created_at: instant, last_seen_at: instant, current: z.boolean() }),
    ),
  })
  .meta({ id: 'MemberSessions' })
export type MemberSessions = z.infer<typeof memberSessionsSchema>

export const sessionId = z.coerce.number().int().min(1).max(ID_MAX)

export const leaveSchema = z
  .object({ confirm: z.string().default('') })
  .strict()
  .meta({ id: 'Leave' })

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
