import { lookup as resolveName, type LookupAddress } from 'node:dns'
import { isIP } from 'node:net'
import type { CookieJar } from 'tough-cookie'
import { Agent, fetch, type Response } from 'undici'
import ipaddr from 'ipaddr.js'
import type { RequestFault } from '@/domain/collect/faults'
import { retryAfterMs } from '../retryAfter'

/** IPv6 addresses that are handed out for the public network. */
const GLOBAL = ipaddr.parseCIDR('2000::/3')

/** Of the public network: not private, loopback, link-local, shared, multicast or reserved, nor IPv4 in IPv6. */
function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL))
}

const isLoopbackAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.parse(address).range() === 'loopback'

/** `isLocal`: fake boards on this machine, for tests and the demo */
const isReachable = (address: string, isLocal: boolean): boolean =>
  isPublicAddress(address) || (isLocal && isLoopbackAddress(address))

const REDIRECTS_MAX = 5
const CONNECT_MS = 10_000
/** Longer ones are cut; the board is asked again on a later night. */
const RETRY_AFTER_MAX_MS = 24 * 60 * 60 * 1000

export class RequestError extends Error {
  override name = 'RequestError'
  constructor(
    readonly fault: RequestFault,
    /** asked for by Retry-After, or until a busy host is free; 0 if by none */
    readonly retryAfterMs = 0,
    readonly status: number | null = null,
    options?: ErrorOptions,
  ) {
    super(fault, options)
  }
}

type Resolve = (name: string, done: (error: Error | null, found: LookupAddress[]) => void) => void

const resolveAll: Resolve = (name, done) => resolveName(name, { all: true }, done)

export interface RequestScope {
  /** addresses that an admin entered: their hosts and ports are asked, no others */
  entered: readonly URL[]
  /** fake boards on this machine, for tests and the demo */
  isLocal: boolean
  /** for tests */
  resolve?: Resolve
}

export interface BytesRequest {
  url: URL
  /** sent with POST */
  form?: Readonly<Record<string, string>> | null
  headers: Readonly<Record<string, string>>
  reach: RequestScope
  cookies: CookieJar
  bytesMax: number
  timeoutMs: number
  /** before the request is sent on to another address */
  onRedirect?: (url: URL) => Promise<void>
}

export interface BytesAnswer {
  /** after redirects */
  url: URL
  /** 2xx or 304 */
  status: number
  headers: Response['headers']
  bytes: Buffer
}

/** @throws RequestError unless the address is of a host that an admin entered, without credentials */
export function assertReachable(url: URL, { entered, isLocal }: RequestScope): void {
  if ((url.protocol !== 'http:' && url.protocol !== 'https:') || url.username !== '' || url.password !== '')
    throw new RequestError('address_forbidden')
  // The parser of URLs writes decimal, octal and short forms as four numbers.
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(literal) && !isReachable(literal, isLocal)) throw new RequestError('address_forbidden')
  if (!entered.some(({ hostname, port }) => hostname === url.hostname && (url.port === '' || url.port === port)))
    throw new RequestError('host_unknown')
}

/** Connects to the addresses that were checked, so that a second answer of the name server changes nothing. */
const agentFor = ({ isLocal, resolve = resolveAll }: RequestScope): Agent =>
  new Agent({
    connect: {
      timeout: CONNECT_MS,
      lookup: (name, { all }, done) =>
        resolve(name, (error, found) => {
          const [first] = found ?? []
          if (error || !first) return done(error ?? new Error('no address'), '')
          if (!found.every(({ address }) => isReachable(address, isLocal)))
            return done(new RequestError('address_forbidden'), '')
          return all ? done(null, found) : done(null, first.address, first.family)
        }),
    },
  })

/** Bounded in size, time and redirects; sends no credentials. @throws RequestError */
export async function requestBytes(request: BytesRequest): Promise<BytesAnswer> {
  const agent = agentFor(request.reach)
  try {
    return await follow(request, agent, AbortSignal.timeout(request.timeoutMs))
  } catch (error) {
    throw errorOf(error)
  } finally {
    await agent.destroy()
  }
}

async function follow(request: BytesRequest, agent: Agent, signal: AbortSignal): Promise<BytesAnswer> {
  const { reach, cookies, headers, onRedirect } = request
  let { url, form = null } = request
  for (let hops = 0; hops <= REDIRECTS_MAX; hops++) {
    assertReachable(url, reach)
    if (hops > 0) await onRedirect?.(url)
    const cookie = await cookies.getCookieString(url.href)
    const response = await fetch(url, {
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      headers: { ...headers, ...(cookie && { cookie }) },
      redirect: 'manual',
      dispatcher: agent,
      signal,
    })
    for (const set of response.headers.getSetCookie())
      await cookies.setCookie(set, url.href, { ignoreError: true }).catch(() => undefined)
    const to = response.headers.get('location')
    if (response.status < 300 || response.status > 308 || response.status === 304 || to === null)
      return {
        url,
        status: response.status,
        headers: response.headers,
        bytes: await bytesOf(response, request.bytesMax),
      }
    await response.body?.cancel()
    if (!URL.canParse(to, url.href)) throw new RequestError('redirects')
    url = new URL(to, url)
    if (response.status < 307) form = null
  }
  throw new RequestError('redirects')
}

/** @throws RequestError for other statuses than 2xx and 304 */
async function bytesOf(response: Response, bytesMax: number): Promise<Buffer> {
  const { status, ok, headers, body } = response
  if (!ok && status !== 304) {
    await body?.cancel()
    throw new RequestError(
      faultOf(status),
      retryAfterMs(headers.get('retry-after'), new Date(), RETRY_AFTER_MAX_MS),
      status,
    )
  }
  const pieces: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop closes the connection. Compressed bodies are counted as they are unpacked.
  for await (const piece of body ?? []) {
    bytes += (piece as Uint8Array).byteLength
    if (bytes > bytesMax) throw new RequestError('too_big', 0, status)
    pieces.push(piece as Uint8Array)
  }
  return Buffer.concat(pieces)
}

function faultOf(status: number): RequestFault {
  if (status === 401 || status === 403 || status === 404 || status === 429) return `http_${status}`
  if (status === 410) return 'http_404'
  return status >= 500 ? 'http_5xx' : status >= 400 ? 'http_4xx' : 'redirects'
}

function errorOf(error: unknown): unknown {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (at instanceof RequestError) return at
    if (at.name === 'TimeoutError') return new RequestError('timeout', 0, null, { cause: error })
  }
  return new RequestError('unreachable', 0, null, { cause: error })
}
