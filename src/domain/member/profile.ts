import { z } from 'zod'
import { ID_MAX } from '@/domain/http/limits'
import { memberRegionSchema } from './memberRegion'
import { ME_PATH } from './paths'

export const PROFILE_PATH = `${ME_PATH}/profile`
export const OWN_DATA_PATH = `${ME_PATH}/data`

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
