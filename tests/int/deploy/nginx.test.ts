import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '@/infra/freePort'

const isThere = (program: string, flag: string): boolean => spawnSync(program, [flag]).status === 0
const hasNginx = isThere('nginx', '-v') && isThere('openssl', 'version')

/** The documented configuration with the addresses and files of this test, each of which it has to have. */
function withOwn(config: string, replaced: readonly (readonly [from: string, to: string])[]): string {
  for (const [from, to] of replaced) {
    expect(config).toContain(from)
    config = config.replace(from, to)
  }
  return config
}

const SCRIPTS = '/_next/static/chunks/'

describe.skipIf(!hasNginx)('The documented nginx (needs nginx and openssl)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gonggong-nginx-'))
  const main = join(folder, 'main.conf')
  let port: number
  let nginx: ChildProcess
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
      request({ host: '127.0.0.1', port, path, method, rejectUnauthorized: false }, (response) => {
        response.resume().once('end', () => done(response.statusCode ?? 0))
      })
        .once('error', failed)
        .end(method === 'POST' ? 'a review' : undefined)
    })

  beforeAll(async () => {
    port = await freePort('127.0.0.1', 0)
    const [first, second] = [await startServer(), await startServer()]
    const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
    const subject = ['-subj', '/CN=bapsang.example', '-days', '1']
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, '-keyout', key, '-out', certificate],
      {
        stdio: 'ignore',
      },
    )
    const site = withOwn(readFileSync('deploy/nginx.conf', 'utf8'), [
      [
        '  server 127.0.0.1:3000 max_fails=0;',
        `  server 127.0.0.1:${first} max_fails=0; server 127.0.0.1:${second} max_fails=0;`,
      ],
      ['listen 443 ', `listen 127.0.0.1:${port} `],
      ['/etc/ssl/certs/bapsang.pem', certificate],
      ['/etc/ssl/private/bapsang.key', key],
    ])
    writeFileSync(join(folder, 'site.conf'), site)
    mkdirSync(join(folder, 'logs'))
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((of) => `${of}_temp_path ${join(folder, of)};`)
      .join(' ')
    writeFileSync(
      main,
      `daemon off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')}; worker_processes 1;
       events {} http { access_log off; ${temporary} include ${join(folder, 'site.conf')}; }`,
    )
    nginx = spawn('nginx', ['-p', folder, '-c', main], { stdio: 'ignore' })
    for (;;) {
      if (await ask('/').catch(() => 0)) break
      await setTimeout(50)
    }
  })
  beforeEach(() => {
    isCrowded = false
    written = []
  })
  afterAll(async () => {
    const ended = once(nginx, 'exit')
    nginx.kill('SIGTERM')
    await ended
    for (const server of servers) server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('nginx takes the configuration without a warning', () => {
    const { status, stderr } = spawnSync('nginx', ['-t', '-q', '-p', folder, '-c', main], { encoding: 'utf8' })
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
