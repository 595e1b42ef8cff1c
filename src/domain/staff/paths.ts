import { safeRedirectPath } from '../session/safeRedirectPath'
import type { Violation } from '../violation'

export const STAFF_HOME = '/admin'
export const SIGN_IN_PAGE = '/admin/login'
export const SIGN_IN_FORM_PATH = '/api/v1/staff/sign-in-form'
export const SIGN_OUT_FORM_PATH = '/api/v1/staff/sign-out-form'
export const STAFF_SESSION_PATH = '/api/v1/staff/session'
export const STAFF_SESSIONS_PATH = '/api/v1/staff/sessions'
export const STAFF_PASSWORD_PATH = '/api/v1/staff/password'
export const STAFF_DASHBOARD_PATH = '/api/v1/staff/dashboard'
export const STAFF_COUNTS_PATH = '/api/v1/staff/counts'
export const STAFF_SEARCH_PATH = '/api/v1/staff/search'
/** Result groups in display order. Kept without zod, because every back-office page loads this. */
export const STAFF_SEARCH_GROUPS = ['restaurants', 'members', 'posts', 'institutions'] as const
export type StaffSearchGroup = (typeof STAFF_SEARCH_GROUPS)[number]
export const STAFF_FILTERS_PATH = '/api/v1/staff/filters'
export const STAFF_LIST_COUNTS_PATH = '/api/v1/staff/list-counts'
export const STAFF_REGIONS_PATH = '/api/v1/staff/regions'
export const STAFF_QUALITY_PATH = '/api/v1/staff/quality'
export const STAFF_STATISTICS_PATH = '/api/v1/staff/statistics'
export const STAFF_STATISTICS_REFRESH_PATH = `${STAFF_STATISTICS_PATH}/refresh`
export const STAFF_STATISTICS_EXPORT_PATH = `${STAFF_STATISTICS_PATH}/export`
export const STAFF_RECOMMENDATIONS_PATH = '/api/v1/staff/recommendations'
export const BACK_OFFICE_API = '/api/ra'
/** Where invited staff set their first password, and the form's target. */
export const PASSWORD_PAGE = '/admin/password'
export const FIRST_PASSWORD_PATH = '/api/v1/staff/first-password-form'
export const SIGN_IN_AFTER_INVITATION = `${SIGN_IN_PAGE}?ready=1`
export const STAFF_BACKUPS_PATH = '/api/v1/staff/backups'
export const STAFF_BACKUP_SETTINGS_PATH = '/api/v1/staff/backup-settings'
export const STAFF_SYSTEM_PATH = '/api/v1/staff/system'
export const STAFF_RESTAURANTS_PATH = '/api/v1/staff/restaurants'

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
