import { isIP } from 'node:net'

/** A caller whose address is not known shares one allowance with all such callers; no one goes uncounted. */
const UNKNOWN = 'unknown'

/** Some proxies write the port too: `203.0.113.7:4711`, `[2001:db8::1]:4711` (RFC 7239, 6). */
const withoutPort = (address: string): string =>
  /^\[([^\]]*)\](:\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address

/** The first half of an IPv6 address, which is what a household has; an IPv4 address whole, however it is written. */
function networkOf(address: string): string | null {
  const plain = withoutPort(address.trim()).split('%', 1)[0] ?? ''
  const version = isIP(plain)
  if (version === 4) return plain
  if (version === 0) return null
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (embedded) return embedded
  // The URL parser writes it the one canonical way, an embedded IPv4 address in hexadecimal.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const groups =
    tail === undefined ? left : [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
  return `${groups.slice(0, 4).join(':')}::/64`
}

/**
 * Who calls, for counting: the address of the connection, or what the nearest trusted proxy wrote into
 * `X-Forwarded-For`. Anybody can send that header, so only the entries that our own proxies added are believed: each
 * appends the address it was called from, so with `trustedProxies` of them it is that many from the right.
 */
export function clientIpPrefix(
  connection: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const written = trustedProxies > 0 ? forwardedFor?.split(',').at(-trustedProxies) : undefined
  return (written && networkOf(written)) || (connection && networkOf(connection)) || UNKNOWN
}

/**
 * The larger networks that one customer of a provider may hold whole, narrow to wide: /56 and /48 of an IPv6 network,
 * none of an IPv4 address.
 * @param network of `clientIpPrefix`
 */
export function enclosingNetworks(network: string): string[] {
  if (!network.endsWith('::/64')) return []
  const [first, second, third, fourth = '0'] = network.split(':')
  const site = [first, second, third].join(':')
  return [`${site}:${(parseInt(fourth, 16) & 0xff00).toString(16)}::/56`, `${site}::/48`]
}
