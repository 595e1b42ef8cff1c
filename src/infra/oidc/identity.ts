import { isEmail } from '@/domain/staff/email'

/** Who somebody is, as the identity provider proved it. */
export interface Identity {
  issuer: string
  /** the provider's name for this person; with the issuer it is whose account it is, and nothing else is */
  subject: string
  /** the provider's word, for its owner to see; often absent */
  email: string | null
  /** what the provider calls them, unchecked: a suggestion at most */
  nickname: string | null
}

/** OpenID Connect Core 2: a subject is ASCII of at most 255 characters. */
export const SUBJECT = /^[\x21-\x7e]{1,255}$/
const NICKNAME_READ_MAX = 200

const isPlain = (value: unknown): value is string => typeof value === 'string' && !/\p{Cc}/u.test(value)

/**
 * The claims of a verified ID token as far as they are used.
 * @returns null when the subject is none
 */
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
