import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PUBLIC_COLLECTIONS } from '@/domain/payloadRest/publicCollections'
import { validatePublicQuery } from '@/domain/payloadRest/validateRequest'
import { createTestPayload, type TestPayload } from '../setup/payload'
import { payloadCaller } from '../setup/payloadRest'
import { addRows, regionId } from '../setup/rows'
import { apiAllows, openApiDoor } from './apiDoor'
import { OF_ONES_OWN } from './apiSamples'
import { ACCESS } from './restAccess'

const HIDDEN = { inactive: 'is_active = false', trashed: 'deleted_at = now()', merged: 'merged_into_id = $2' }
const CALLERS = ['visitor', 'member', 'admin'] as const

describe('Content that is not public', () => {
  let test: TestPayload
  let door: Awaited<ReturnType<typeof openApiDoor>>
  beforeAll(async () => {
    test = await createTestPayload()
    door = await openApiDoor(test)
  })
  afterAll(() => test.drop())

  it.each(Object.entries(HIDDEN))('No caller sees anything of a restaurant that is %s', async (_, how) => {
    const twin = { title: '숨은 국밥', region_id: await regionId(test.pool, '11110') }
    const [into = 0, hidden = 0] = await addRows(test.pool, 'restaurants', [twin, twin])
    const of = { restaurant: hidden, review: await door.addReview(hidden) }
    await test.pool.query(`UPDATE restaurants SET ${how} WHERE id = $1 AND $2 > 0`, [hidden, into])
    const about = door.operations.filter(
      ({ id, path, session }) =>
        /\/(restaurants|of|favorites)\/\{/.test(path) && !OF_ONES_OWN.includes(id) && session !== 'staff',
    )
    expect(about.map(({ id }) => id).sort()).toEqual([
      ...['exportVisits', 'listReviews', 'listSimilar', 'listVisits'],
      ...['putFavorite', 'readRestaurant', 'summarizeReviews', 'writeReview'],
    ])
    for (const operation of about)
      for (const caller of CALLERS.filter((one) => apiAllows(one, operation))) {
        const { status, text } = await door.call(operation, caller, of)
        const expected = { id: operation.id, caller, status: how.startsWith('merged') ? 410 : 404 }
        expect({ id: operation.id, caller, status }, text).toEqual(expected)
        expect(text).not.toContain('숨은 국밥')
      }
    for (const operation of door.operations.filter(({ id }) => /^(?:list|export)Restaurants$|^suggest$/.test(id)))
      for (const caller of CALLERS) expect((await door.call(operation, caller)).text).not.toContain('숨은 국밥')
  })

  it.each(['hidden', 'trashed'])('No caller sees anything of a review that is %s', async (how) => {
    const of = { restaurant: door.other, review: await door.addReview(door.other) }
    const change = how === 'hidden' ? `status = 'hidden'` : 'deleted_at = now()'
    await test.pool.query(`UPDATE reviews SET ${change}, content = '가려진 말' WHERE id = $1`, [of.review])
    for (const operation of door.operations.filter(({ path }) => path.includes('review')))
      for (const caller of CALLERS) {
        const { status, text } = await door.call(operation, caller, of)
        const said = `${operation.id}, ${caller}: ${text}`
        expect(status, said).toBeLessThan(500)
        expect(text, said).not.toContain('가려진 말')
        if (operation.path.includes('/reviews/{id}')) expect(status, said).toBeGreaterThanOrEqual(400)
      }
    await test.pool.query('DELETE FROM reviews WHERE id = $1', [of.review])
  })

  it('Visitors are let through to the collections that everyone may read, and to no others', () => {
    const slugs = Object.keys(ACCESS)
    const open = slugs.filter((slug) => validatePublicQuery({ method: 'GET', segments: [slug], search: '' }) === null)
    expect(open.sort()).toEqual(slugs.filter((slug) => ACCESS[slug]?.read.includes('visitor')).sort())
  })

  it('Visitors can filter and sort by every public field', async () => {
    const send = payloadCaller(test)
    for (const [slug, { where, sort }] of Object.entries(PUBLIC_COLLECTIONS))
      for (const field of new Set([...Object.keys(where), ...sort])) {
        const { status, text } = await send('GET', `/${slug}?sort=${field}&where[${field}][exists]=true`)
        expect({ slug, field, status }, text).toEqual({ slug, field, status: 200 })
      }
  })
})
