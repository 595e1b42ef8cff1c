import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { createPool } from '@/infra/database/pool'
import { startTemporary, temporaryDataDir } from '@/infra/database/temporary'
import { launchBrowser } from '../tests/e2e/setup/browser'
import { type RunningProcess, startProcess } from './startProcess'
import { findUndone, institutionOf } from './stories/checks'
import { FILE_ROWS, writeExpenseFile } from './stories/expenseFile'
import { correctRestaurants, publishNotice } from './stories/forms'
import { type Effort, type Hands, handsOn } from './stories/hands'
import { prepareWork, SIZES, type Work } from './stories/prepare'
import { answerQuestions, decideReports } from './stories/queues'
import { uploadFile } from './stories/upload'

/**
 * `npm run stories`: a week of the back office as one practised person does it, by the screens as they are built: 30
 * reports, 100 questions of matching, a file of 2,000 rows with problems, 20 corrections and a notice; at a desk with
 * the keyboard first, and on a phone by touch. Prints what each costs, and ends with 1 where something is not done in
 * the database. `npm run stories reports desk` runs one of them.
 */
const DEVICES = {
  desk: { width: 1280, height: 800 },
  phone: { width: 360, height: 740 },
}
type Device = keyof typeof DEVICES

const STORIES: Record<string, { items: number; run: (hands: Hands, work: Work, device: Device) => Promise<void> }> = {
  reports: { items: SIZES.reports, run: decideReports },
  questions: { items: SIZES.questions, run: answerQuestions },
  upload: {
    items: FILE_ROWS,
    run: (hands, _, device) => uploadFile(hands, writeExpenseFile(dataDir, institutionOf(device))),
  },
  corrections: { items: SIZES.corrections, run: correctRestaurants },
  notice: { items: 1, run: (hands, _, device) => publishNotice(hands, device) },
}

const words = process.argv.slice(2)
const chosen = <Name extends string>(names: Name[]): Name[] => {
  const asked = names.filter((name) => words.includes(name))
  return asked.length ? asked : names
}

const dataDir = temporaryDataDir('stories')
const database = await startTemporary('stories-database')
const pool = createPool(database.ownerUrl, 4)
const server = await startDemoOn()
const browser = await launchBrowser()
try {
  for (const device of chosen(Object.keys(DEVICES) as Device[])) await runAll(browser, device)
} finally {
  await browser.close()
  await server.stop()
  await pool.end()
  await database.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

function startDemoOn(): Promise<RunningProcess> {
  const addresses = { DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl, SITE_URL: '' }
  return startProcess(['scripts/demo.ts', '--port', '0'], { ...addresses, DATA_DIR: dataDir }, /사이트\s+(http:\S+)/)
}

async function runAll(from: Browser, device: Device): Promise<void> {
  const work = await prepareWork(pool, device)
  const hands = await signIn(from, device)
  const names = chosen(Object.keys(STORIES))
  for (const name of names) {
    const story = STORIES[name]
    if (!story) continue
    try {
      const effort = await hands.measure(() => story.run(hands, work, device))
      console.log(lineOf(`${name} ${device}`, story.items, effort))
    } catch (error) {
      console.error(`${name} ${device} stopped at ${hands.page.url()}: ${(error as Error).message}`)
      process.exitCode = 1
    }
  }
  await hands.page.context().close()
  if (names.length < Object.keys(STORIES).length) return
  for (const undone of await findUndone(pool, work, device)) {
    console.error(undone)
    process.exitCode = 1
  }
}

async function signIn(from: Browser, device: Device): Promise<Hands> {
  const isTouch = device === 'phone'
  const context = await from.newContext({
    ...{ baseURL: server.site, locale: 'ko-KR', timezoneId: 'Asia/Seoul', viewport: DEVICES[device] },
    ...{ hasTouch: isTouch, isMobile: isTouch, serviceWorkers: 'block' as const },
  })
  const page = await context.newPage()
  const [admin] = JSON.parse(readFileSync(join(dataDir, 'demo-sign-ins.json'), 'utf8')) as [Record<string, string>]
  await page.goto('/admin/login')
  await page.getByLabel('이메일').fill(admin.email ?? '')
  await page.getByLabel('비밀번호').fill(admin.password ?? '')
  await page.getByRole('button', { name: '로그인' }).click()
  await page.waitForURL((url) => url.pathname === '/admin')
  await page.getByRole('heading', { level: 1 }).waitFor()
  return handsOn(page, isTouch)
}

function lineOf(story: string, items: number, { seconds, ...counts }: Effort): string {
  const counted = Object.entries(counts).map(([what, count]) => `${String(count).padStart(5)} ${what}`)
  const time = `${seconds.toFixed(1).padStart(6)} s  ${(seconds / items).toFixed(2)} s each`
  return [story.padEnd(18), String(items).padStart(5), ...counted, time].join('  ')
}
