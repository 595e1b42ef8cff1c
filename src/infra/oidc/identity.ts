import { isEmail } from '@/domain/staff/staff'

export interface Identity {
  issuer: string
  /** identifies the account together with the issuer */
  subject: string
  /** as the provider states it; often missing */
  email: string | null
  nickname: string | null
}

/** OpenID Connect Core 2: a subject is ASCII of at most 255 characters. */
export const SUBJECT = /^[\x21-\x7e]{1,255}$/
const NICKNAME_READ_MAX = 200

const isPlain = (value: unknown): value is string => typeof value === 'string' && !/\p{Cc}/u.test(value)

/** null if the subject is invalid */
export function readClaims({
  iss,
  sub,
  email,
  nickname,
}: {
  iss: string
  sub: string
  email?: unknown
  nickname?: unknown
}): Identity | null {
  if (!SUBJECT.test(sub)) return null
  return {
    issuer: iss,
    subject: sub,
    email: isPlain(email) && isEmail(email) ? email : null,
    nickname: isPlain(nickname) && nickname.length <= NICKNAME_READ_MAX ? nickname : null,
  }
}
