import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { requireStaffForCms } from '@/http/payloadGuards'

describe('CMS guard', () => {
  let server: Server
  afterEach(() => new Promise((closed) => server.close(closed)))

  /** The response to a request: that of the guard, or 'let in'. */
  const ask = async (path: string, isStaff: (cookies?: string) => Promise<boolean>, init: RequestInit = {}) => {
    server = createServer(async (req, res) => {
      if (!(await requireStaffForCms(req, res, isStaff))) res.end('let in')
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
      redirect: 'manual',
      ...init,
    })
    return [response.status, response.headers.get('Location') ?? (await response.text())]
  }
  const staff = (cookies?: string) => Promise.resolve(cookies === 'gonggong_staff=mine')
  const Cookie = 'gonggong_staff=mine'

  it('The CMS guard redirects visitors without a session to the sign-in page', async () => {
    expect(await ask('/cms/collections/visits?limit=5', staff)).toEqual([
      307,
      '/admin/login?next=%2Fcms%2Fcollections%2Fvisits%3Flimit%3D5',
    ])
  })

  it('The CMS guard lets staff in', async () => {
    expect(await ask('/cms/collections/visits', staff, { headers: { Cookie } })).toEqual([200, 'let in'])
  })

  it('The CMS guard loads no session for other pages, nor for writes, which are checked elsewhere', async () => {
    const never = () => Promise.reject(new Error('asked'))
    expect(await ask('/regions', never)).toEqual([200, 'let in'])
    expect(await ask('/cms', never, { method: 'POST' })).toEqual([200, 'let in'])
  })

  it('The CMS guard responds with 503 while sessions cannot be loaded', async () => {
    const [status] = await ask('/cms', () => Promise.reject(new Error('no database')), { headers: { Cookie } })
    expect(status).toBe(503)
  })
})
