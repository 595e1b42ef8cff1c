import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Resource } from '@/domain/access/table'
import { RESOURCE_LABELS } from '@/resources/labels'
import { expectNoAxeFindings } from '../setup/axe'
import { expectNoHorizontalScroll } from '../setup/expectNoHorizontalScroll'
import { addOneCluster, addOneQuestion, leaveOneOfEach } from '../setup/leaveOneOfEach'
import { DESKTOP, newVisitor, untilIdle, type Visitor } from '../setup/newVisitor'
import { signInStaff } from '../setup/staffMember'
import { openScreen, STAFF_SCREENS, type StaffScreen } from '../setup/staffScreens'
import { type OwnSite, startOwnSite } from '../setup/startProductionServer'

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
  '/admin': { shows: '모두 약속한 시간 안에 있어요.' },
  '/admin/restaurants': { shows: '외딴국밥', count: '1 / 1곳', chosen: '1곳 고름' },
  '/admin/visits': { shows: '외딴국밥', count: '1 / 1건' },
  '/admin/agencies': { shows: '가온시', count: '1 / 1곳' },
  '/admin/sources': { shows: '하나뿐인 수집처', count: '1 / 1곳' },
  '/admin/agencies/coverage': { shows: '가온시' },
  '/admin/matches': { shows: '외딴 국밥', count: '대기 1' },
  '/admin/matches?tab=duplicates': { shows: '외딴국밥', count: '1묶음' },
  '/admin/reviews': { shows: '국물이 좋아요.', count: '1 / 1건', chosen: '1건 고름' },
  '/admin/posts': { shows: '하나뿐인 글', count: '1 / 1건', chosen: '1건 고름', filter: { board: 'free' } },
  '/admin/suggestions': { shows: '하나뿐인 건의', count: '1 / 1건', chosen: '1건 고름' },
  '/admin/notices': { shows: '하나뿐인 공지', count: '1 / 1건', chosen: '1건 고름' },
  '/admin/comments': { shows: '하나뿐인 댓글', count: '1 / 1건', chosen: '1건 고름' },
  '/admin/reports': { shows: '하나뿐인 댓글', count: '대기 1' },
  '/admin/tickets': { shows: '하나뿐인 문의', count: '1 / 1건' },
  '/admin/users': { shows: 'admin@demo.example', count: '1 / 1명' },
  '/admin/roles': { shows: 'admin@demo.example', count: '1 / 1명' },
  '/admin/terms': { shows: '이용약관', count: '1 / 1판', filter: { code: 'tos' } },
  '/admin/collections': { shows: '하나뿐인 모음', count: '1 / 1개' },
  '/admin/faqs': { shows: '하나뿐인 질문', count: '1 / 1개' },
  '/admin/formats': { shows: '하나뿐인 포맷', count: '1 / 1개' },
  '/admin/audit': { shows: '하나뿐인 이유', count: '1 / 1건', filter: { request: 'one-record' } },
  '/admin/data-quality': { shows: '외딴국밥', count: '1 / 1건', chosen: '1건 고름', filter: { type: 'no_phone' } },
  '/admin/data-upload': { shows: '하나뿐인.csv', count: '1 / 1건' },
  '/admin/statistics': { shows: '외딴국밥' },
  '/admin/recommendations': { shows: '외딴국밥' },
  '/admin/settings': { shows: '하나뿐인 공지', count: '1 / 1건' },
  '/admin/settings?tab=words': { shows: '하나뿐인단어', count: '1 / 1개' },
  '/admin/settings?tab=backups': { shows: '하나뿐인-백업', count: '1 / 1개' },
  '/admin/settings?tab=system': { shows: '데이터베이스' },
}

/** Tabs of the settings that list what no other screen does. */
const TABS = ['words', 'backups'].map((tab) => ({ path: `/admin/settings?tab=${tab}`, heading: '설정' }))
/** Either takes two restaurants. */
const isOfMatching = ({ path }: { path: string }): boolean => path.startsWith('/admin/matches')

/** What screens say while there is nothing at all. */
const EMPTY: [Resource, string][] = [
  ['restaurants', '아직 식당이 없어요. 자료를 올리거나 식당을 추가해 주세요.'],
  ['visits', '아직'],
  ['agencies', '아직'],
  ['reports', '기다리는 신고가 없어요.'],
  ['reviews', '아직'],
  ['posts', '아직'],
  ['comments', '아직'],
  ['suggestions', '아직'],
  ['tickets', '아직'],
  ['notices', '아직'],
]

let own: OwnSite
let staff: Visitor
const errors: string[] = []

// A site of its own, since hardly anything is left in it.
beforeAll(async () => {
  own = await startOwnSite()
})
afterAll(() => own.end())

/** A browser that remembers no list from the other part. */
async function enter(): Promise<void> {
  errors.length = 0
  staff = await newVisitor(DESKTOP, own.site)
  staff.page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
  })
  // Not the dashboard, which keeps for a minute what it read first.
  await signInStaff(staff.page, '/admin/faqs', own)
}

describe('Back office of an empty site', () => {
  beforeAll(async () => {
    await enter()
    // Its locks hold up what the dashboard reads.
    await untilIdle(staff.page)
    await own.pool.query('TRUNCATE restaurants, visits, agencies, reviews, posts, comments, reports, tickets CASCADE')
  })

  afterAll(() => staff.close())

  it.each(EMPTY)('The empty screen of %s says that there is nothing yet, and never fails', async (resource, words) => {
    const { page } = staff
    await openScreen(page, { path: `/admin/${resource}`, heading: RESOURCE_LABELS[resource].name })
    await page.getByText(words).first().waitFor()
    expect(await page.getByText('불러오지 못함').count()).toBe(0)
    await expectNoAxeFindings(page)
    expect(errors.splice(0), resource).toEqual([])
  })
})

describe('Back office with one record of each kind', () => {
  beforeAll(enter)
  afterAll(() => staff.close())

  const showsOne = async (screen: StaffScreen) => {
    const { path } = screen
    const expected = ONE[path]
    if (!expected) throw new Error(`${path}: nobody says what it shows of one record`)
    await expectOne(staff.page, screen, expected)
    expect(errors.splice(0), path).toEqual([])
  }

  describe('With one restaurant', () => {
    beforeAll(() => leaveOneOfEach(own.pool, inject('admin').email))

    it.each([...STAFF_SCREENS.filter((screen) => !isOfMatching(screen)), ...TABS])(
      'The screen $path shows its one record and counts one',
      showsOne,
    )
  })

  it('The match queue shows its one question', async () => {
    await leaveOneOfEach(own.pool, inject('admin').email)
    await addOneQuestion(own.pool)
    await showsOne({ path: '/admin/matches', heading: '연결 검토' })
  })

  it('The duplicates tab shows its one cluster', async () => {
    await leaveOneOfEach(own.pool, inject('admin').email)
    await addOneQuestion(own.pool)
    await addOneCluster(own.pool)
    await showsOne({ path: '/admin/matches?tab=duplicates', heading: '겹친 식당' })
  })
})

async function expectOne(page: Page, { path, heading }: StaffScreen, { shows, count, chosen, filter }: Expected) {
  await page.setViewportSize(DESKTOP)
  const query = filter ? `?filter=${encodeURIComponent(JSON.stringify(filter))}` : ''
  await openScreen(page, { path: path + query, heading })
  const main = page.getByRole('main')
  await main.getByText(shows).first().waitFor()
  if (count) await main.getByText(count, { exact: true }).first().waitFor()
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
