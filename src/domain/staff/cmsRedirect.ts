import { safeRedirectPath } from '../http/urls'
import { STAFF_HOME, signInPath } from './staff'

const PANEL = /^\/cms(\/|$)/
/** Payload's sign-in and sign-out pages, which ours replace. */
const DOORS = /^\/cms\/(login|logout|logout-inactivity|forgot|reset|verify|create-first-user|unauthorized)(\/|$)/
/** Next's query parameter for router requests. */
export const ROUTER_PARAMETER = '_rsc'

const NOWHERE = 'https://nowhere.invalid'

const pathOf = (url: string): string => decodeURIComponent(url.split('?', 1)[0] ?? '')

export const isPanel = (path: string): boolean => PANEL.test(path)

export const isCmsPath = (url: string): boolean => isPanel(pathOf(url))

/** Null for none. Payload's sign-in pages always redirect to ours; a GET never ends a session. */
export function cmsRedirect(url: string, signedIn: boolean): string | null {
  const asked = new URL(safeRedirectPath(url, '/cms'), NOWHERE)
  if (DOORS.test(pathOf(url)))
    return signedIn ? STAFF_HOME : signInPath(safeRedirectPath(asked.searchParams.get('redirect'), '/cms'))
  if (signedIn) return null
  const query = asked.search
    .slice(1)
    .split('&')
    .filter((part) => part && !part.startsWith(`${ROUTER_PARAMETER}=`))
  return signInPath(asked.pathname + (query.length ? `?${query.join('&')}` : ''))
}
