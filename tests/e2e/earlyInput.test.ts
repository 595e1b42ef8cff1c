import type { Page } from 'playwright'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { koreanDay } from '@/domain/koreanDay'
import type { PollReceipt } from '@/contract/plan'
import { OFFICE } from '@/messages/site/nearby'
import { POLL } from '@/messages/site/plan'
import { addPost } from '../int/setup/community'
import { demoDatabase } from './setup/demoDatabase'
import { DESKTOP, newVisitor, type Visitor } from './setup/newVisitor'
import { listRestaurants } from './setup/visitRestaurants'

const DISTRICT = '/regions?province=서울특별시&district=중구'

const DAY_MS = 24 * 60 * 60 * 1000

/** Opens a page whose scripts do not come before they are released; with `entry`, those come that start React. */
async function openWithScriptsHeldBack(page: Page, path: string, { entry = false } = {}): Promise<() => void> {
  let release: () => void = () => undefined
  const held = new Promise<void>((done) => (release = done))
  let start = ''
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const name = route.request().url().split('/').at(-1) ?? ''
    if (!start.includes(name) && !(entry && name.startsWith('turbopack'))) await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  if (entry)
    start = await page.evaluate(
      () => [...document.scripts].find(({ text }) => text.includes('TURBOPACK'))?.text ?? 'no script names the entry',
    )
  return release
}

const untilReactListens = (page: Page) => page.waitForFunction(() => !('earlyInput' in globalThis))

describe('Input before a page’s scripts are loaded', () => {
  let guest: Visitor
  beforeEach(async () => {
    guest = await newVisitor(DESKTOP)
  })
  afterEach(() => guest.close())

  it('An early press on “write a review” opens the form, and its text is kept', async () => {
    const { page } = guest
    const release = await openWithScriptsHeldBack(page, '/restaurants/1')
    await page.getByRole('button', { name: '리뷰 쓰기' }).click()
    release()
    const text = page.getByLabel('내용').first()
    await text.fill('국물이 깊다')
    await page.getByRole('radio', { name: '5점 만점에 4점' }).check({ force: true })
    await page.reload()
    await expect.poll(() => text.inputValue()).toBe('국물이 깊다')
    await expect.poll(() => page.getByRole('radio', { name: '5점 만점에 4점' }).isChecked()).toBe(true)
  })

  it('A press that React stops, because scripts are on their way, is made good', async () => {
    const { page } = guest
    const release = await openWithScriptsHeldBack(page, '/restaurants?near=37.56437,126.97624', { entry: true })
    const keep = page.getByRole('button', { name: OFFICE.keep })
    await keep.hover()
    await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('_reactListening')))
    await keep.click()
    release()
    await page.getByText(OFFICE.isHere).waitFor()
  })

  it('An early word does not overwrite a longer draft', async () => {
    const { page } = guest
    await page.goto(`/board/free/${await addPost(demoDatabase(), null)}`)
    const text = page.getByLabel('댓글 쓰기', { exact: true })
    await text.fill('지난번에 길게 적어 둔 글')
    await page.waitForFunction(() => Object.values(sessionStorage).includes('지난번에 길게 적어 둔 글'))
    const release = await openWithScriptsHeldBack(page, new URL(page.url()).pathname)
    await text.pressSequentially('새')
    release()
    await untilReactListens(page)
    await expect.poll(() => text.inputValue()).toBe('지난번에 길게 적어 둔 글')
  })

  it('A search sent before React knows what was typed searches for it', async () => {
    const { page } = guest
    // What is replayed after hydration waits until the search has been sent.
    await page.addInitScript(() => {
      const [later, held] = [setTimeout, [] as (() => void)[]]
      const hold = (run: () => void, ms?: number) => (ms === undefined ? held.push(run) : later(run, ms))
      Object.assign(globalThis, { setTimeout: hold, letGo: () => held.splice(0).forEach((run) => run()) })
    })
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    const field = page.getByRole('combobox').filter({ visible: true }).first()
    await field.fill('국밥')
    await page.waitForFunction(() => (globalThis as { earlyInput?: { hydrated?: boolean } }).earlyInput?.hydrated)
    await field.press('Enter')
    await page.evaluate(() => (globalThis as unknown as { letGo: () => void }).letGo())
    await page.waitForURL(/[?&]q=/)
  })

  it('An early choice of the order is applied to the list', async () => {
    const { page } = guest
    const release = await openWithScriptsHeldBack(page, DISTRICT)
    await page.getByLabel('정렬', { exact: true }).selectOption({ index: 1 })
    expect(page.url()).not.toContain('sort=')
    release()
    await page.waitForURL(/sort=/)
  })

  it('An early search text keeps its words and its caret', async () => {
    const { page } = guest
    const release = await openWithScriptsHeldBack(page, '/')
    const field = page.getByRole('combobox').first()
    await field.fill('국밥')
    await field.press('Home')
    release()
    await untilReactListens(page)
    await field.pressSequentially('소')
    expect(await field.inputValue()).toBe('소국밥')
    await field.fill('국밥')
    await page.getByRole('button', { name: '찾기', exact: true }).first().click()
    await page.waitForURL(/restaurants\?q=/)
  })

  it('An early tick in a poll is the first vote of a browser', async () => {
    const { page } = guest
    const day = koreanDay(new Date(Date.now() + DAY_MS))
    const places = (await listRestaurants(2)).map(({ id }) => id)
    const data = { places, headcount: 4, per_head_max: 30_000, day, hour: 18 }
    const poll = (await (await page.request.post('/api/v1/polls', { data })).json()) as PollReceipt
    const release = await openWithScriptsHeldBack(page, poll.page)
    await page.getByRole('form', { name: POLL.places }).getByRole('checkbox').first().check()
    release()
    await page.getByRole('button', { name: POLL.vote }).click()
    await page.getByText(POLL.voted).waitFor()
  })

  it('An early choice and text in the contact form are kept and counted', async () => {
    const { page } = guest
    const release = await openWithScriptsHeldBack(page, '/contact')
    const kinds = page.getByRole('radio')
    await kinds.nth(1).check()
    await page.getByLabel('내용').fill('주소가 바뀌었어요')
    release()
    await untilReactListens(page)
    expect(await kinds.nth(1).isChecked()).toBe(true)
    await page.getByText(/^9 \//).waitFor()
  })
})
