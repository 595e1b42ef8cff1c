import { safeRedirectPath } from '../http/urls'
import type { Violation } from '../violation'

export const PASSWORD_LENGTH_MIN = 8
export const PASSWORD_LENGTH_MAX = 200
/** Sign-in attempts, successful or not, per client network or known browser within the window. */
export const STAFF_SIGN_INS_MAX = 30
export const STAFF_SIGN_INS_WINDOW_SECONDS = 5 * 60
/** Failures within the window that lock an address for the client network they came from. */
export const SIGN_IN_FAILURES_MAX = 5
export const SIGN_IN_WINDOW_MINUTES = 15
export const SIGN_IN_LOCKED_MINUTES = 10
/** The same for a known browser, which has signed in to the account before. */
export const SIGN_IN_DEVICE_FAILURES_MAX = 10
/** Failures that lock an address for all networks, as NIST SP 800-63B (3.2.2) allows; known browsers stay unlocked. */
export const SIGN_IN_ADDRESS_FAILURES_MAX = 100
export const SIGN_IN_ADDRESS_WINDOW_MINUTES = 12 * 60
export const SIGN_IN_ADDRESS_LOCKED_MINUTES = 60
/** How long an invitation link is valid. */
export const INVITATION_HOURS = 72
/** Body size of a sign-in request. */
export const SIGN_IN_BYTES_MAX = 4 * 1024

/** Maximum length of an email address (RFC 5321). */
export const EMAIL_LENGTH_MAX = 254

export const normalizeEmail = (typed: string): string => typed.normalize('NFC').trim().toLowerCase()

export const isEmail = (text: string): boolean =>
  text.length <= EMAIL_LENGTH_MAX && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)

export const STAFF_HOME = '/admin'
export const SIGN_IN_PAGE = '/admin/login'
export const SIGN_IN_FORM_PATH = '/api/v1/staff/sign-in-form'
export const SIGN_OUT_FORM_PATH = '/api/v1/staff/sign-out-form'
/** Result groups in display order. Kept without zod, because every back-office page loads this. */
export const STAFF_SEARCH_GROUPS = ['restaurants', 'members', 'posts', 'institutions'] as const
export type StaffSearchGroup = (typeof STAFF_SEARCH_GROUPS)[number]
export const BACK_OFFICE_API = '/api/ra'
/** Where invited staff set their first password, and the form's target. */
const PASSWORD_PAGE = '/admin/password'
export const FIRST_PASSWORD_PATH = '/api/v1/staff/first-password-form'
export const SIGN_IN_AFTER_INVITATION = `${SIGN_IN_PAGE}?ready=1`

/** `refused`: the error to show, with the seconds to wait. */
export function signInPath(returnTo: string, refused?: Pick<Violation, 'code'> & { params: object }): string {
  const query = new URLSearchParams()
  const path = safeRedirectPath(returnTo, STAFF_HOME)
  if (path !== STAFF_HOME) query.set('next', path)
  if (refused) query.set('refused', refused.code)
  if (refused && 'seconds' in refused.params) query.set('seconds', String(refused.params.seconds))
  return query.size ? `${SIGN_IN_PAGE}?${query}` : SIGN_IN_PAGE
}

/** With a note that the session ended during work. */
export function sessionEndedPath(returnTo: string): string {
  const path = signInPath(returnTo)
  return `${path}${path.includes('?') ? '&' : '?'}ended=1`
}

export function passwordPagePath(token: string, refused?: Violation['code']): string {
  const query = new URLSearchParams({ token })
  if (refused) query.set('refused', refused)
  return `${PASSWORD_PAGE}?${query}`
}
