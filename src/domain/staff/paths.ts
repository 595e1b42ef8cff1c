import { safeRedirectPath } from '../session/safeRedirectPath'
import type { Violation } from '../violation'

/** Where staff arrive. */
export const STAFF_HOME = '/admin'
export const SIGN_IN_PAGE = '/admin/login'
export const SIGN_IN_FORM_PATH = '/api/v1/staff/sign-in-form'
export const SIGN_OUT_FORM_PATH = '/api/v1/staff/sign-out-form'
export const STAFF_SESSION_PATH = '/api/v1/staff/session'
export const STAFF_RESTAURANTS_PATH = '/api/v1/staff/restaurants'

/**
 * The address of the sign-in page.
 * @param next where to go on afterwards; the staff's home goes without saying
 * @param refused what the page is to say: a code, and the seconds to wait
 */
export function signInPath(next: string, refused?: Pick<Violation, 'code'> & { params: object }): string {
  const query = new URLSearchParams()
  const onward = safeRedirectPath(next, STAFF_HOME)
  if (onward !== STAFF_HOME) query.set('next', onward)
  if (refused) query.set('refused', refused.code)
  if (refused && 'seconds' in refused.params) query.set('seconds', String(refused.params.seconds))
  return query.size ? `${SIGN_IN_PAGE}?${query}` : SIGN_IN_PAGE
}
