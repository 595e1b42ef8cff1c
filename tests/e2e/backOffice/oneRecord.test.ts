import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoDatabase, type DemoDatabase } from '../setup/demoDatabase'
import { expectNoHorizontalScroll } from '../setup/expectNoHorizontalScroll'
import { addOneCluster, addOneQuestion, leaveOneOfEach } from '../setup/leaveOneOfEach'
import { DESKTOP, newVisitor, type Visitor } from '../setup/newVisitor'
import { signInStaff } from '../setup/signInStaff'
import { STAFF_SCREENS } from '../setup/staffScreens'
import { startDemo } from '../setup/startDemo'

const TABLET = { width: 768, height: 1024 }

interface Expected {
  /** words of the one record */
  shows: string
  /** how many the list says there are; for lists alone */
  count?: string
  /** what the bar of what is chosen says, where rows can be chosen */
  chosen?: string
  /** leaves one row where more are there: the product brings some itself, or the list holds what others list too */
  filter?: object
}

/** What each screen shows of its one record, by its path. */
const ONE: Record<string, Expected> = {
  '/admin': { shows: '모두 약속한 시간 안에 있습니다.' },
  '/admin/restaurants': { shows: '외딴국밥', count: '1 / 1곳', chosen: '1곳 고름' },
  '/admin/visits': { shows: '외딴국밥', count: '1 / 1건' },
  '/admin/agencies': { shows: '가온시', count: '1 / 1곳' },
  '/admin/agencies/coverage': { shows: '가온시' },
  '/admin/matches': { shows: '외딴 국밥', count: '대기 1' },
  '/admin/matches?tab=duplicates': { shows: '외딴국밥', count: '1묶음' },
  '/admin/reviews': { shows: '국물이 좋습니다.', count: '1 / 1건', chosen: '1건 고름' },
  '/admin/posts': { shows: '하나뿐인 글', count: '1 / 1건', chosen: '1건 고름', filter: { board: 'free' } },
  '/admin/suggestions': { shows: '하나뿐인 건의', count: '1 / 1건', chosen: '1건 고름' },
  '/admin/notices': { shows: '하나뿐인 공지', count: '1 / 1건', chosen: '1건 고름' },
  '/admin/comments': { shows: '하나뿐인 댓글', count: '1 / 1건', chosen: '1건 고름' },
  '/admin/reports': { shows: '하나뿐인 댓글', count: '대기 1' },
  '/admin/tickets': { shows: '하나뿐인 문의', count: '1 / 1건' },
  '/admin/users': { shows: 'admin@demo.example', count: '1 / 1명' },
  '/admin/roles': { shows: 'admin@demo.example', count: '1 / 1명' },
  '/admin/terms': { shows: '이용약관', count: '1 / 1판', filter: { code: 'tos' } },
  '/admin/faqs': { shows: '하나뿐인 질문', count: '1 / 1개' },
  '/admin/formats': { shows: '하나뿐인 포맷', count: '1 / 1개' },
  '/admin/audit': { shows: '하나뿐인 까닭', count: '1 / 1건', filter: { request: 'one-record' } },
  '/admin/data-quality': { shows: '외딴국밥', count: '1 / 1건', chosen: '1건 고름', filter: { type: 'no_phone' } },
  '/admin/data-upload': { shows: '하나뿐인.csv', count: '1 / 1건' },
  '/admin/statistics': { shows: '외딴국밥' },
  '/admin/recommendations': { shows: '외딴국밥' },
  '/admin/settings': { shows: '하나뿐인 공지', count: '1 / 1건' },
  '/admin/settings?tab=words': { shows: '하나뿐인낱말', count: '1 / 1개' },
  '/admin/settings?tab=backups': { shows: '하나뿐인-백업', count: '1 / 1개' },
  '/admin/settings?tab=system': { shows: '데이터베이스' },
}

/** Tabs of the settings that list what no other screen does. */
const TABS = ['words', 'backups'].map((tab) => ({ path: `/admin/settings?tab=${tab}`, heading: '설정' }))
/** Either takes two restaurants. */
const isOfMatching = ({ path }: { path: string }): boolean => path.startsWith('/admin/matches')

// A site of its own, since hardly anything is left in it.
describe('Back office with one record of each kind', () => {
  let database: DemoDatabase
  let staff: Visitor
  const errors: string[] = []
  /** What ends what has been started, last first: also where the rest could not be. */
  const ends: (() => Promise<void>)[] = []
  beforeAll(async () => {
    const demo = await startDemo('one')
    ends.unshift(demo.stop)
    database = await openDemoDatabase(demo.dataDir)
    ends.unshift(database.leave)
    await leaveOneOfEach(database.pool, demo.admin.email)
    staff = await newVisitor(DESKTOP, demo.site)
    ends.unshift(staff.close)
    staff.page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await signInStaff(staff.page, '/admin', demo.admin)
  })
  afterAll(async () => {
    for (const end of ends) await end()
  })

  const showsOne = async ({ path, heading }: { path: string; heading: string }) => {
    const expected = ONE[path]
    if (!expected) throw new Error(`${path}: nobody says what it shows of one record`)
    await openScreen(staff.page, { path, heading }, expected)
    expect(errors.splice(0), path).toEqual([])
  }

  it.each([...STAFF_SCREENS.filter((screen) => !isOfMatching(screen)), ...TABS])(
    'The screen $path shows its one record and counts one',
    showsOne,
  )

  it('The match queue shows its one question', async () => {
    await addOneQuestion(database.pool)
    await showsOne({ path: '/admin/matches', heading: '연결 검토' })
  })

  it('The duplicates tab shows its one cluster', async () => {
    await addOneCluster(database.pool)
    await showsOne({ path: '/admin/matches?tab=duplicates', heading: '겹친 식당' })
  })
})

type Screen = (typeof STAFF_SCREENS)[number]

async function openScreen(page: Page, { path, heading }: Screen, { shows, count, chosen, filter }: Expected) {
  await page.setViewportSize(DESKTOP)
  await page.goto(filter ? `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}` : path)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  const main = page.getByRole('main')
  await main.getByText(shows).first().waitFor()
  if (count) await main.getByText(count, { exact: true }).first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.getByText(/불러오지 못|그리지 못/).count(), `${path} failed to load something`).toBe(0)
  expect(await main.getByRole('button', { name: /^(다음|뒤쪽)$/, disabled: false }).count(), path).toBe(0)
  if (chosen) await chooseAll(page, chosen)
  for (const viewport of [DESKTOP, TABLET]) {
    await page.setViewportSize(viewport)
    await expectNoHorizontalScroll(page)
  }
}

/** Chooses every row, of which there is one: the bar says so, and has no more to offer. */
async function chooseAll(page: Page, chosen: string): Promise<void> {
  await page.getByRole('columnheader').getByRole('checkbox').check()
  const bar = page.getByRole('toolbar', { name: '고른 것으로 할 일' })
  await bar.getByText(chosen, { exact: true }).waitFor()
  expect(await bar.getByRole('button', { name: /모두$/ }).count()).toBe(0)
  await bar.getByRole('button', { name: '풀기' }).click()
  await bar.waitFor({ state: 'detached' })
}
