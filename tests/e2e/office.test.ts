import type { Page } from 'playwright'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NEARBY } from '@/messages/site/nearby'
import { LIST_SEARCH } from '@/messages/site/listSearch'
import { OFFICE } from '@/messages/site/nearby'
import { addRow } from '../int/setup/rows'
import { expectNoAxeFindings } from './setup/axe'
import { demoDatabase } from './setup/demoDatabase'
import { expectNoHorizontalScroll } from './setup/expectNoHorizontalScroll'
import { newVisitor, PHONE, type Visitor } from './setup/newVisitor'

const NAME = '시청역'
const DISTRICT = `/regions?province=${encodeURIComponent('서울특별시')}&district=${encodeURIComponent('중구')}`
const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':office:')))

describe('My office', () => {
  let guest: Visitor
  beforeEach(async () => {
    guest = await newVisitor(PHONE)
  })
  afterEach(() => guest.close())

  it('A visitor chooses an office once and sees lists by distance from it until they remove it', async () => {
    const { page } = guest
    await page.goto(DISTRICT)
    await page.getByRole('link', { name: OFFICE.choose }).click()
    await page.getByText(OFFICE.how).waitFor()
    await page.getByRole('main').getByLabel(NEARBY.field).last().fill(NAME)
    await page.getByRole('search', { name: NEARBY.field }).getByRole('button', { name: NEARBY.find }).click()
    await page.waitForURL(/[?&](near|q)=/)
    if (!page.url().includes('near=')) await page.getByRole('link', { name: /근처$/ }).first().click()
    await page.getByRole('heading', { level: 1, name: LIST_SEARCH.around(NAME) }).waitFor()
    await page.getByRole('button', { name: OFFICE.keep }).click()
    await page.getByText(OFFICE.isHere).waitFor()
    await expectNoAxeFindings(page)

    await page.goto(DISTRICT)
    await page.getByRole('link', { name: OFFICE.nearest(NAME) }).click()
    await page.waitForURL(/near=.+radius=/)
    const row = page.getByRole('list', { name: '식당 목록' }).getByRole('listitem').first()
    expect(await row.innerText()).toMatch(/\d+ ?k?m\s+걸어서\s+\d+분/)
    expect(
      await page
        .getByRole('main')
        .getByText(/(전국|시도|시군구) 순위/)
        .count(),
    ).toBe(0)
    await expectNoHorizontalScroll(page)

    await page.goto('/')
    await page.getByRole('link', { name: OFFICE.near(NAME) }).click()
    await page.getByRole('heading', { level: 1, name: LIST_SEARCH.around(NAME) }).waitFor()
    await page.getByRole('button', { name: `${OFFICE.title} ${OFFICE.remove}` }).click()
    await page.getByRole('button', { name: OFFICE.keep }).waitFor()
    expect(await kept(page)).toEqual([])
  })

  it('A visitor makes the hall of an institution their office on its page', async () => {
    const { page } = guest
    const pool = demoDatabase()
    const name = '부산광역시 연제구'
    const id = await addRow(pool, 'agencies', { name })
    try {
      await page.goto(`/agencies/${id}`)
      await page.getByRole('button', { name: OFFICE.keep }).click()
      await page.getByText(OFFICE.isThis).waitFor()
      await expectNoAxeFindings(page)
      await page.goto('/')
      await page.getByRole('link', { name: /^내 사무실\(.*연제구청.*\) 근처$/ }).waitFor()
    } finally {
      await pool.query('DELETE FROM agencies WHERE id = $1', [id])
    }
  })

  it('A page is the same for everyone, also when the device remembers an office', async () => {
    const { page, context } = guest
    await page.goto('/')
    await page.evaluate(() =>
      localStorage.setItem('gonggong-bapsang:office:v1', '[{"name":"중구청","near":"37.56412,126.99801"}]'),
    )
    await page.reload()
    await page.getByRole('link', { name: OFFICE.near('중구청') }).waitFor()
    expect(await (await context.request.get('/')).text()).not.toContain('126.99801')
  })

  it('The question which 중구 is meant names 중구 alone', async () => {
    await guest.page.goto(`/restaurants?q=${encodeURIComponent('중구 맛집')}`)
    await guest.page.getByText(LIST_SEARCH.which('중구'), { exact: true }).waitFor()
  })
})
