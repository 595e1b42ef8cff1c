import { rmSync } from 'node:fs'
import type { Browser, Page } from 'playwright'
import { temporaryDataDir } from '@/infra/database/temporary'
import { createStaff } from '@/server/staff/createStaff'
import { ensureBuild } from '../scripts/build'
import { launchBrowser } from '../tests/e2e/setup/browser'
import { STAFF_SCREENS } from '../tests/e2e/setup/staffScreens'
import { seedWork } from './backOffice/seedWork'
import { startMembersDatabase } from './backOffice/startMembersDatabase'
import { type RunningProcess, startProcess } from './startProcess'

/**
 * `npm run bench:backOfficeScreens`: every screen of the back office, opened in a real browser by the server as it is
 * built, with 200,000 restaurants, 1,000,000 members and entries of the audit record, and 2,000,000 reviews behind it.
 * Prints how long each takes to be there with all that it asks for, and its slowest request; ends with 1 where a screen
 * says that something could not be read. With BENCH_DATABASE_URL it is that database, as it is.
 */
const SIZES = { restaurants: 200_000, members: 1_000_000, reviews: 2_000_000, posts: 200_000 }
const WORK = { entries: 1_000_000, tickets: 200_000, jobs: 200_000, questions: 40_000 }
const ADMIN = { email: 'screens@bapsang.example', nickname: '화면 여는 이', password: 'jeomsim-gukbap-2026-screens' }
const SECRET = 'only-for-benchmarks-of-this-machine-0123456789'
const WAIT_MS = 60_000

// Before minutes of writing.
await ensureBuild()
const { database, pool } = await startMembersDatabase(SIZES)
const dataDir = temporaryDataDir('screens')
try {
  if (!process.env.BENCH_DATABASE_URL) await seedWork(database.pool, WORK)
  await createStaff(database.pool, { ...ADMIN, role: 'admin' })
  const server = await startServer(database.url)
  const browser = await launchBrowser()
  try {
    process.exitCode = (await openAll(browser, server.site)) ? 0 : 1
  } finally {
    await browser.close()
    await server.stop()
  }
} finally {
  await pool.end()
  await database.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

function startServer(url: string): Promise<RunningProcess> {
  const database = {
    DATABASE_URL: url,
    PAYLOAD_SECRET: SECRET,
    DATA_DIR: dataDir,
    JOB_WORKER: 'separate',
    WEB_CONCURRENCY: '1',
  }
  const address = { HOST: '127.0.0.1', PORT: '0', SITE_URL: '', CONTACT_EMAIL: ADMIN.email }
  return startProcess(['scripts/start.ts'], { ...database, ...address }, /(http:\/\/\S+)/)
}

async function openAll(browser: Browser, site: string): Promise<boolean> {
  const context = await browser.newContext({ baseURL: site, locale: 'ko-KR', viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  page.setDefaultTimeout(WAIT_MS)
  await page.goto('/admin/login')
  await page.getByLabel('이메일').fill(ADMIN.email)
  await page.getByLabel('비밀번호').fill(ADMIN.password)
  await page.getByRole('button', { name: '로그인' }).click()
  await page.waitForURL((url) => url.pathname === '/admin')
  let isFine = true
  for (const { path, heading } of STAFF_SCREENS) {
    // The first time its script is loaded, which is no matter of how many records there are.
    await open(page, path, heading)
    const { ms, slowest, failed } = await open(page, path, heading)
    isFine &&= failed === 0
    console.log(
      `${path.padEnd(32)} ${String(ms).padStart(6)} ms   slowest request ${slowest}${failed ? '   FAILED' : ''}`,
    )
  }
  return isFine
}

async function open(page: Page, path: string, heading: string) {
  let slowest = { ms: 0, path: '' }
  const note = (request: { url: () => string; timing: () => { responseEnd: number } }): void => {
    const { responseEnd: ms } = request.timing()
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && ms > slowest.ms) slowest = { ms, path: pathname }
  }
  page.on('requestfinished', note)
  const started = performance.now()
  await page.goto(path)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await page.waitForLoadState('networkidle')
  // Which is said 500 ms after the last request.
  const ms = Math.round(performance.now() - started - 500)
  page.off('requestfinished', note)
  const failed = await page.getByText('불러오지 못').count()
  return { ms, slowest: `${Math.round(slowest.ms)} ms ${slowest.path}`, failed }
}
