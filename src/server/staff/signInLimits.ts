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

/** How many failed sign-ins lock what is counted by a key, and for how long. */
export interface SignInLimit {
  key: Buffer
  failuresMax: number
  windowMinutes: number
  closedMinutes: number
}

const SHORT = { windowMinutes: SIGN_IN_WINDOW_MINUTES, closedMinutes: SIGN_IN_LOCKED_MINUTES }

/**
 * What a sign-in is counted by. A browser that signed in to the account before has tries of its own, so no one locks it
 * out; all others share those of their network at this address, and a far larger number at the address itself, which
 * slow guessing from many networks runs into.
 */
export function signInLimits(email: string, caller: string, device: string | null): SignInLimit[] {
  if (device !== null) return [{ key: deviceKey(device), failuresMax: SIGN_IN_DEVICE_FAILURES_MAX, ...SHORT }]
  return [
    // First: tries that wait for their turn at one network hold no place at the address.
    { key: emailAndCallerKey(email, caller), failuresMax: SIGN_IN_FAILURES_MAX, ...SHORT },
    {
      key: hashEmail(email),
      failuresMax: SIGN_IN_ADDRESS_FAILURES_MAX,
      windowMinutes: SIGN_IN_ADDRESS_WINDOW_MINUTES,
      closedMinutes: SIGN_IN_ADDRESS_LOCKED_MINUTES,
    },
  ]
}

/** What changing one's own password is counted by: who has the session may guess no oftener than who has none. */
export const passwordChangeLimits = (person: number): SignInLimit[] => [
  { key: passwordChangeKey(person), failuresMax: SIGN_IN_FAILURES_MAX, ...SHORT },
]
