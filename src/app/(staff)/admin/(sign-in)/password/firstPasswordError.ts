import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '@/domain/staff/limits'
import type { Violation } from '@/domain/violation'
import { messageOf } from '@/messages/violations'

const KNOWN: Violation[] = [
  { code: 'password-required', params: { field: '' } },
  { code: 'password-too-short', params: { min: PASSWORD_LENGTH_MIN } },
  { code: 'too-long', params: { field: '비밀번호', max: PASSWORD_LENGTH_MAX } },
  { code: 'password-common', params: {} },
  { code: 'passwords-differ', params: { field: '' } },
]

/** Only known codes are shown, never text from the URL. */
export function firstPasswordError(code: unknown): string | null {
  const violation = KNOWN.find((known) => known.code === code)
  return violation ? messageOf(violation) : null
}
