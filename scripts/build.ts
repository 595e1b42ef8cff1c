import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { lock } from 'proper-lockfile'
import { onExitSignal } from '@/infra/exitHooks'
import { UsageError, runCli } from './runCli'

/** If none changed, the existing build is reused. */
const SOURCES = [
  'src',
  'public',
  'package-lock.json',
  'next.config.ts',
  'payload.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
]
const FINGERPRINT = join('.next', 'built-from')
const ORPHAN_WAIT_MS = 3000
const ORPHAN_WAITS = 60
const LOCK_WAIT = { retries: 900, minTimeout: 500, maxTimeout: 1000 }

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return []
  const entries =
    path.includes('.') && !path.includes('/') ? undefined : readdirSync(path, { withFileTypes: true, recursive: true })
  if (!entries) return [path]
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

export function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesUnder).sort())
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

/** A build made by `next build` has no fingerprint and counts as stale. */
export function buildState(sources = fingerprint()): 'none' | 'stale' | 'current' {
  if (!existsSync(join('.next', 'BUILD_ID'))) return 'none'
  return existsSync(FINGERPRINT) && readFileSync(FINGERPRINT, 'utf8') === sources ? 'current' : 'stale'
}

/** Concurrent commands build once. @throws UsageError with the build's output */
export async function ensureBuild(): Promise<void> {
  // The build empties .next, including lock files.
  const cache = join('node_modules', '.cache')
  mkdirSync(cache, { recursive: true })
  const release = await lock(cache, { lockfilePath: join(cache, 'build.lock'), stale: 10_000, retries: LOCK_WAIT })
  try {
    const sources = fingerprint()
    if (buildState(sources) === 'current') return
    console.log('페이지를 만들고 있어요. 처음에는 1분쯤 걸려요…')
    await buildWhenFree()
    writeFileSync(FINGERPRINT, sources)
  } finally {
    await release()
  }
}

/** A killed command's build keeps running for a while, and Next refuses a second one until it has ended. */
async function buildWhenFree(): Promise<void> {
  for (let waited = 0; ; waited++) {
    try {
      return await nextBuild()
    } catch (error) {
      if (waited === ORPHAN_WAITS || !/Another next build process/.test((error as Error).message)) throw error
      await setTimeout(ORPHAN_WAIT_MS)
    }
  }
}

const nextBuild = (): Promise<void> =>
  new Promise((done, failed) => {
    const said: Buffer[] = []
    const build = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    })
    const forget = onExitSignal(() => void build.kill())
    build.once('close', forget)
    for (const stream of [build.stdout, build.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk))
    build.once('error', failed)
    build.once('close', (code) =>
      code === 0
        ? done()
        : failed(
            new UsageError(
              `페이지를 만들지 못했어요. 아래의 오류를 고친 뒤 다시 실행해 주세요.\n${Buffer.concat(said).toString('utf8')}`,
            ),
          ),
    )
  })

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) void runCli(ensureBuild)
