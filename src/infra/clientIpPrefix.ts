import { isIP, isIPv4 } from 'node:net'

/** Callers with unknown addresses share one allowance, so that none is uncounted. */
const UNKNOWN = 'unknown'

/** Some proxies include the port: `203.0.113.7:4711`, `[2001:db8::1]:4711` (RFC 7239, 6). */
const withoutPort = (address: string): string =>
  /^\[([^\]]*)\](:\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address

/** IPv4 to a server that listens on IPv6 too. */
const MAPPED = '::ffff:'

const bytesOf = (group: string): number[] => [parseInt(group, 16) >> 8, parseInt(group, 16) & 0xff]

/** The /64 of an IPv6 address, which one household has; an IPv4 address whole, in any notation. */
function networkOf(address: string): string | null {
  // Nearly all; this runs for each request.
  const usual = address.startsWith(MAPPED) ? address.slice(MAPPED.length) : address
  if (isIPv4(usual)) return usual
  const plain = withoutPort(address.trim()).split('%', 1)[0] ?? ''
  const version = isIP(plain)
  if (version === 4) return plain
  if (version === 0) return null
  // The URL parser writes the canonical form, with an embedded IPv4 address in hexadecimal.
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1)
  const embedded = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(canonical)
  if (embedded) return embedded.slice(1).flatMap(bytesOf).join('.')
  const [head = '', tail] = canonical.split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const groups =
    tail === undefined ? left : [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
  return `${groups.slice(0, 4).join(':')}::/64`
}

/**
 * The connection's address, or what the nearest trusted proxy added to `X-Forwarded-For`. Clients can forge that header
 * and each proxy appends its caller, so only `trustedProxies` entries from the right count.
 */
export function clientIpPrefix(
  connection: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const written = trustedProxies > 0 ? forwardedFor?.split(',').at(-trustedProxies) : undefined
  return (written && networkOf(written)) || (connection && networkOf(connection)) || UNKNOWN
}

/** Larger networks that one customer may hold, narrow to wide: /56 and /48 for IPv6, none for IPv4. */
export function enclosingNetworks(network: string): string[] {
  if (!network.endsWith('::/64')) return []
  const [first, second, third, fourth = '0'] = network.split(':')
  const site = [first, second, third].join(':')
  return [`${site}:${(parseInt(fourth, 16) & 0xff00).toString(16)}::/56`, `${site}::/48`]
}
