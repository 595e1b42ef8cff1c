import { parseArgs } from 'node:util'
import type { Page } from 'playwright'
import { bookOfRows } from '../tests/int/uploads/hostileBooks'
import { launchBrowser } from '../tests/e2e/setup/browser'
import { type RunningDemo, startDemo } from './startDemo'
import { generatedCsv, MISTYPED } from './uploadPreview/generatedCsv'
import { measureTasks, takeLongest } from './uploadPreview/longestTask'
import { watchMemoryOf } from './memoryOf'

/**
 * `npm run bench:uploadPreview`: a long text table on the upload screen of the demo, in a real browser. Prints how long
 * it takes to be read, the server's memory in the meantime, and the longest task of the page while somebody scrolls,
 * turns pages and corrects a group; then what is said of files of two million rows. Ends with 1 where a limit is
 * passed.
 */
const { values } = parseArgs({ options: { rows: { type: 'string', default: '200000' } } })
const ROWS = Number(values.rows)
const TASK_MAX_MS = 100
const MEMORY_MAX_MB = 512
const WAIT_MS = 300_000
const HUGE_ROWS = 2_000_000

const many = (count: number): string => count.toLocaleString('ko-KR')
const failures: string[] = []
// What filled the demo left memory behind that no server has.
const demo = await startDemo({ again: true })
const memory = watchMemoryOf(demo.pid)
const browser = await launchBrowser()
try {
  await run(demo)
} finally {
  memory.stop()
  await browser.close()
  await demo.stop()
}
if (failures.length) console.log(`over: ${failures.join('; ')}`)
process.exit(failures.length ? 1 : 0)

async function run({ site, admin }: RunningDemo): Promise<void> {
  const context = await browser.newContext({
    baseURL: site,
    locale: 'ko-KR',
    viewport: { width: 1280, height: 900 },
  })
  const page = await context.newPage()
  await measureTasks(page)
  await page.goto('/admin/login')
  await page.getByLabel('이메일').fill(admin.email)
  await page.getByLabel('비밀번호').fill(admin.password)
  await page.getByRole('button', { name: '로그인' }).click()
  await page.waitForURL((url) => url.pathname === '/admin')
  await page.goto('/admin/data-upload')
  await page.getByLabel('올릴 파일').waitFor({ state: 'attached' })
  console.log(`server at rest: ${Math.round(memory.peakSince())} MB`)

  const mistyped = ROWS / 100
  await send(page, 'long.csv', generatedCsv(ROWS))
  await step('reading', page, () => tab(page, '들어갈 행', ROWS - mistyped))
  await step('scrolling', page, () => scroll(page))
  await step('turning pages', page, () => turnPages(page))
  await step(`correcting a group of ${many(mistyped)} rows`, page, () => correct(page, mistyped))

  for (const [name, bytes] of [
    ['huge.csv', Buffer.from(`일자,장소,금액\n${'1,2,\n'.repeat(HUGE_ROWS)}`)],
    ['huge.xlsx', bookOfRows(HUGE_ROWS)],
  ] as const) {
    await page.goto('/admin/data-upload')
    await send(page, name, bytes)
    await step(`${name} of ${many(HUGE_ROWS)} rows`, page, () => page.getByText('읽지 않았어요').first().waitFor())
    console.log(`  ${await page.getByText('읽지 않았어요').first().textContent()}`)
  }
}

async function step(label: string, page: Page, work: () => Promise<unknown>): Promise<void> {
  await takeLongest(page)
  memory.peakSince()
  const started = performance.now()
  await work()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const { longest, lag } = await takeLongest(page)
  const peak = memory.peakSince()
  console.log(
    `${label}: ${seconds} s, longest task ${Math.round(longest)} ms, ` +
      `latest timer ${Math.round(lag)} ms, server ${Math.round(peak)} MB`,
  )
  if (longest > TASK_MAX_MS) failures.push(`a task of ${Math.round(longest)} ms while ${label}`)
  if (peak > MEMORY_MAX_MB) failures.push(`${Math.round(peak)} MB while ${label}`)
}

async function send(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByLabel('올릴 파일').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  await page.waitForURL(/data-upload\/\d+/, { timeout: WAIT_MS })
}

function tab(page: Page, name: string, count: number): Promise<void> {
  return page.getByRole('button', { name: `${name} ${many(count)}`, exact: true }).waitFor({ timeout: WAIT_MS })
}

async function scroll(page: Page): Promise<void> {
  const rows = page.getByRole('region', { name: '행', exact: true })
  await rows.hover()
  for (let turn = 0; turn < 60; turn++) {
    await page.mouse.wheel(0, turn < 30 ? 200 : -200)
    await page.waitForTimeout(20)
  }
}

async function turnPages(page: Page): Promise<void> {
  for (let turn = 1; turn <= 10; turn++) {
    await page.getByRole('button', { name: '다음', exact: true }).click()
    await page.getByText(`${many(turn * 50 + 1)}–${many(turn * 50 + 50)} / `).waitFor({ timeout: WAIT_MS })
  }
}

async function correct(page: Page, rows: number): Promise<void> {
  await page.getByRole('button', { name: /^날짜를 읽지 못함/ }).click()
  await page.getByRole('button', { name: `${MISTYPED} 고치기` }).click()
  await page.getByLabel('이렇게 읽기').fill('2026-05-06')
  await page.getByRole('button', { name: `${many(rows)}행 고치기` }).click()
  await tab(page, '들어갈 행', ROWS)
}
