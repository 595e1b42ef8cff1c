import { SIGN_INS_WINDOW_SECONDS } from '@/domain/limits'
import type { ViolationCode } from '@/domain/violation'
import { MEMBER_WORDS } from './member'
import { sentenceOf } from './violations'

const PLAIN = ['sign-in-off', 'sign-in-lost', 'sign-in-denied', 'sign-in-unproven', 'sign-in-unreachable', 'sign-up-lost', 'not-signed-in'] as const satisfies ViolationCode[]

/**
 * What the address of the sign-in page says about a try, as a sentence: only our own codes are ever shown, and no text
 * of the address.
 * @param code of `?refused=`
 * @param seconds of `&seconds=`, where one has to wait
 * @param fallback for whatever is not a code of ours
 * @returns null when nothing was refused
 */
export function signInRefusal(code: unknown, seconds?: unknown, fallback: string = MEMBER_WORDS.unreadable): string | null {
  if (code === undefined || code === null) return null
  const wait = Number(seconds)
  if (code === 'too-many-tries' && Number.isInteger(wait) && wait > 0 && wait <= SIGN_INS_WINDOW_SECONDS) return sentenceOf({ code, params: { seconds: wait } })
  const known = PLAIN.find((plain) => plain === code)
  return known ? sentenceOf({ code: known, params: {} }) : fallback
}
