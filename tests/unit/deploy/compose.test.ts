import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const PASSWORDS = ['SUPERUSER_PASSWORD', 'OWNER_PASSWORD', 'APPLICATION_PASSWORD']

interface Service {
  command?: string | string[]
  depends_on?: string[] | Record<string, object>
  environment?: Record<string, string>
  volumes?: (string | { source: string })[]
  ports?: string[]
  profiles?: string[]
}
interface Compose {
  services: Record<string, Service>
  volumes: object
}
/** Files that the operator makes. */
const OWN_FILES = new Set(['./certificate.pem', './key.pem'])
/** Of the database's image and script. */
const OF_DATABASES = new Set([
  'POSTGRES_PASSWORD',
  'POSTGRES_INITDB_ARGS',
  'PGPASSWORD',
  'ROOT_ACCESS_KEY',
  'ROOT_SECRET_KEY',
])

describe('The parts of the Compose file', () => {
  const { services, volumes } = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as Compose
  const all = Object.entries(services)

  it('Everything starts but the single server, which takes its database alone with it', () => {
    const started = all.filter(([, { profiles }]) => !profiles).map(([name]) => name)
    expect(started).toEqual(['app', 'app-2', 'worker', 'proxy', 'database', 'standby', 'valkey', 'storage'])
    expect(Object.keys(services.single?.depends_on ?? {})).toEqual(['database'])
    expect(all.flatMap(([, { ports = [] }]) => ports)).toEqual(['127.0.0.1:3000:3000', '443:443'])
  })

  it('Every setting is one that the product, its example of .env or an image knows', () => {
    const known = new Set([...Object.keys(parseEnv(readFileSync('.env.example', 'utf8'))), ...OF_DATABASES])
    for (const name of PASSWORDS) known.add(name)
    for (const [, { environment = {} }] of all)
      for (const name of Object.keys(environment)) expect(known).toContain(name)
  })

  it('Every service, volume, file and script that is named exists', () => {
    for (const [, { environment = {}, depends_on = [], volumes: mounted = [], command = '' }] of all) {
      const needed: string[] = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on)
      for (const name of needed) expect(services[name], name).toBeDefined()
      for (const value of Object.values(environment)) {
        const [, host] = /\/\/(?:[^/@]*@)?([a-z][a-z0-9-]*):\d+/.exec(value) ?? []
        if (host) expect(services[host], value).toBeDefined()
      }
      for (const one of mounted) {
        const [from = ''] = typeof one === 'string' ? one.split(':') : [one.source]
        if (!from.startsWith('.')) expect(volumes).toHaveProperty(from)
        else if (!OWN_FILES.has(from)) expect(existsSync(from), from).toBe(true)
      }
      const script = [command].flat().find((word) => word.startsWith('scripts/'))
      if (script) expect(existsSync(script), script).toBe(true)
    }
  })

  it('The proxy runs the documented nginx in front of both servers', () => {
    const [shell = '', flags = '', script = ''] = [services.proxy?.command ?? []].flat()
    const shown = script
      .replace('/deploy/nginx.conf > /etc/nginx/conf.d/default.conf', 'deploy/nginx.conf')
      .replace("exec nginx -g 'daemon off;'", '')
    const { stdout, stderr } = spawnSync(shell, [flags, shown], { encoding: 'utf8' })
    expect(stderr).toBe('')
    const single = '  server 127.0.0.1:3000 max_fails=0;'
    const both = '  server app:3000 max_fails=0;\n  server app-2:3000 max_fails=0;'
    expect(stdout).toBe(readFileSync('deploy/nginx.conf', 'utf8').replace(single, both))
  })
})
