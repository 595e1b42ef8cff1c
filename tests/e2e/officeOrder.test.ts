import type { Locator, Page } from 'playwright'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Point } from '@/domain/distance'
import { nearText } from '@/domain/nearby/nearPoint'
import { COLLECTIONS } from '@/messages/site/collections'
import { FAVORITES } from '@/messages/site/favorites'
import { LIST_CONTROLS } from '@/messages/site/lists'
import { OFFICE } from '@/messages/site/nearby'
import { PLAN } from '@/messages/site/plan'
import { addEach } from '../int/setup/rows'
import { expectNoAxeFindings } from './setup/axe'
import { demoDatabase } from './setup/demoDatabase'
import { expectNoHorizontalScroll } from './setup/expectNoHorizontalScroll'
import { signUp } from './setup/member'
import { newVisitor, PHONE, type Visitor } from './setup/newVisitor'

const STATION = { name: '시청역', near: '37.56571,126.97696' }
/** What each row says once there is an office. */
const AWAY = /사무실에서 [\d.]+\sk?m/
const remember = (page: Page, office = STATION) =>
  page.evaluate((kept) => localStorage.setItem('gonggong-bapsang:office:v1', JSON.stringify([kept])), office)
/** How far the rows of a list are, in the order of the screen; null for a place that is nowhere on the map. */
const metresOf = async (rows: Locator): Promise<(number | null)[]> =>
  (await rows.allInnerTexts()).map((text) => {
    const [, number, unit] = /사무실에서 ([\d.]+)\s(k?m)/.exec(text) ?? []
    return number === undefined ? null : Number(number) * (unit === 'km' ? 1000 : 1)
  })
const nearestFirst = (metres: readonly (number | null)[]) =>
  metres.toSorted((a, b) => (a ?? Number.MAX_VALUE) - (b ?? Number.MAX_VALUE))
const sortOf = (page: Page) => page.getByRole('main').getByRole('combobox', { name: LIST_CONTROLS.sort })
const rowsOf = (page: Page, label: string) =>
  page.getByRole('main').getByRole('list', { name: label }).getByRole('listitem')

describe('From my office to a list by distance', () => {
  let guest: Visitor
  beforeEach(async () => {
    guest = await newVisitor(PHONE)
  })
  afterEach(() => guest.close())

  it('A visitor puts a collection and a plan in the order of distance, and finds it on coming back', async () => {
    const { page } = guest
    const collection = '/collections/lunch-near-city-hall'
    await page.goto(collection)
    await page.getByRole('link', { name: OFFICE.choose }).click()
    await page.getByText(OFFICE.how).waitFor()
    const { rows: farthest } = await demoDatabase().query<Point>(
      `SELECT r.latitude, r.longitude FROM place_collections c JOIN place_collections_places p ON p._parent_id = c.id
       JOIN restaurants r ON r.id = p.restaurant_id WHERE c.slug = 'lunch-near-city-hall' AND r.latitude IS NOT NULL
       ORDER BY p._order DESC LIMIT 1`,
    )
    await remember(page, { name: '목록 끝의 옆', near: farthest.map((point) => nearText(point)).join() })
    const plan = '/plan?headcount=8&per_head_max=30000&region=11140'
    const lists: [path: string, rows: Locator, usual: string][] = [
      [collection, rowsOf(page, COLLECTIONS.label), COLLECTIONS.order],
      [plan, page.locator('.planned-row'), PLAN.order],
    ]
    for (const [path, rows, usual] of lists) {
      await page.goto(path)
      await rows.filter({ hasText: AWAY }).first().waitFor()
      const before = await metresOf(rows)
      expect(before, path).not.toEqual(nearestFirst(before))
      await sortOf(page).selectOption({ label: OFFICE.sort })
      await expect.poll(() => metresOf(rows)).toEqual(nearestFirst(before))
      await expectNoAxeFindings(page)
      await expectNoHorizontalScroll(page)
      await rows.first().getByRole('link').first().click()
      await page.waitForURL(/\/restaurants\/\d+$/)
      await page.goBack()
      await expect.poll(() => metresOf(rows)).toEqual(nearestFirst(before))
      await sortOf(page).selectOption({ label: usual })
      await expect.poll(() => metresOf(rows)).toEqual(before)
    }
  })

  it('Favourites say how far they are from the office, and can be sorted by it', async () => {
    const { page } = guest
    const { id } = await signUp(page, '/')
    const pool = demoDatabase()
    const { rows: places } = await pool.query<{ id: number }>(
      'SELECT id FROM restaurants WHERE is_active AND latitude IS NOT NULL ORDER BY id LIMIT 5',
    )
    await addEach(pool, 'favorites', places, (place) => ({ user_id: id, restaurant_id: place.id }))
    await remember(page)
    await page.goto('/profile')
    const rows = rowsOf(page, FAVORITES.list)
    await expect.poll(() => rows.filter({ hasText: AWAY }).count()).toBe(places.length)
    const before = await metresOf(rows)
    await sortOf(page).selectOption({ label: OFFICE.sort })
    await expect.poll(() => metresOf(rows)).toEqual(nearestFirst(before))
    await expectNoAxeFindings(page)
    await expectNoHorizontalScroll(page)
    await sortOf(page).selectOption({ label: FAVORITES.order })
    await expect.poll(() => metresOf(rows)).toEqual(before)
  })
})
