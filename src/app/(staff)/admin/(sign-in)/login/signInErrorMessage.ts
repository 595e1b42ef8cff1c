import type { Violation } from '@/domain/violation'
import { SIGN_IN_FAILURE } from '@/messages/staff/staffPages'
import { messageOf } from '@/messages/violations'

const KNOWN: Violation[] = [
  { code: 'credentials-required', params: { field: '' } },
  { code: 'email-format', params: { field: '' } },
  { code: 'sign-in-failed', params: {} },
  { code: 'sign-in-busy', params: {} },
]
const TIMED = ['account-locked', 'sign-in-limited'] as const

/** Only known codes are shown, never text from the URL. */
export function signInErrorMessage(code: unknown, seconds: unknown): string | null {
  if (code === undefined) return null
  const timed = TIMED.find((known) => known === code)
  if (timed) {
    const left = Number(seconds)
    return Number.isInteger(left) && left > 0 ? messageOf({ code: timed, params: { seconds: left } }) : SIGN_IN_FAILURE
  }
  const violation = KNOWN.find((known) => known.code === code)
  return violation ? messageOf(violation) : SIGN_IN_FAILURE
}
