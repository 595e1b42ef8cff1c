import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FAVORITES_PAGE_SIZE } from '@/domain/favorite/favorite'
import { transaction } from '@/infra/database/pool'
import { refreshAll } from '@/server/rankings/refreshRankings'
import { openFavorites, type TestFavorites } from '../../setup/favorites'
import { addEach } from '../../setup/rows'

describe('Favourites by distance', () => {
  let harness: TestFavorites
  beforeAll(async () => {
    harness = await openFavorites()
  })
  afterAll(() => harness.close())

  it('Favourites can be read nearest first, with unknown and hidden places last, on every page', async () => {
    const { pool } = harness.test
    const member = await harness.member('걷는 숟가락')
    const added = await harness.addPlaces(FAVORITES_PAGE_SIZE + 3)
    const [unknown = 0, hidden = 0, ...placed] = added
    await transaction(pool, async (sql) => {
      await sql.query(
        `UPDATE restaurants SET latitude = 37.5 + given.place * 0.001, longitude = 127
         FROM unnest($1::int[]) WITH ORDINALITY AS given (id, place) WHERE restaurants.id = given.id`,
        [placed],
      )
      await sql.query('UPDATE restaurants SET is_active = false, latitude = 37.5, longitude = 127 WHERE id = $1', [
        hidden,
      ])
      await refreshAll(sql)
    })
    const kept = added.toSorted((a, b) => (a % 7) - (b % 7))
    await addEach(pool, 'favorites', kept, (id) => ({ user_id: member.id, restaurant_id: id }))
    const nearest = async (page: number) =>
      (await member.page(`?page=${page}&near=37.5,127`)).data.map(({ restaurant }) => restaurant.id)
    const [first, second] = [await nearest(1), await nearest(2)]
    expect(first).toEqual(placed.slice(0, FAVORITES_PAGE_SIZE))
    expect(second[0]).toBe(placed.at(-1))
    expect(new Set(second.slice(1))).toEqual(new Set([unknown, hidden]))
  })

  it('A point outside Korea is refused with the name of the field', async () => {
    const member = await harness.member('먼 숟가락')
    expect(await member.ask('GET', '/me/favorites?near=0,0')).toMatchObject({ status: 400, code: 'near-format' })
  })
})
