import { describe, expect, it } from 'vitest'
import { dumpTables } from './directoryDump'
import { directoryOfImports } from './directoryOfImports'
import { expense } from './expenseFiles'

const hanil = { place: '한일관 (종로구 종로 12)' }
const LIST = [
  expense(hanil),
  expense({
    place: '동동국밥 (중구 을지로 3), 우물식당 (중구 다동길 5)',
    levels: '사업소,교통방송,총무과,,',
    document: 200,
  }),
  expense({ place: '' }),
  expense({ ...hanil, at: '2030-01-01 12:00' }),
]

const { database, takeRows: take, tryRows: attempt } = directoryOfImports()

/** Every row of every table, the record of imports among them. */
async function everything(): Promise<Record<string, string[]>> {
  const { rows } = await database().pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  )
  return dumpTables(
    database().pool,
    rows.map(({ name }) => name),
  )
}

describe('Dry runs of an import', () => {
  it('A dry run reports what a real import reports, and changes nothing', async () => {
    await take(expense({ ...hanil, amount: 99_000 }))
    const before = await everything()
    const tried = await attempt(...LIST)
    expect(await everything()).toEqual(before)
    const taken = await take(...LIST)
    expect({ ...tried, batch: 0 }).toEqual({ ...taken, batch: 0 })
    expect(taken).toMatchObject({
      rowsRead: 4,
      rowsVisited: 2,
      rowsSkipped: 1,
      rowsRejected: 1,
      visitsMade: 3,
      restaurantsNew: 2,
      restaurantsMatched: 1,
    })
    expect(await everything()).not.toEqual(before)
  })

  it('A dry run counts rows that were imported before as known', async () => {
    await take(...LIST)
    expect(await attempt(...LIST, expense({ ...hanil, amount: 12_000 }))).toMatchObject({
      rowsVisited: 1,
      rowsKnown: 2,
      restaurantsNew: 0,
    })
  })

  it('A dry run is not influenced by earlier dry runs', async () => {
    expect(await attempt(...LIST)).toMatchObject({ rowsVisited: 2, rowsKnown: 0 })
    expect(await attempt(...LIST)).toMatchObject({ rowsVisited: 2, rowsKnown: 0 })
  })

  it('A dry run rejects what an import rejects', async () => {
    const before = await everything()
    const absurd = [...LIST, expense({ ...hanil, amount: 10_000_000_000 })]
    await expect(attempt(...absurd)).rejects.toMatchObject({ fileError: { code: 'amount_implausible', row: 6 } })
    await expect(take(...absurd)).rejects.toMatchObject({ fileError: { code: 'amount_implausible', row: 6 } })
    expect(await everything()).toEqual(before)
  })
})
