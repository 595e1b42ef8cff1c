import { safeRedirectPath } from '../session/safeRedirectPath'
import { STAFF_HOME, signInPath } from './paths'

const PANEL = /^\/cms(\/|$)/
/** Payload's own ways in and out; ours stand in their place. */
const DOORS = /^\/cms\/(login|logout|logout-inactivity|forgot|reset|verify|create-first-user|unauthorized)(\/|$)/
/** What Next's router adds to an address when it asks for a page's data alone. */
const ROUTER_PARAMETER = '_rsc'

const NOWHERE = 'https://nowhere.invalid'

/** The path of a request as pages see it. */
const pathOf = (url: string): string => decodeURIComponent(url.split('?', 1)[0] ?? '')

/** Whether a decoded path belongs to the content panel. */
export const isPanel = (path: string): boolean => PANEL.test(path)

/** Whether an address belongs to the content panel. */
export const isCmsPath = (url: string): boolean => isPanel(pathOf(url))

/**
 * Where a request for the panel is led instead; null lets it in. Signed in or not, Payload's own doors lead to ours;
 * nothing is ended by merely opening an address.
 */
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
