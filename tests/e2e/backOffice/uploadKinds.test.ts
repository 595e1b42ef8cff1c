import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Papa from 'papaparse'
import { read, utils, write } from 'xlsx'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addEach } from '../../int/setup/rows'
import type { UploadKind } from '@/domain/upload/kinds'
import { UPLOAD_KIND_LABELS, UPLOAD_TEMPLATES } from '@/messages/staff/uploads'
import { FULL } from '../../setup/scale'
import { expectNoAxeFindingsInBothThemes } from '../setup/axe'
import { demoDatabase } from '../setup/demoDatabase'
import { expectNoHorizontalScroll } from '../setup/expectNoHorizontalScroll'
import { DESKTOP, newVisitor, type Visitor } from '../setup/newVisitor'
import { addRestaurant, type OwnRestaurant, removeRestaurant } from '../setup/ownRestaurant'
import { signInStaff } from '../setup/staffMember'

const WAIT_MS = 60_000
const SYLLABLES = Array.from('가나다라마바사아자차카타파하')
/** Names that no other test uses. */
const MARK = Array.from({ length: 4 }, () => SYLLABLES[Math.floor(Math.random() * SYLLABLES.length)]).join('')

interface Story {
  kind: UploadKind
  format: 'csv' | 'xlsx'
  /** by the template's headings: what comes in, and last what does not */
  rows: () => Record<string, string>[]
  /** how many of the kind there are of this test's own */
  count: string
  /** what the screen calls what is made of all rows but the last */
  made: string
  /** what becomes of it when it is taken back */
  gone: string
}

let place: OwnRestaurant
/** Of the kinds that go the same way, `npm test` tries one a format. */
const isTried = ({ kind }: Story): boolean => FULL || kind === 'visits' || kind === 'restaurants'

const STORIES: Story[] = [
  {
    kind: 'visits',
    format: 'xlsx',
    rows: () => [
      { 기관명: '가온구청', 사용일자: '2026-05-11', 사용장소: `${MARK}한상`, 사용금액: '52000' },
      { 기관명: '가온구청', 사용일자: '2026-05-12', 사용장소: `${MARK}한상`, 사용금액: '41000' },
      { 기관명: '가온구청', 사용일자: '2026-05-13', 사용장소: `${MARK}국수`, 사용금액: '23000' },
      { 기관명: '가온구청', 사용일자: '2026-05-14', 사용장소: `${MARK}국수`, 사용금액: '백만' },
    ],
    count: `SELECT count(*)::int AS count FROM visits v JOIN restaurants r ON r.id = v.restaurant_id
            WHERE r.name LIKE '${MARK}%'`,
    made: '방문 기록 3건',
    gone: '지웠어요',
  },
  {
    kind: 'restaurants',
    format: 'csv',
    rows: () => [
      { 상호: `${MARK}분식`, 주소: '서울특별시 중구 무교로 101', 분류: '음식점' },
      { 상호: `${MARK}찻집`, 주소: '서울특별시 중구 무교로 103', 분류: '카페' },
      { 상호: `${MARK}주막`, 주소: '서울특별시 중구 무교로 105', 분류: '술집' },
    ],
    count: `SELECT count(*)::int AS count FROM restaurants WHERE name LIKE '${MARK}%'`,
    made: '식당 2곳',
    gone: '지웠어요',
  },
  {
    kind: 'agencies',
    format: 'xlsx',
    rows: () => [
      { 기관명: `${MARK}문화재단`, 유형: '공공기관', 지역: '서울특별시 중구' },
      { 기관명: `${MARK}진흥원`, 유형: '공공기관', 지역: '서울특별시 종로구' },
      { 기관명: `${MARK}모임`, 유형: '동호회', 지역: '' },
    ],
    count: `SELECT count(*)::int AS count FROM agencies WHERE name LIKE '${MARK}%'`,
    made: '기관 2곳',
    gone: '지웠어요',
  },
  {
    kind: 'reviews',
    format: 'csv',
    rows: () =>
      ['5', '3', '9'].map((rating, at) => ({
        식당: place.name,
        주소: '서울특별시 종로구 한울길 7',
        회원: `${MARK} ${at}`,
        별점: rating,
        내용: `${MARK} 국이 따뜻해요.`,
      })),
    count: `SELECT count(*)::int AS count FROM reviews WHERE content LIKE '${MARK}%' AND deleted_at IS NULL`,
    made: '리뷰 2건',
    gone: '휴지통으로 옮겼어요',
  },
]

/** The form as it was downloaded, with other rows under its headings. */
function filled(form: Buffer, { format, rows }: Story): Buffer {
  const cells = (headings: readonly string[]) => rows().map((row) => headings.map((heading) => row[heading] ?? ''))
  if (format === 'csv') {
    const [headings = []] = Papa.parse<string[]>(form.toString('utf8').replace(/^\ufeff/, '')).data
    return Buffer.from(Papa.unparse([headings, ...cells(headings)]))
  }
  const book = read(form)
  const name = book.SheetNames[0] ?? ''
  const [headings = []] = utils.sheet_to_json<string[]>(book.Sheets[name] ?? {}, { header: 1 })
  book.Sheets[name] = utils.aoa_to_sheet([headings, ...cells(headings)])
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
}

