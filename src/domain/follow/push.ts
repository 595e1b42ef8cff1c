import { isLoopbackHost } from '../http/urls'

/** Browsers of one member. */
export const PUSH_SUBSCRIPTIONS_MAX = 10
export const PUSH_ENDPOINT_MAX = 1_000
/** Bytes of a message; services take 4 KB with its encryption. */
export const PUSH_BYTES_MAX = 3_000
/** How long a service keeps a message for a browser that is off. */
export const PUSH_TTL_SECONDS = 24 * 60 * 60
export const PUSH_TIMEOUT_MS = 10_000

/** Push services of Chrome, Edge, Firefox and Safari. The server sends requests nowhere else. */
const SERVICES = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com']
const WINDOWS = '.notify.windows.com'

const isService = (host: string): boolean => SERVICES.includes(host) || host.endsWith(WINDOWS)

/** @param isLocal whether a service of this machine may be used, in tests */
export function isPushEndpoint(text: string, isLocal: boolean): boolean {
  if (text.length > PUSH_ENDPOINT_MAX || !URL.canParse(text)) return false
  const { protocol, hostname, port, username, password } = new URL(text)
  if (username !== '' || password !== '') return false
  if (isLocal && protocol === 'http:' && isLoopbackHost(hostname)) return true
  return protocol === 'https:' && port === '' && isService(hostname)
}

/** What a service worker shows: `url` is a path of this site. */
export interface PushMessage {
  title: string
  line: string
  url: string
}
