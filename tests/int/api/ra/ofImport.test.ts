import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addRow } from '../../setup/rows'
import { bodyOf } from '../../setup/moderation'
import { createTestPayload, type TestPayload } from '../../setup/payload'
import { addStaff } from '../../setup/payloadRest'
import { staffCaller } from '../../setup/staffApi'

describe('What an import made, in the lists', () => {
  let test: TestPayload
  let send: ReturnType<typeof staffCaller>
  const batches: number[] = []
  const made: Record<string, number[]> = { restaurants: [], visits: [], matches: [] }
  beforeAll(async () => {
    test = await createTestPayload()
    send = staffCaller(test, (await addStaff(test, '윤서진', 'admin')).cookie)
    const agency = await addRow(test.pool, 'agencies', { name: '한울시' })
    for (const name of ['한 번', '두 번']) {
      const batch = await addRow(test.pool, 'import_batches', { file_name: `${name}.csv`, file_hash: name })
      const restaurant = await addRow(test.pool, 'restaurants', { title: name, import_batch_id: batch })
      const spelling = { restaurant_id: restaurant, key: name, spelling: name, name_key: name }
      const alias = await addRow(test.pool, 'restaurant_aliases', spelling)
      batches.push(batch)
      made.restaurants?.push(restaurant)
      made.visits?.push(
        await addRow(test.pool, 'visits', {
          restaurant_id: restaurant,
          agency_id: agency,
          spent_at: '2026-01-05',
          import_batch_id: batch,
        }),
      )
      made.matches?.push(
        await addRow(test.pool, 'match_reviews', {
          alias_id: alias,
          candidate_id: restaurant,
          confidence: 0.5,
          evidence: 'near_spelling',
          import_batch_id: batch,
        }),
      )
    }
  })
  afterAll(() => test.drop())

  it.each(['restaurants', 'visits', 'matches'])('The list of %s can show only what one import made', async (list) => {
    for (const [at, batch] of batches.entries()) {
      const rows = bodyOf<{ id: number }[]>(
        await send('GET', `/${list}?filter=${JSON.stringify({ importBatch: batch })}`),
      )
      expect(rows.map(({ id }) => id)).toEqual([made[list]?.[at]])
    }
    expect((await send('GET', `/${list}?filter=${JSON.stringify({ importBatch: 'x' })}`)).status).toBe(400)
  })
})
