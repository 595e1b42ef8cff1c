import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { LIST_ID } from '@/http/pageCache/inlineScripts'
import { REVIEWS_PAGE_SIZE } from '@/domain/review'
import { type Queryable, transaction } from '@/infra/database/pool'
import { REVIEWS } from '@/messages/site/reviews'
import { refreshRatings } from '@/server/rankings/ratings'
import { refreshRestaurants } from '@/server/rankings/refreshRankings'
import { demoDatabase } from './setup/demoDatabase'
import { newVisitor, PHONE, untilIdle } from './setup/newVisitor'
import { addRestaurant, type OwnRestaurant, removeRestaurant } from './setup/ownRestaurant'
import { addEach, addRow } from '../int/setup/rows'

const DETAIL_MAX_KB = 120
const READER_SCRIPT_MAX_KB = 15
/** Compressed. An empty page of the framework loads some 140. */
const CONTROL_SCRIPT_MAX_KB = 205
const INSTITUTIONS = 233
const PHOTOS_EACH = 4
/** Some 140 characters: ten reviews at their limit, all with four photographs, would be 134 KB by themselves. */
const WORDS = '점심 한 끼 값에 반찬이 넉넉하고 국물이 깊어요. '.repeat(5).trim()

async function writeReviews(sql: Queryable, restaurant: number, count: number, photosEach: number): Promise<void> {
  const { rows } = await sql.query<{ id: number }>('SELECT id FROM users ORDER BY id LIMIT $1', [count])
  for (const { id: user_id } of rows) {
    const review = { restaurant_id: restaurant, user_id, rating: 1 + (user_id % 5), content: WORDS }
    const review_id = await addRow(sql, 'reviews', review)
    await addEach(sql, 'review_photos', photosEach, (position) => ({
      ...{ name: `e2e-page-sizes-${review_id}-${position}`, user_id, review_id, position },
      ...{ width: 1600, height: 1200 },
    }))
  }
}

async function addVisits(sql: Queryable, restaurant: number): Promise<void> {
  const agencies = await addEach(sql, 'agencies', INSTITUTIONS, (n) => ({ name: `페이지크기시험 공공기관 ${n}` }))
  for (const agency_id of agencies) {
    const rooms = await addEach(sql, 'departments', 6, (n) => ({ agency_id, name: `총무${n}과` }))
    await addEach(sql, 'visits', rooms, (department_id) => ({
      ...{ restaurant_id: restaurant, agency_id, department_id, amount: 120000, headcount: 6 },
      ...{ spent_at: new Date(Date.UTC(2026, 0, 5 + (department_id % 90))), occasion: 'meeting' as const },
    }))
  }
}

/** What nginx has room for by default; it answers 502 to more. */
const HEADERS_MAX_BYTES = 4_096
const PAGES = [
  '/',
  '/restaurants',
  '/restaurants/1',
  '/agencies/1',
  '/report-card',
  '/map',
  '/board/free',
  '/faq',
  '/en',
]

it.each(PAGES)(
  `The headers of %s fit the ${HEADERS_MAX_BYTES} bytes that proxies give them, however often it is sent`,
  async (path) => {
    for (let times = 0; times < 60; times++) {
      const answer = await fetch(inject('site') + path)
      await answer.arrayBuffer()
      const bytes = [...answer.headers].reduce(
        (sum, [name, value]) => sum + Buffer.byteLength(`${name}: ${value}\r\n`),
        0,
      )
      expect([answer.status, bytes < HEADERS_MAX_BYTES], `${bytes} bytes after ${times}`).toEqual([200, true])
    }
  },
)

