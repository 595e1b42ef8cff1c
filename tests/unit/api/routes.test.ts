import { describe, expect, it } from 'vitest'
import { createApi } from '@/api/createApi'
import { ROUTES } from '@/api/routes'
import { routePath } from '@/domain/http/urls'

const pool = { query: () => Promise.reject(new Error('these requests read no data')) } as never
const callers = { secret: 'only-for-these-tests-0123456789', trustedProxies: 0 }
const app = createApi({ pool, writes: pool, callers, tickets: { pool, ...callers }, members: { pool, ...callers } })
const { paths } = (await (await app.request('/api/openapi.json')).json()) as {
  paths: Record<string, Record<string, { requestBody?: { content: object } }>>
}
const documented = Object.entries(paths).filter(([path]) => path.startsWith('/api/v1/'))
/** For people alone, whose mail program opens the address. */
const UNDOCUMENTED: Record<string, string[]> = { '/api/v1/mail/leave/{token}': ['GET'] }
const filled = (path: string) => path.replaceAll(/\{\w+\}/g, '1')

describe('Routes of /api/v1', () => {
  it.each(documented)('%s answers an unsupported method with those that it has', async (path, operations) => {
    const { status, headers } = await app.request(filled(path), { method: 'PROPFIND' })
    const allowed = headers.get('Allow')?.split(', ') ?? []
    const own = [...Object.keys(operations).map((method) => method.toUpperCase()), ...(UNDOCUMENTED[path] ?? [])]
    expect(status).toBe(405)
    expect(allowed.filter((method) => !['HEAD', 'OPTIONS'].includes(method)).sort()).toEqual(own.sort())
  })

  it('Every operation that takes JSON refuses a body that is too large', async () => {
    const taking = documented.flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { requestBody }]) =>
        'application/json' in (requestBody?.content ?? {}) ? [{ path, method: method.toUpperCase() }] : [],
      ),
    )
    expect(taking.length).toBeGreaterThan(30)
    for (const { path, method } of taking) {
      const headers = { 'Content-Type': 'application/json', 'Content-Length': String(2 ** 30) }
      const { status } = await app.request(filled(path), { method, headers, body: '{}' })
      expect(status, `${method} ${path}`).toBe(413)
    }
  })

  it('Each address and each name of an operation is there once', () => {
    const all = Object.values(ROUTES).flat()
    for (const names of [all.map(({ at }) => at), all.map(({ id }) => id)] as string[][])
      expect(new Set(names).size).toBe(names.length)
  })
})

describe('The address of a route', () => {
  it('is filled with parameters and a query, encoded', () => {
    expect(routePath('PUT /api/v1/me/mutes/{nickname}', { params: { nickname: '국/밥 ?' } })).toBe(
      '/api/v1/me/mutes/%EA%B5%AD%2F%EB%B0%A5%20%3F',
    )
    expect(routePath('GET /api/v1/tiles/{x}/{y}', { params: { x: 1, y: 2 }, query: { a: 'b&c', n: 3 } })).toBe(
      '/api/v1/tiles/1/2?a=b%26c&n=3',
    )
    expect(routePath('GET /api/v1/me')).toBe('/api/v1/me')
  })
})
