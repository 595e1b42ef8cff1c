import { afterAll, afterEach, beforeAll, beforeEach, describe, inject, it } from 'vitest'
import { CATEGORY_LABELS } from '@/messages/labels'
import { POST_PAGE } from '@/messages/site/boards'
import { LIST_CONTROLS } from '@/messages/site/lists'
import { MAP } from '@/messages/site/map'
import { memberMessages } from '@/messages/site/member'
import { OFFLINE_TITLE } from '@/messages/site/offline'
import { RECENT_PLACES } from '@/messages/site/recentPlaces'
import { OWN_REVIEW, REVIEW_FORM, starsInWords } from '@/messages/site/reviews'
import { startNetwork } from '../setup/startNetwork'
import type { Engine } from './engine'
import { readTitle, Visitor } from './visitor'

const DISTRICT = '/regions?province=서울특별시&district=중구'
const RESTAURANT = /^\/restaurants\/\d+$/
const ROW_LINK = 'main ol a[href^="/restaurants/"]'
const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1280, height: 900 }

const randomName = (what: string): string => `${what} ${Math.random().toString(36).slice(2, 10)}`

/** Signs up at the local identity provider, from where the sign-in page or dialog offers it. */
async function signUp(visitor: Visitor, startButton: string): Promise<string> {
  const nickname = randomName('e2e')
  await visitor.click(startButton, memberMessages.start)
  await visitor.click('button', /^새 사람으로/)
  await visitor.isAt(/^\/register\/terms/)
  await visitor.click('label', /^모두 동의/)
  await visitor.click('button', '동의하고 계속')
  await visitor.isAt(/^\/register\/profile/)
  await visitor.fill('input', /^닉네임/, nickname)
  await visitor.click('button', '완료')
  await visitor.see('h1', `${nickname}님, 환영해요`)
  return nickname
}

async function openAsMember(visitor: Visitor, path: string): Promise<string> {
  await visitor.open(`/login?${new URLSearchParams({ next: path })}`)
  const nickname = await signUp(visitor, 'main button')
  await visitor.open(path)
  return nickname
}

/**
 * Ten journeys of visitors and members in one engine.
 * @param missing Debian's packages that this machine lacks for it: with any, the journeys are skipped
 */