/**
 * No screen scrolls sideways or hinders anybody, wide and narrow, light and dark. Kinds differ in words alone: those of
 * visits stand for all, unless everything is asked.
 */
async function expectGoodScreen(page: Page, kind: UploadKind): Promise<void> {
  if (!FULL && kind !== 'visits') return
  for (const width of [768, DESKTOP.width]) {
    await page.setViewportSize({ width, height: DESKTOP.height })
    await expectNoHorizontalScroll(page)
    if (FULL) await expectNoAxeFindingsInBothThemes(page)
  }
  if (!FULL) await expectNoAxeFindingsInBothThemes(page)
}

describe('Upload templates in the back office', () => {
  let guest: Visitor
  const pool = demoDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'forms-'))
  const count = async (text: string, values: unknown[] = []): Promise<number> =>
    (await pool.query<{ count: number }>(text, values)).rows[0]?.count ?? -1

  beforeAll(async () => {
    place = await addRestaurant(pool)
    await addEach(pool, 'users', 3, (n) => ({ nickname: `${MARK} ${n - 1}` }))
    guest = await newVisitor()
    await signInStaff(guest.page, '/admin/data-upload')
  })
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true })
    await guest.close()
    await pool.query('DELETE FROM reviews WHERE restaurant_id = $1', [place.id])
    await removeRestaurant(pool, place)
    await pool.query(`DELETE FROM users WHERE nickname LIKE $1 || '%'`, [MARK])
  })

  it.each(STORIES.filter(isTried).map((story) => [UPLOAD_KIND_LABELS[story.kind].name, story] as const))(
    'An admin fills in the template for %s, imports it and undoes it with exact counts',
    async (label, story) => {
      const { page } = guest
      const rows = story.rows().length
      await page.goto('/admin/data-upload')
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: `${label} 서식 ${story.format.toUpperCase()}` }).click(),
      ])
      const saved = join(folder, download.suggestedFilename())
      await download.saveAs(saved)
      const form = readFileSync(saved)
      expect(download.suggestedFilename()).toBe(`${label}_서식.${story.format}`)
      await page.getByLabel('자료의 종류').click()
      await page.getByRole('option', { name: label, exact: true }).click()
      await page.getByLabel('올릴 파일').setInputFiles({
        name: `${MARK} ${label}.${story.format}`,
        mimeType: 'application/octet-stream',
        buffer: filled(form, story),
      })
      await page.waitForURL(/data-upload\/\d+/)
      await page.getByRole('button', { name: `전체 ${rows}`, exact: true }).waitFor({ timeout: WAIT_MS })
      const id = Number(/data-upload\/(\d+)/.exec(page.url())?.[1])
      for (const [tab, status] of [
        ['들어갈 행', 'ok'],
        ['고칠 행', 'error'],
        ['들어가지 않음', 'skip'],
      ] as const) {
        const found = await count(
          'SELECT count(*)::int AS count FROM upload_rows WHERE upload_id = $1 AND status = $2',
          [id, status],
        )
        expect(found, tab).toBe({ ok: rows - 1, error: 1, skip: 0 }[status])
        await page.getByRole('button', { name: `${tab} ${found}`, exact: true }).click()
        await page.getByText(found ? `1–${found} / ${found}행` : '행이 없어요').waitFor({ timeout: WAIT_MS })
        expect(await page.getByRole('region', { name: '행', exact: true }).locator('tbody tr').count()).toBe(found)
      }
      await page.getByRole('button', { name: `전체 ${rows}`, exact: true }).click()
      await expectGoodScreen(page, story.kind)

      const before = await count(story.count)
      await page.getByRole('button', { name: '반영 계획 보기' }).click()
      const button = page.getByRole('button', { name: `${rows - 1}행 반영`, exact: true })
      await button.waitFor({ timeout: WAIT_MS })
      await expectGoodScreen(page, story.kind)
      expect(await count(story.count)).toBe(before)
      await button.click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: `${rows - 1}행 반영` })
        .click()
      await page.getByText(`반영했어요. ${story.made}`).waitFor({ timeout: WAIT_MS })
      expect((await count(story.count)) - before).toBe(Number(/\d+/.exec(story.made)?.[0]))
      await expectGoodScreen(page, story.kind)

      await page.getByRole('button', { name: '반영 되돌리기' }).click()
      await page.getByRole('dialog').getByRole('button', { name: '되돌리기' }).click()
      await page.getByText(`반영을 되돌렸어요. ${story.made}을 ${story.gone}.`).waitFor({ timeout: WAIT_MS })
      expect(await count(story.count)).toBe(before)
    },
    WAIT_MS * 4,
  )

  it('The upload screen shows the headings of every template', async () => {
    await guest.page.goto('/admin/data-upload')
    for (const [kind, [headings = []]] of Object.entries(UPLOAD_TEMPLATES))
      await guest.page
        .getByText(headings.join(', '), { exact: true })
        .waitFor({ timeout: WAIT_MS })
        .catch(() => {
          throw new Error(`the headings of ${kind} are not on the screen`)
        })
  })
})
