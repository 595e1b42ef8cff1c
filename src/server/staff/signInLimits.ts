import {
  SIGN_IN_ADDRESS_LOCKED_MINUTES,
  SIGN_IN_ADDRESS_FAILURES_MAX,
  SIGN_IN_ADDRESS_WINDOW_MINUTES,
  SIGN_IN_LOCKED_MINUTES,
  SIGN_IN_DEVICE_FAILURES_MAX,
  SIGN_IN_FAILURES_MAX,
  SIGN_IN_WINDOW_MINUTES,
} from '@/domain/staff/limits'
import { deviceKey, emailAndCallerKey, hashEmail, passwordChangeKey } from './hashEmail'

export interface SignInLimit {
  key: Buffer
  failuresMax: number
  windowMinutes: number
  closedMinutes: number
}

const SHORT = { windowMinutes: SIGN_IN_WINDOW_MINUTES, closedMinutes: SIGN_IN_LOCKED_MINUTES }

/**
 * A known browser has its own attempts, so that no one can lock it out; others share their network's, and a much larger
 * number per address against slow guessing from many networks.
 */
export function signInLimits(email: string, caller: string, device: string | null): SignInLimit[] {
  if (device !== null) return [{ key: deviceKey(device), failuresMax: SIGN_IN_DEVICE_FAILURES_MAX, ...SHORT }]
  return [
    // First, so that attempts queued at one network do not occupy the address's.
    { key: emailAndCallerKey(email, caller), failuresMax: SIGN_IN_FAILURES_MAX, ...SHORT },
    {
      key: hashEmail(email),
      failuresMax: SIGN_IN_ADDRESS_FAILURES_MAX,
      windowMinutes: SIGN_IN_ADDRESS_WINDOW_MINUTES,
      closedMinutes: SIGN_IN_ADDRESS_LOCKED_MINUTES,
    },
  ]
}

/** A session does not allow more guesses than the sign-in page. */
export const passwordChangeLimits = (person: number): SignInLimit[] => [
  { key: passwordChangeKey(person), failuresMax: SIGN_IN_FAILURES_MAX, ...SHORT },
]
