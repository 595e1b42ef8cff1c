import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { REVIEWS_SHOWN } from '@/domain/review/limits'
import { transaction } from '@/infra/database/pool'
import { REVIEWS } from '@/messages/site/reviews'
import { AGENCIES_LOCK } from '@/server/agencyFigures/refreshAgencies'
import { refreshRatings } from '@/server/rankings/ratings'
import { refreshRestaurants } from '@/server/rankings/refreshRankings'
import { demoDatabase } from './setup/demoDatabase'
import { newVisitor } from './setup/newVisitor'
import { addRestaurant, type OwnRestaurant, removeRestaurant } from './setup/ownRestaurant'

const DETAIL_MAX_KB = 120
const INSTITUTIONS = 233
const PHOTOS_EACH = 4
/** Some 140 characters: ten reviews at their limit, all with four photographs, would be 134 KB by themselves. */
const WORDS = '점심 한 끼 값에 반찬이 넉넉하고 국물이 깊습니다. '.repeat(5).trim()

const WRITE_REVIEWS = `
  WITH written AS (
    INSERT INTO reviews (restaurant_id, user_id, rating, content)
    SELECT $1, id, 1 + id % 5, $2 FROM users ORDER BY id LIMIT $3 RETURNING id, user_id
  )
  INSERT INTO review_photos (name, user_id, review_id, position, width, height)
  SELECT 'e2e-page-sizes-' || id || '-' || n, user_id, id, n, 1600, 1200
  FROM written, generate_series(1, $4::int) n`

const ADD_VISITS = `
  WITH more AS (
    INSERT INTO agencies (name, type)
    SELECT '페이지크기시험 공공기관 ' || n, 'city' FROM generate_series(1, $2::int) n RETURNING id
  ), rooms AS (
    INSERT INTO departments (agency_id, name)
    SELECT id, '총무' || n || '과' FROM more, generate_series(1, 6) n RETURNING id, agency_id
  )
  INSERT INTO visits (restaurant_id, agency_id, department_id, spent_at, amount, headcount, purpose)
  SELECT $1, agency_id, id, '2026-01-05'::date + id % 90, 120000, 6, '업무 협의를 위한 오찬 간담회' FROM rooms`

describe('the page of a restaurant that much is known of', () => {
  const pool = demoDatabase()
  let restaurant: OwnRestaurant
  beforeEach(async () => {
    restaurant = await addRestaurant(pool)
  })
  afterEach(async () => {
    await pool.query('DELETE FROM reviews WHERE restaurant_id = $1', [restaurant.id])
    await pool.query('DELETE FROM visits WHERE restaurant_id = $1', [restaurant.id])
    await transaction(pool, async (sql) => {
      // The demo's job may be counting them.
      await sql.query('SELECT pg_advisory_xact_lock($1)', [AGENCIES_LOCK])
      await sql.query(
        "DELETE FROM departments WHERE agency_id IN (SELECT id FROM agencies WHERE name LIKE '페이지크기시험 %')",
      )
      await sql.query("DELETE FROM agencies WHERE name LIKE '페이지크기시험 %'")
    })
    await removeRestaurant(pool, restaurant)
  })

  it(`is no more than ${DETAIL_MAX_KB} KB of HTML, with five reviews and their photographs`, async () => {
    await transaction(pool, async (sql) => {
      await sql.query(ADD_VISITS, [restaurant.id, INSTITUTIONS])
      await refreshRestaurants(sql, [restaurant.id])
      await sql.query(WRITE_REVIEWS, [restaurant.id, WORDS, REVIEWS_SHOWN, 1])
      await refreshRatings(sql, [restaurant.id])
    })
    const html = await (await fetch(`${inject('site')}/restaurants/${restaurant.id}`)).text()
    expect(html.split('/small"').length - 1).toBe(REVIEWS_SHOWN)
    expect(html).toContain(`기관 ${INSTITUTIONS}곳`)
    expect(Buffer.byteLength(html) / 1024).toBeLessThanOrEqual(DETAIL_MAX_KB)
  })

  it('shows a photograph that is pressed among those of its review', async () => {
    await transaction(pool, async (sql) => {
      await sql.query(WRITE_REVIEWS, [restaurant.id, WORDS, 2, PHOTOS_EACH])
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
