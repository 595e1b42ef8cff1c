import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pRetry from 'p-retry'
import { startTemporary } from '@/infra/database/temporary'
import { freePort } from '@/infra/freePort'
import { UsageError, runCli } from './runCli'

const START_WAIT = { retries: 120, factor: 1, minTimeout: 500 }
const SMOKE_PATHS = ['/healthz', '/readyz', '/', '/restaurants', '/terms', '/api/v1/restaurants']
const LOOPBACK = '127.0.0.1'

/**
 * `npm run test:node -- 22`: on another version of Node, from the npm package `node`. `--browser` adds the browser
 * tests.
 */
async function testNode(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { browser: { type: 'boolean', default: false } },
  })
  const [version = ''] = positionals
  if (!/^\d+(\.\d+){0,2}$/.test(version)) throw new UsageError('Node 버전을 적어 주세요. 예: npm run test:node -- 22')
  const node = nodeOf(version)
  // Another version's build proves nothing.
  rmSync(join('.next', 'BUILD_ID'), { force: true })
  run(node, ['--import', 'tsx', 'scripts/build.ts'])
  await serve(node)
  const projects = ['unit', 'int', ...(values.browser ? ['e2e'] : [])]
  run(node, [join('node_modules', 'vitest', 'vitest.mjs'), 'run', ...projects.flatMap((name) => ['--project', name])])
  return 0
}

/** npm downloads it once. */
function nodeOf(version: string): string {
  const script = 'console.log(process.execPath, process.version)'
  const asked = spawnSync('npx', ['--yes', `--package=node@${version}`, '--', 'node', '-e', `"${script}"`], {
    encoding: 'utf8',
    shell: true,
  })
  const [path, said] = asked.stdout.trim().split(' ')
  if (asked.status !== 0 || !path || !said)
    throw new UsageError(`node@${version} 을(를) npm에서 받지 못했어요.\n${asked.stderr}`)
  console.log(`Node ${said}`)
  return path
}

function run(node: string, args: string[]): void {
  const { status } = spawnSync(node, args, { stdio: 'inherit', env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } })
  if (status !== 0) throw new UsageError(`실패했어요(종료 코드 ${status}): ${args.join(' ')}`)
}

async function serve(node: string): Promise<void> {
  const database = await startTemporary('node', ['fsync=off'])
  try {
    const port = await freePort(LOOPBACK, 0)
    const server = spawn(node, ['--import', 'tsx', 'scripts/start.ts'], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        DATABASE_URL: database.url,
        DATABASE_OWNER_URL: database.ownerUrl,
        PAYLOAD_SECRET: 'only-for-this-smoke-test-0123456789',
        CONTACT_EMAIL: 'people@bapsang.example',
        SITE_URL: '',
        HOST: LOOPBACK,
        PORT: String(port),
        LOG_LEVEL: 'warn',
      },
    })
    try {
      for (const path of SMOKE_PATHS) await askFor(server, `http://${LOOPBACK}:${port}${path}`)
    } finally {
      await end(server)
    }
    if (server.exitCode !== 0) throw new UsageError(`서버가 ${server.exitCode ?? server.signalCode} (으)로 끝났어요.`)
  } finally {
    await database.stop()
  }
}

const askFor = (server: ChildProcess, url: string): Promise<void> =>
  pRetry(
    async () => {
      const { status } = await fetch(url)
      if (status !== 200) throw new UsageError(`${url}: ${status}`)
      console.log(`${status} ${url}`)
    },
    { ...START_WAIT, shouldRetry: ({ error }) => server.exitCode === null && !(error instanceof UsageError) },
  )

const end = (server: ChildProcess): Promise<void> =>
  new Promise((done) => {
    if (server.exitCode !== null || server.signalCode !== null) return done()
    server.once('exit', () => done())
    server.kill('SIGTERM')
  })

void runCli(testNode)
