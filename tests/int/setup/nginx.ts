import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { untilAccepts } from './accepts'
import { ownPort } from '../../setup/ownPort'

const isThere = (program: string, flag: string): boolean => spawnSync(program, [flag]).status === 0
export const hasNginx = isThere('nginx', '-v') && isThere('openssl', 'version')

/** A configuration with addresses and files of a test's own, each of which it has to have. */
export function withOwn(config: string, replaced: readonly (readonly [from: string, to: string])[]): string {
  for (const [from, to] of replaced) {
    expect(config).toContain(from)
    config = config.replace(from, to)
  }
  return config
}

/** A certificate that no one trusts. */
export function makeCertificate(folder: string): { certificate: string; key: string } {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const subject = ['-subj', '/CN=bapsang.example', '-days', '1']
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, '-keyout', key, '-out', certificate]
  execFileSync('openssl', made, { stdio: 'ignore' })
  return { certificate, key }
}

/**
 * The documented nginx, on a free port.
 * @param servers ports of the servers behind it, on this machine
 */
export async function startNginx(servers: readonly number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'gonggong-nginx-'))
  const main = join(folder, 'main.conf')
  const port = await ownPort()
  const { certificate, key } = makeCertificate(folder)
  const site = withOwn(readFileSync('deploy/nginx.conf', 'utf8'), [
    [
      '  server 127.0.0.1:3000 max_fails=0;',
      servers.map((server) => `  server 127.0.0.1:${server} max_fails=0;`).join('\n'),
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
     events { worker_connections 2048; } http { access_log off; ${temporary} include ${join(folder, 'site.conf')}; }`,
  )
  const nginx = spawn('nginx', ['-p', folder, '-c', main], { stdio: 'ignore' })
  await untilAccepts(port, nginx)
  return {
    port,
    site: `https://127.0.0.1:${port}`,
    /** What nginx says of its configuration. */
    check: () => spawnSync('nginx', ['-t', '-q', '-p', folder, '-c', main], { encoding: 'utf8' }),
    async close(): Promise<void> {
      const ended = once(nginx, 'exit')
      nginx.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
