import { describe, expect, it } from 'vitest'
import { undoBatch, UndoRefusedError } from '@/import/load/undoBatch'
import { dumpDirectory } from './directoryDump'
import { directoryOfImports, NOW } from './directoryOfImports'
import { expense } from './expenseFiles'
import { addRow } from '../setup/rows'

const { database, takeRows, select, idOf } = directoryOfImports()

const hanil = { place: '한일관 (종로구 종로 12)' }
const dongdong = { place: '동동국밥 (중구 을지로 3)', levels: '사업소,교통방송,총무과,,', document: 200 }
const waterworks = { place: '우물식당 (중구 다동길 5)', levels: '사업소,상수도사업본부,요금과,,', document: 300 }

describe('Undoing an import', () => {
  it('Undoing an import restores the state before it', async () => {
    await takeRows(expense(hanil), expense(dongdong))
    const before = await dumpDirectory(database().pool)
    const { batch } = await takeRows(
      expense({ ...hanil, amount: 99000 }),
      expense(waterworks),
      expense({ place: '' }),
      expense({ place: '한일관 본점 (종로구 종로 12)' }),
    )
    expect(await dumpDirectory(database().pool)).not.toEqual(before)
    expect(await undoBatch(database().pool, batch, NOW)).toMatchObject({ batch, visits: 3, keptCount: 0 })
    expect(await dumpDirectory(database().pool)).toEqual(before)
    expect(
      await select(`SELECT status, undone_at IS NOT NULL AS dated FROM import_batches WHERE id = ${batch}`),
    ).toEqual([{ status: 'undone', dated: true }])
  })

  it('Undoing an import hands records that later imports still use to the first of those imports', async () => {
    const first = await takeRows(expense(hanil), expense(dongdong))
    const second = await takeRows(expense({ ...hanil, amount: 1_000_0 }))
    await takeRows(expense({ ...hanil, amount: 20000 }))
    await undoBatch(database().pool, first.batch, NOW)
    for (const table of ['restaurants', 'restaurant_aliases', 'agencies', 'departments', 'source_documents'])
      expect(await select(`SELECT DISTINCT import_batch_id AS batch FROM ${table}`), table).toEqual([
        { batch: second.batch },
      ])
    expect(await select('SELECT name FROM restaurants')).toEqual([{ name: '한일관' }])
    expect(await select(`SELECT visit_count FROM restaurant_stats WHERE year = 0 AND agency_type = ''`)).toEqual([
      { visit_count: 2 },
    ])
  })

  it('Undoing an import keeps a parent agency while an agency below it has records', async () => {
    const first = await takeRows(expense(dongdong))
    const second = await takeRows(expense(waterworks))
    await undoBatch(database().pool, first.batch, NOW)
    expect(await select('SELECT name, import_batch_id AS batch FROM agencies ORDER BY name')).toEqual([
      { name: '서울특별시', batch: second.batch },
      { name: '서울특별시 상수도사업본부', batch: second.batch },
    ])
  })

  it('Undoing an import keeps a restaurant that anything else refers to', async () => {
    await database().pool.query('CREATE TABLE remembered (restaurant_id integer NOT NULL REFERENCES restaurants (id))')
    const { batch } = await takeRows(expense(hanil), expense(dongdong))
    // oxlint-disable-next-line local/no-raw-insert -- a table of this test's own
    await database().pool.query(`INSERT INTO remembered SELECT id FROM restaurants WHERE name = '한일관'`)
    await undoBatch(database().pool, batch, NOW)
    expect(await select('SELECT name, import_batch_id AS batch FROM restaurants')).toEqual([
      { name: '한일관', batch: null },
    ])
    expect(await select('SELECT visit_count FROM restaurant_stats')).toEqual([{ visit_count: 0 }])
    await database().pool.query('DROP TABLE remembered')
  })

  it('Undoing an import keeps a restaurant that members saved or reviewed, without visits', async () => {
    const { batch } = await takeRows(expense(hanil), expense(dongdong), expense(waterworks))
    const user_id = await addRow(database().pool, 'users', { nickname: '국자' })
    await addRow(database().pool, 'favorites', { user_id, restaurant_id: await idOf('한일관') })
    await addRow(database().pool, 'reviews', { user_id, restaurant_id: await idOf('동동국밥') })
    await undoBatch(database().pool, batch, NOW)
    expect(await select('SELECT name, is_active, import_batch_id AS batch FROM restaurants ORDER BY name')).toEqual([
      { name: '동동국밥', is_active: true, batch: null },
      { name: '한일관', is_active: true, batch: null },
    ])
    expect(await select('SELECT visit_count FROM restaurant_stats')).toEqual([{ visit_count: 0 }, { visit_count: 0 }])
    expect(
      await select('SELECT (SELECT count(*) FROM favorites) AS kept, (SELECT count(*) FROM reviews) AS reviewed'),
    ).toEqual([{ kept: 1, reviewed: 1 }])
    await database().pool.query('DELETE FROM reviews; DELETE FROM users')
  })

  it('Undoing an import keeps a restaurant that a member saves at the same moment', async () => {
    const { batch } = await takeRows(expense(hanil))
    const favorite = {
      user_id: await addRow(database().pool, 'users', { nickname: '국자' }),
      restaurant_id: await idOf('한일관'),
    }
    const keeping = await database().pool.connect()
    await keeping.query('BEGIN')
    await addRow(keeping, 'favorites', favorite)
    const undoing = undoBatch(database().pool, batch, NOW)
    await expect
      .poll(() =>
        select(`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`),
      )
      .toHaveLength(1)
    await keeping.query('COMMIT')
    keeping.release()
    expect(await undoing).toMatchObject({ visits: 1 })
    expect(await select('SELECT name FROM restaurants')).toEqual([{ name: '한일관' }])
    await database().pool.query('DELETE FROM users')
  })

  it('Undoing an import deletes a mistaken restaurant with a ticket, and keeps the ticket', async () => {
    const { batch } = await takeRows(expense(hanil))
    await addRow(database().pool, 'tickets', { subject: '없는 곳이에요', restaurant_id: await idOf('한일관') })
    await undoBatch(database().pool, batch, NOW)
    expect(await select('SELECT name FROM restaurants')).toEqual([])
    expect(await select('SELECT subject, restaurant_id FROM tickets')).toEqual([
      { subject: '없는 곳이에요', restaurant_id: null },
    ])
    await database().pool.query('DELETE FROM tickets')
  })

  it('A file can be imported again after its import was undone', async () => {
    const { batch } = await takeRows(expense(hanil))
    await undoBatch(database().pool, batch, NOW)
    expect(await takeRows(expense(hanil))).toMatchObject({ visitsMade: 1, restaurantsNew: 1, rowsKnown: 0 })
  })

  it('Undoing an unknown or undone import is rejected, and so is one of two parallel attempts', async () => {
    await expect(undoBatch(database().pool, 4242, NOW)).rejects.toMatchObject({ code: 'unknown' })
    const { batch } = await takeRows(expense(hanil))
    const tries = await Promise.allSettled([
      undoBatch(database().pool, batch, NOW),
      undoBatch(database().pool, batch, NOW),
    ])
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(undoBatch(database().pool, batch, NOW)).rejects.toThrow(UndoRefusedError)
  })
})
