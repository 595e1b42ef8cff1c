import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { NETWORK_READS_MAX, NETWORK_WRITES_MAX } from '@/domain/http/limits'
import { createNetworkRateLimit } from '@/http/gate/networkRateLimit'

function asked(
  remoteAddress: string,
  { method = 'GET', forwardedFor }: { method?: string; forwardedFor?: string } = {},
): IncomingMessage {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })
  return Object.assign(new IncomingMessage(socket), {
    method,
    headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
  })
}

/** How many of `count` requests are let through. */
async function letThrough(
  count: number,
  trustedProxies: number,
  request: (at: number) => IncomingMessage,
  path = '/regions',
  isDemo = false,
): Promise<number> {
  const limit = createNetworkRateLimit(trustedProxies, isDemo)
  let through = 0
  for (let at = 0; at < count; at++) if ((await limit(request(at), path)) === null) through++
  return through
}
const MANY = NETWORK_READS_MAX + 50

it('A network over the limit gets the status 429 and Retry-After, while another network is not limited', async () => {
  const limit = createNetworkRateLimit(0, false)
  for (let at = 0; at < NETWORK_READS_MAX; at++) expect(await limit(asked('192.0.2.1'), '/')).toBeNull()
  const rejection = await limit(asked('192.0.2.1'), '/')
  expect(rejection?.status).toBe(429)
  expect(Number(rejection?.headers?.['Retry-After'])).toBeGreaterThan(0)
  expect(await limit(asked('192.0.2.2'), '/')).toBeNull()
})

it('Write requests have a limit of their own, below that of reads', async () => {
  expect(await letThrough(MANY, 0, () => asked('192.0.2.1', { method: 'POST' }))).toBe(NETWORK_WRITES_MAX)
})

it('A call of the MCP server counts as a read', async () => {
  expect(await letThrough(MANY, 0, () => asked('192.0.2.1', { method: 'POST' }), '/mcp')).toBe(NETWORK_READS_MAX)
})

it('Many IPv6 addresses with one prefix count as one network', async () => {
  expect(await letThrough(MANY, 0, (at) => asked(`2001:db8::${at.toString(16)}`))).toBe(NETWORK_READS_MAX)
})

it('A forged X-Forwarded-For does not change the limit', async () => {
  expect(await letThrough(MANY, 0, (at) => asked('192.0.2.1', { forwardedFor: `198.51.100.${at % 250}` }))).toBe(
    NETWORK_READS_MAX,
  )
  expect(
    await letThrough(MANY, 1, (at) => asked('127.0.0.1', { forwardedFor: `198.51.100.${at % 250}, 192.0.2.1` })),
  ).toBe(NETWORK_READS_MAX)
})

it('Requests from this machine are limited as those of any network', async () => {
  expect(await letThrough(MANY, 0, () => asked('127.0.0.1'))).toBe(NETWORK_READS_MAX)
  expect(await letThrough(MANY, 0, () => asked('::1'))).toBe(NETWORK_READS_MAX)
  expect(await letThrough(MANY, 1, () => asked('127.0.0.1'))).toBe(NETWORK_READS_MAX)
})

it('Requests from the machine of a demo are not limited, but those through a proxy on it are', async () => {
  const ofDemo = (request: (at: number) => IncomingMessage, trustedProxies = 0) =>
    letThrough(MANY, trustedProxies, request, '/regions', true)
  expect(await ofDemo(() => asked('127.0.0.1'))).toBe(MANY)
  expect(await ofDemo(() => asked('::1'))).toBe(MANY)
  expect(await ofDemo((at) => asked('127.0.0.1', { forwardedFor: `192.0.2.${at % 250}` }))).toBe(NETWORK_READS_MAX)
  expect(await ofDemo(() => asked('127.0.0.1'), 1)).toBe(NETWORK_READS_MAX)
})

it('The health check is never limited', async () => {
  expect(await letThrough(MANY, 1, () => asked('192.0.2.1'), '/healthz')).toBe(MANY)
})

it('Static files have a higher limit than pages', async () => {
  expect(await letThrough(MANY, 0, () => asked('192.0.2.1'), '/_next/static/chunks/a.js')).toBe(MANY)
})

it('With limits that processes share, reads, writes and static files are counted there', async () => {
  const counted: string[] = []
  const create = (name: string) => (network: string) => {
    counted.push(`${name} ${network}`)
    return Promise.resolve(null)
  }
  const limit = createNetworkRateLimit(0, false, { create, isReady: () => true, close: () => undefined })
  await limit(asked('192.0.2.1'), '/')
  await limit(asked('192.0.2.1', { method: 'POST' }), '/')
  await limit(asked('2001:db8::1'), '/_next/static/chunks/a.js')
  expect(counted).toEqual(['reads 192.0.2.1', 'writes 192.0.2.1', 'assets 2001:db8:0:0::/64'])
})