describe('Size of a restaurant’s page', () => {
  const pool = demoDatabase()
  let restaurant: OwnRestaurant
  beforeEach(async () => {
    restaurant = await addRestaurant(pool)
  })
  afterEach(async () => {
    await pool.query('DELETE FROM reviews WHERE restaurant_id = $1', [restaurant.id])
    await pool.query('DELETE FROM visits WHERE restaurant_id = $1', [restaurant.id])
    await pool.query(
      "DELETE FROM departments WHERE agency_id IN (SELECT id FROM agencies WHERE name LIKE '페이지크기시험 %')",
    )
    await pool.query("DELETE FROM agencies WHERE name LIKE '페이지크기시험 %'")
    await removeRestaurant(pool, restaurant)
  })

  it(`A page with many agencies and ten photos has at most ${DETAIL_MAX_KB} KB of HTML`, async () => {
    await transaction(pool, async (sql) => {
      await addVisits(sql, restaurant.id)
      await refreshRestaurants(sql, [restaurant.id])
      await writeReviews(sql, restaurant.id, REVIEWS_PAGE_SIZE, 1)
      await refreshRatings(sql, [restaurant.id])
    })
    const html = await (await fetch(`${inject('site')}/restaurants/${restaurant.id}`)).text()
    expect(html.split('class="review-photos"').length - 1).toBe(REVIEWS_PAGE_SIZE)
    expect(html.split('href="#review-').length - 1).toBe(REVIEWS_PAGE_SIZE)
    expect(html).toContain(`기관 ${INSTITUTIONS}곳`)
    expect(Buffer.byteLength(html) / 1024).toBeLessThanOrEqual(DETAIL_MAX_KB)
  })

  it('A photo that is pressed opens among those of its review', async () => {
    await transaction(pool, async (sql) => {
      // Waits while others write figures; the ratings alone would be left to a job.
      await refreshRestaurants(sql, [restaurant.id])
      await writeReviews(sql, restaurant.id, 2, PHOTOS_EACH)
      await refreshRatings(sql, [restaurant.id])
    })
    const { page, close } = await newVisitor()
    await page.goto(`/restaurants/${restaurant.id}`)
    await page.locator('.review-photos').nth(1).getByRole('link').nth(2).click()
    const viewer = page.getByRole('dialog', { name: REVIEWS.photoViewer })
    await viewer.getByText(`3 / ${PHOTOS_EACH}`).waitFor()
    expect(await viewer.locator('img').first().getAttribute('width')).toBe('1600')
    await page.keyboard.press('Escape')
    await viewer.waitFor({ state: 'detached' })
    expect(page.url()).toMatch(/restaurants\/\d+$/)
    await close()
  })
})

it.each(['/', '/regions?province=서울특별시&district=중구', '/restaurants/1', '/board/free'])(
  `A visitor who only reads %s loads at most ${READER_SCRIPT_MAX_KB} KB of script`,
  async (path) => {
    const { page, close } = await newVisitor(PHONE)
    const sizes: Promise<number>[] = []
    page.on('response', (answer) => {
      if (answer.request().resourceType() === 'script') sizes.push(answer.body().then((body) => body.length))
    })
    await page.goto(path)
    await page.mouse.wheel(0, 100_000)
    await untilIdle(page)
    const inline = await page.evaluate(() =>
      [...document.scripts]
        // The router's data is text of the page.
        .filter(({ src, type, text }) => src === '' && !type.endsWith('json') && !text.includes('__next_f'))
        .map(({ text }) => text.length),
    )
    const files = await Promise.all(sizes)
    expect(inline.length).toBeGreaterThan(0)
    expect([...files, ...inline].reduce((all, size) => all + size, 0) / 1024).toBeLessThanOrEqual(READER_SCRIPT_MAX_KB)
    await close()
  },
)

it.each(['/', '/regions?province=서울특별시&district=중구', '/restaurants/1', '/board/free'])(
  `A visitor who uses a control of %s loads at most ${CONTROL_SCRIPT_MAX_KB} KB of script`,
  async (path) => {
    const site = inject('site')
    const html = await (await fetch(site + encodeURI(path))).text()
    const list = html.split(`id="${LIST_ID}" type="application/json">`)[1]?.split('</script>', 1)[0] ?? '[]'
    const files = JSON.parse(list) as string[]
    const sizes = await Promise.all(
      files.map(async (file) => gzipSync(await (await fetch(site + file)).arrayBuffer()).length),
    )
    expect(files.length).toBeGreaterThan(0)
    expect(sizes.reduce((all, size) => all + size, 0) / 1024).toBeLessThanOrEqual(CONTROL_SCRIPT_MAX_KB)
  },
)
