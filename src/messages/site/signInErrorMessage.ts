import { SIGN_INS_WINDOW_SECONDS } from '@/domain/member/limits'
import type { ViolationCode } from '@/domain/violation'
import { memberMessages } from './member'
import { messageOf } from '../violations'

const PLAIN = [
  'sign-in-disabled',
  'auth-state-expired',
  'sign-in-denied',
  'identity-unverified',
  'identity-provider-unavailable',
  'sign-up-expired',
  'unauthenticated',
] as const satisfies ViolationCode[]

/** Only known codes are shown, never text from the URL. Null without a code. */
export function signInErrorMessage(
  code: unknown,
  seconds?: unknown,
  fallback: string = memberMessages.unreadable,
): string | null {
  if (code === undefined || code === null) return null
  const wait = Number(seconds)
  if (code === 'rate-limited' && Number.isInteger(wait) && wait > 0 && wait <= SIGN_INS_WINDOW_SECONDS)
    return messageOf({ code, params: { seconds: wait } })
  const known = PLAIN.find((plain) => plain === code)
  return known ? messageOf({ code: known, params: {} }) : fallback
}