export function describeJourneys(engineName: string, missing: string[], startEngine: () => Promise<Engine>): void {
  const reason = missing.length > 0 ? ` (skipped without Debian's ${missing.join(' and ')})` : ''
  describe.skipIf(missing.length > 0)(`Journeys in ${engineName}${reason}`, { timeout: 300_000 }, () => {
    let engine: Engine
    let visitor: Visitor
    beforeAll(async () => {
      engine = await startEngine()
    })
    afterAll(() => engine?.close())
    beforeEach(async () => {
      visitor = new Visitor(await engine.openTab(), inject('site'))
      await visitor.tab.resize(DESKTOP.width, DESKTOP.height)
    })
    afterEach(() => visitor.tab.close())

    it(`A visitor in ${engineName} finds a restaurant by its choseong with the keyboard`, async () => {
      await visitor.open('/')
      await visitor.fill('[role="combobox"]', /./, 'ㅇㅇㅅㄱㅌ')
      await visitor.see('[role="option"]', /이음삼계탕/)
      await visitor.press('ArrowDown')
      await visitor.press('Enter')
      await visitor.isAt(RESTAURANT)
      await visitor.see('h1', /이음삼계탕/)
    })

    it(`A visitor in ${engineName} filters, orders and pages a list, and goes back`, async () => {
      await visitor.open(DISTRICT)
      await visitor.click('label', CATEGORY_LABELS.restaurant)
      await visitor.isAt(/category=restaurant/)
      await visitor.click('main a[rel="next"]')
      await visitor.isAt(/page=2/)
      await visitor.tab.run(() => document.querySelector<HTMLElement>('select[name="sort"]')?.focus())
      await visitor.press('ArrowDown')
      await visitor.isAt(/sort=/)
      await visitor.tab.run(() => history.back())
      await visitor.isAt(/page=2$/)
      await visitor.see('main [aria-current="page"]', /^2/)
    })

    it(`A visitor in ${engineName} reads why a restaurant has its rank and where a visit was published`, async () => {
      await visitor.open(DISTRICT)
      await visitor.click(ROW_LINK)
      await visitor.isAt(RESTAURANT)
      const title = await visitor.tab.run(readTitle)
      await visitor.click('main a', /왜 이 순위/)
      await visitor.see('h1', /왜 이 순위/)
      await visitor.click('main a', /방문 기록/)
      await visitor.becomes(readTitle, title)
      await visitor.see('main a[href^="https://example.org/open/"]', /원문/)
    })

    it(`A visitor in ${engineName} zooms the map to the capital and opens a district from its list`, async () => {
      await visitor.open('/map')
      await visitor.see('[data-code="11140"]')
      await visitor.click('button', MAP.capital)
      await visitor.see('button', MAP.country)
      // Firefox has no WebGL without a display: the picture stays.
      const hasWebGl = await visitor.tab.run(() => document.createElement('canvas').getContext('webgl2') !== null)
      await visitor.see(hasWebGl ? 'canvas' : '[data-code="11140"]')
      await visitor.click('summary', /^서울특별시/)
      await visitor.click('main a', /^중구/)
      await visitor.see('h1', /^서울 중구/)
    })

    it(`A visitor in ${engineName} removes a recently viewed restaurant and undoes it with the keyboard`, async () => {
      await visitor.open('/restaurants')
      await visitor.click(ROW_LINK)
      await visitor.isAt(RESTAURANT)
      const title = await visitor.tab.run(readTitle)
      await visitor.becomes(() => localStorage.length > 0, true)
      await visitor.open('/')
      await visitor.click('button', RECENT_PLACES.remove(title))
      await visitor.becomes(() => document.activeElement?.textContent, RECENT_PLACES.undo)
      await visitor.press('Enter')
      await visitor.see('main a', title)
      await visitor.becomes(() => document.activeElement?.textContent, title)
    })

    it(`A visitor in ${engineName} presses a heart, signs up, finds the restaurant saved and signs out`, async () => {
      await visitor.open('/regions?province=서울특별시')
      await visitor.click('main button', / 저장$/)
      const nickname = await signUp(visitor, 'dialog button')
      await visitor.click('a', '보던 곳으로 돌아가기')
      await visitor.isAt(/^\/regions\?province=/)
      await visitor.see('main button[aria-pressed="true"]', / 저장$/)
      await visitor.see('header a', memberMessages.profileOf(nickname))
      await visitor.click('header button', memberMessages.signOut)
      await visitor.see('header a', memberMessages.signIn)
      await visitor.becomes(() => document.querySelectorAll('main button[aria-pressed="true"]').length, 0)
    })

    it(`A member in ${engineName} writes a review and deletes it`, async () => {
      // Other tests review the first ones by name.
      await openAsMember(visitor, '/restaurants?sort=name&page=15')
      await visitor.click(ROW_LINK)
      await visitor.isAt(RESTAURANT)
      await visitor.click('button', REVIEW_FORM.write)
      await visitor.click('input[type="radio"]', starsInWords(5))
      await visitor.press('ArrowLeft')
      await visitor.fill('textarea', new RegExp(`^${REVIEW_FORM.text}`), '국물이 진하고 반찬이 좋아요.')
      await visitor.click('button', REVIEW_FORM.send)
      await visitor.see('p', OWN_REVIEW.written)
      await visitor.see('p', '국물이 진하고 반찬이 좋아요.')
      await visitor.click('main button', OWN_REVIEW.remove)
      await visitor.click('dialog button', OWN_REVIEW.remove)
      await visitor.see('button', REVIEW_FORM.write)
    })

    it(`A member in ${engineName} writes a post, likes it and deletes it`, async () => {
      const title = randomName('점심 이야기')
      await openAsMember(visitor, '/board/free/write')
      await visitor.fill('input', '제목', title)
      await visitor.fill('textarea', '내용', '다른 브라우저에서 썼어요.')
      await visitor.click('button', '올리기')
      await visitor.isAt(/^\/board\/free$/)
      await visitor.click('main a', title)
      await visitor.see('h1', title)
      await visitor.click('button', /^좋아요/)
      await visitor.see('button[aria-pressed="true"]', /^좋아요/)
      await visitor.click('main button', POST_PAGE.remove)
      await visitor.click('dialog button', POST_PAGE.remove)
      await visitor.isAt(/^\/board\/free$/)
      await visitor.see('[role="status"] p', POST_PAGE.removed)
    })

    it(`A visitor in ${engineName} uses menu and filters on a phone, and no page scrolls sideways`, async () => {
      await visitor.tab.resize(PHONE.width, PHONE.height)
      await visitor.open('/')
      await visitor.expectNoSidewaysScroll()
      await visitor.click('header summary', '메뉴')
      await visitor.click('nav a', /^지역별/)
      await visitor.isAt(/^\/regions$/)
      for (const path of ['/regions', '/agencies', '/map', '/board', '/plan', '/contact', '/restaurants/1']) {
        await visitor.open(path)
        await visitor.expectNoSidewaysScroll()
      }
      await visitor.open(DISTRICT)
      await visitor.click('button', LIST_CONTROLS.open)
      await visitor.click('[role="dialog"] label', CATEGORY_LABELS.cafe)
      await visitor.isAt(/category=cafe/)
      await visitor.press('Escape')
      await visitor.see('button', LIST_CONTROLS.openWith(1))
      await visitor.expectNoSidewaysScroll()
    })

    it(`A visitor in ${engineName} reads a page again without a network`, async () => {
      const network = await startNetwork(inject('site'))
      try {
        const traveller = new Visitor(visitor.tab, network.site)
        await traveller.open(DISTRICT)
        await traveller.becomes(async () => Boolean((await navigator.serviceWorker.ready).active), true)
        await traveller.open('/restaurants/1')
        const title = await traveller.tab.run(readTitle)
        await traveller.becomes(async () => Boolean(await caches.match('/restaurants/1')), true)
        await traveller.open('/about')
        await network.cut()
        await traveller.open('/restaurants/1')
        await traveller.becomes(readTitle, title)
        await traveller.open('/faq')
        await traveller.see('h1', OFFLINE_TITLE)
      } finally {
        await network.cut()
      }
    })
  })
}
