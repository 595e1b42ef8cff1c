import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright'
import type { VisitsUpload } from '@/contract/uploadState'
import { expectNoAxeFindings } from './setup/axe'
import { expectNoHorizontalScroll } from './setup/expectNoHorizontalScroll'
import { newVisitor, type Visitor } from './setup/newVisitor'
import { signInStaff } from './setup/staffMember'

const WAIT_MS = 60_000

const FILE = [
  '2026년 5월 가온구청 총무과 업무추진비',
  '사용일자,사용시간,사용장소,사용목적,대상인원,결제방법,사용금액,메모난',
  '2026-05-04,12:10,온새미한상(가온구 누리로 12),간담회,4,카드,52000,가',
  '2026-015-06,12:30,모롱이국수,회의,3,카드,24000,나',
  '2026-015-06,18:30,모롱이국수,회의,3,카드,26000,다',
  '2026-05-08,12:00,집무실,다과,3,카드,12000,라',
].join('\n')

/** Files as institutions publish them, where this machine has some next to the project. */
const PUBLISHED = join('..', 'shared', 'data', 'expenses')
const published = existsSync(PUBLISHED)
  ? readdirSync(PUBLISHED, { recursive: true, encoding: 'utf8' }).find((name) => /\.xlsx$/i.test(name))
  : undefined

const uploadOf = async (page: Page): Promise<VisitsUpload> => {
  const id = /data-upload\/(\d+)/.exec(page.url())?.[1]
  return (await (await page.request.get(`/api/v1/staff/uploads/${id}`)).json()) as VisitsUpload
}

describe('Uploading a file as an admin', () => {
  let guest: Visitor
  beforeAll(async () => {
    guest = await newVisitor({ width: 1280, height: 900 })
    await signInStaff(guest.page, '/admin/data-upload')
  })
  afterAll(() => guest.close())

  it(
    'An admin is asked about a file that looks like another list, and has it read',
    async () => {
      const { page } = guest
      await page.goto('/admin/data-upload')
      const file = FILE.replace('2026년 5월 가온구청 총무과 업무추진비', '정치자금 지출 내역')
      await page
        .getByLabel('올릴 파일')
        .setInputFiles({ name: '가온구청 지출.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
      await page.waitForURL(/data-upload\/\d+/)
      await page.getByText('업무추진비가 아니라 정치자금 목록으로 보여요').waitFor({ timeout: WAIT_MS })
      // What it is judged by stands below the question.
      await page.getByRole('cell', { name: '정치자금 지출 내역' }).first().waitFor()
      await expectNoHorizontalScroll(page)
      await expectNoAxeFindings(page)
      await page.getByRole('button', { name: '업무추진비로 읽기' }).click()
      await page
        .getByText('업무추진비가 아니라 정치자금 목록으로 보여요')
        .waitFor({ state: 'hidden', timeout: WAIT_MS })
      const accepted = async () => (await uploadOf(page)).overlay.acceptedLists
      await expect.poll(accepted, { timeout: WAIT_MS }).toEqual(['political_funds'])
    },
    WAIT_MS * 3,
  )

  it(
    'An admin uploads a file, corrects it, sees the plan, imports it and undoes it',
    async () => {
      const { page } = guest
      await page.goto('/admin/data-upload')
      await page
        .getByLabel('올릴 파일')
        .setInputFiles({ name: '가온구청 5월.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) })
      await page.waitForURL(/data-upload\/\d+/)
      await page.getByText('들어갈 행 1').waitFor({ timeout: WAIT_MS })
      await expectNoHorizontalScroll(page)
      await expectNoAxeFindings(page)

      // Source and reading next to each other, with nothing to scroll to.
      const rows = page.getByRole('region', { name: '행' })
      expect(await rows.evaluate((table) => table.scrollWidth - table.clientWidth)).toBe(0)
      for (const name of ['날짜', '식당', '금액', '인원'])
        await expect.poll(() => rows.getByRole('columnheader', { name, exact: true }).isVisible()).toBe(true)

      await page.getByRole('button', { name: '식당이 아님 1행 빼고 반영' }).click()
      await page.getByRole('heading', { name: '들어가지 않음 0행' }).waitFor()
      await page.keyboard.press('z')
      await page.getByRole('heading', { name: '들어가지 않음 1행' }).waitFor()

      await page.getByLabel('‘메모난’ 열의 뜻').selectOption({ label: '비고' })
      await expect.poll(async () => (await uploadOf(page)).readRevision, { timeout: WAIT_MS }).toBe(2)
      await rows.getByRole('columnheader', { name: '사용일자 · 사용시간' }).waitFor()

      await page.getByRole('button', { name: /^날짜를 읽지 못함 \d+$/ }).click()
      await page.getByRole('button', { name: '2026-015-06 고치기' }).click()
      await page.getByText('이 고침으로 2행').waitFor()
      await page.getByLabel('이렇게 읽기').fill('2026-05-06')
      await page.getByRole('button', { name: '2행 고치기' }).click()
      await page.getByText('들어갈 행 3').waitFor({ timeout: WAIT_MS })
      await page.waitForURL((url) => !url.searchParams.has('reason'))

      await page.getByRole('button', { name: '반영 계획 보기' }).click()
      await page.getByRole('heading', { name: /^방문 기록 4행/ }).waitFor({ timeout: WAIT_MS })
      await expectNoAxeFindings(page)
      await page.getByRole('button', { name: '3행 반영' }).click()
      await page.getByRole('dialog').getByRole('button', { name: '3행 반영' }).click()
      await page.getByText('반영했어요. 방문 기록 3건').waitFor({ timeout: WAIT_MS })
      expect(await uploadOf(page)).toMatchObject({
        status: 'imported',
        result: { visitsMade: 3, rowsSkipped: 1, amountVisited: 102_000 },
      })

      await page.reload()
      await page.getByRole('button', { name: '반영 되돌리기' }).click()
      await page.getByRole('dialog').getByRole('button', { name: '되돌리기' }).click()
      await page.getByText('반영을 되돌렸어요. 방문 기록 3건을 지웠어요.').waitFor({ timeout: WAIT_MS })
      expect(await uploadOf(page)).toMatchObject({ status: 'undone', kept: [] })
    },
    WAIT_MS * 4,
  )

  it.skipIf(published === undefined)(
    'A published file is read (skipped: no published files next to the project)',
    async () => {
      const { page } = guest
      await page.goto('/admin/data-upload')
      await page.getByLabel('올릴 파일').setInputFiles(join(PUBLISHED, published ?? ''))
      await page.waitForURL(/data-upload\/\d+/)
      await expect.poll(async () => (await uploadOf(page)).job?.status, { timeout: WAIT_MS }).toBe('completed')
      const { counts } = await uploadOf(page)
      expect(counts?.ok).toBeGreaterThan(0)
      await page.getByText(`들어갈 행 ${(counts?.ok ?? 0).toLocaleString('ko-KR')}`).waitFor({ timeout: WAIT_MS })
    },
    WAIT_MS * 2,
  )
})
