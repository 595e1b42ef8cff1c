import { createServer, type Server } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hasNginx, startNginx } from '../setup/nginx'

const SCRIPTS = '/_next/static/chunks/'

describe.skipIf(!hasNginx)('The documented nginx (needs nginx and openssl)', () => {
  let nginx: Awaited<ReturnType<typeof startNginx>>
  let isCrowded = false
  let written: string[] = []
  const servers: Server[] = []

  /** Each is another version, which has a script of its own. */
  async function startServer(): Promise<number> {
    const script = `${SCRIPTS}${servers.length}.js`
    const server = createServer((req, res) => {
      if (req.method === 'POST') written.push(req.url ?? '')
      if (req.url === '/cut') return void req.socket.destroy()
      const isMissing = req.url?.startsWith(SCRIPTS) && req.url !== script
      res.writeHead(isMissing ? 404 : isCrowded ? 503 : 200).end()
    })
    servers.push(server)
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    return (server.address() as AddressInfo).port
  }
  const ask = (path: string, method = 'GET'): Promise<number> =>
    new Promise((done, failed) => {
      request({ host: '127.0.0.1', port: nginx.port, path, method, rejectUnauthorized: false }, (response) => {
        response.resume().once('end', () => done(response.statusCode ?? 0))
      })
        .once('error', failed)
        .end(method === 'POST' ? 'a review' : undefined)
    })

  beforeAll(async () => {
    nginx = await startNginx([await startServer(), await startServer()])
  })
  beforeEach(() => {
    isCrowded = false
    written = []
  })
  afterAll(async () => {
    await nginx.close()
    for (const server of servers) server.close()
  })

  it('nginx takes the configuration without a warning', () => {
    const { status, stderr } = nginx.check()
    expect([status, stderr]).toEqual([0, ''])
  })

  it('Right after a crowded moment every request is answered again', async () => {
    isCrowded = true
    const crowd = await Promise.all(Array.from({ length: 40 }, () => ask('/')))
    expect(new Set(crowd)).toEqual(new Set([503]))
    isCrowded = false
    const after = await Promise.all(Array.from({ length: 40 }, () => ask('/')))
    expect(new Set(after)).toEqual(new Set([200]))
  })

  it('While two versions run beside each other, none of 200 loads lacks the script of its page', async () => {
    const loads = Array.from({ length: 200 }, (_, turn) => ask(`${SCRIPTS}${turn % 2}.js`))
    expect(new Set(await Promise.all(loads))).toEqual(new Set([200]))
    expect(await ask(`${SCRIPTS}of-no-version.js`)).toBe(404)
  })

  it('A request that writes reaches one server only, whether it is answered with 503 or cut off', async () => {
    isCrowded = true
    expect(await ask('/reviews', 'POST')).toBe(503)
    expect(await ask('/cut', 'POST')).toBe(502)
    expect(written).toEqual(['/reviews', '/cut'])
  })
})
