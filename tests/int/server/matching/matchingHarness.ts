import { afterAll, beforeAll, beforeEach } from 'vitest'
import { importFile } from '@/import/load/importFile'
import { openFile } from '@/import/extract/openFile'
import { emptyDirectory } from '../../import/directoryDump'
import { csv, expense, temporaryFiles } from '../../import/expenseFiles'
import { createTestPayload, type TestPayload } from '../../setup/payload'

export const NOW = new Date('2026-11-20T00:00:00Z')

/** Imports, and an admin who decides on matches and merges, for the tests of one file. */
export function matchingHarness() {
  const files = temporaryFiles()
  let test: TestPayload
  let admin: number
  beforeAll(async () => {
    test = await createTestPayload()
    const data = { email: 'admin@people.example', nickname: '관리자', role: 'admin' as const }
    admin = (await test.payload.create({ collection: 'users', data })).id
    // A table that a later feature could add: it refers to each restaurant once per member.
    await test.pool.query(
      `CREATE TABLE remembered (id serial PRIMARY KEY, member integer NOT NULL,
        restaurant_id integer NOT NULL REFERENCES restaurants (id), UNIQUE (member, restaurant_id));
      GRANT SELECT, INSERT, UPDATE, DELETE ON remembered TO PUBLIC`,
    )
  })
  beforeEach(() => emptyDirectory(test.pool))
  afterAll(() => test.drop())

  let amount = 10_000
  const take = async (...places: string[]) =>
    importFile(
      test.pool,
      await openFile(
        files.write('list.csv', csv(...places.map((place) => expense({ place, amount: (amount += 1000) })))),
      ),
      NOW,
    )
  const select = async <Row extends object>(text: string) => (await test.pool.query<Row>(text)).rows
  const idOf = async (title: string) =>
    (await select<{ id: number }>(`SELECT id FROM restaurants WHERE title = '${title}'`))[0]?.id ?? 0
  const user = async () => ({
    ...(await test.payload.findByID({ collection: 'users', id: admin })),
    collection: 'users' as const,
  })

  const merge = async (from: number, into: number) =>
    test.payload.create({
      collection: 'restaurant-merges',
      data: { from, into, undone: false },
      overrideAccess: false,
      user: await user(),
    })
  const undo = async (id: number) =>
    test.payload.update({
      collection: 'restaurant-merges',
      id,
      data: { undone: true },
      overrideAccess: false,
      user: await user(),
    })
  const answer = async (given: 'match' | 'non_match', id?: number) => {
    const [open] = await select<{ id: number }>(`SELECT id FROM match_reviews WHERE decision = 'pending' ORDER BY id`)
    return test.payload.update({
      collection: 'match-reviews',
      id: id ?? open?.id ?? 0,
      data: { decision: given },
      overrideAccess: false,
      user: await user(),
    })
  }
  const visits = () =>
    select(
      `SELECT r.title, COUNT(*)::int AS visits FROM visits v JOIN restaurants r ON r.id = v.restaurant_id GROUP BY 1
        ORDER BY 1`,
    )
  return { test: () => test, admin: () => admin, take, select, idOf, user, merge, undo, answer, visits }
}
