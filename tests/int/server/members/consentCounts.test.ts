import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { addMember } from '../../setup/members'
import { addRows } from '../../setup/rows'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** Texts whose kept count is not what counting the consents gives. */
async function wrongCounts(): Promise<object[]> {
  const { rows } = await database.pool.query<object>(`
    SELECT t.id, k.kept, c.counted FROM terms_versions t
    CROSS JOIN LATERAL (SELECT coalesce(sum(agreed_count), 0) AS kept FROM consent_counts WHERE terms_id = t.id) k
    CROSS JOIN LATERAL (SELECT count(*) AS counted FROM consents WHERE terms_id = t.id AND agreed) c
    WHERE k.kept <> c.counted`)
  return rows
}

it('Consent counts stay exact while members agree, decline, withdraw and leave in parallel', async () => {
  const members = await Promise.all(
    Array.from({ length: 40 }, (_, n) => addMember(database.pool, { nickname: `센 사람 ${n}` })),
  )
  expect(await wrongCounts()).toEqual([])
  const { rows: terms } = await database.pool.query<{ terms_id: number }>('SELECT id AS terms_id FROM terms_versions')
  const upsert = 'ON CONFLICT (user_id, terms_id) DO UPDATE SET agreed = excluded.agreed'
  const change = (user_id: number, turn: number) => {
    if (turn % 4 === 3) return database.pool.query('DELETE FROM users WHERE id = $1', [user_id])
    const consents = terms.map(({ terms_id }) => ({ user_id, terms_id, agreed: turn % 2 === 0 }))
    return addRows(database.pool, 'consents', consents, upsert)
  }
  await Promise.all(members.map(change))
  expect(await wrongCounts()).toEqual([])
  await database.pool.query('UPDATE consents SET agreed = NOT agreed')
  expect(await wrongCounts()).toEqual([])
  await database.pool.query('DELETE FROM consents')
  const { rows } = await database.pool.query('SELECT sum(agreed_count)::int AS left FROM consent_counts')
  expect(rows).toEqual([{ left: 0 }])
})
