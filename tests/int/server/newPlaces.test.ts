import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listNewPlaces } from '@/server/directory/highlights'
import { listSitemapPart, listSitemapParts } from '@/server/directory/listSitemap'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { RESTAURANTS, seedDirectory } from '../setup/directory'
import { addRow } from '../setup/rows'

describe('New restaurants and sitemap', () => {
  let database: TestDatabase
  let ids: Map<string, number>
  beforeAll(async () => {
    database = await createTestDatabase()
    ids = await seedDirectory(database.pool, RESTAURANTS)
    await database.pool.query(
      `UPDATE restaurants SET created_at = '2026-01-01', updated_at = '2026-01-02' WHERE title <> '닭한마리'`,
    )
    await database.pool.query('UPDATE visits SET import_batch_id = $1 WHERE restaurant_id = $2', [
      await addRow(database.pool, 'import_batches', { updated_at: '2026-01-03' }),
      ids.get('순희네 빈대떡'),
    ])
  })
  afterAll(() => database.drop())

  it('New restaurants of a district are listed newest first, visible ones only', async () => {
    const places = await listNewPlaces(database.pool, '11110')
    expect(places.map(({ title }) => title)).toEqual(['닭한마리', '순희네 빈대떡'])
    expect(places[1]).toMatchObject({ created_at: '2026-01-01T00:00:00.000Z', visit_count: 4, agency_count: 3 })
  })

  it('A restaurant’s change date follows its own edits, its reviews and imports of its visits', async () => {
    const review = ids.get('빈대떡') ?? 0
    const user_id = await addRow(database.pool, 'users', { nickname: '손님' })
    await addRow(database.pool, 'reviews', { restaurant_id: review, user_id, updated_at: '2026-01-04' })
    const listed = await listSitemapPart(database.pool, 0)
    const newest = listed
      .map(({ changed_at }) => changed_at)
      .toSorted()
      .at(-1)
    expect(await listSitemapParts(database.pool)).toEqual([{ part: 0, changed_at: newest }])
    const changed = new Map(listed.map(({ id, changed_at }) => [id, changed_at.slice(0, 10)]))
    expect(changed.get(ids.get('순희네 빈대떡') ?? 0)).toBe('2026-01-03')
    expect(changed.get(review)).toBe('2026-01-04')
    expect(changed.has(ids.get('숨은집') ?? 0)).toBe(false)
    expect(changed.has(ids.get('Blue Table') ?? 0)).toBe(false)
  })
})
