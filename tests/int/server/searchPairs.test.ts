import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchJamo } from '@/domain/search/searchJamo'
import { containsWithinOneEdit } from '@/domain/search/typo'
import { findFuzzy } from '@/server/directory/search/findFuzzy'
import { findHits } from '@/server/directory/search/findHits'
import { refreshAll } from '@/server/rankings/refreshRankings'
import { transaction } from '@/infra/database/pool'
import { pairsOfName } from '../../setup/pairsOfName'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { addEach } from '../setup/rows'
import { seeded } from './directoryOfRandom'

const SYLLABLES = [...'가고소리우간닭와의국수훈칼희']
const LATIN = ['bbq', '2', ' ']
/** As many as the search for similar names reads at most, so that all of them are expected. */
const NAMES = 200

describe('Search by pairs of syllables', () => {
  let database: TestDatabase
  let titles: string[]
  beforeAll(async () => {
    database = await createTestDatabase()
    const random = seeded(11)
    const pick = (from: readonly string[]): string => from[random(from.length)] ?? ''
    const titleOf = () =>
      Array.from({ length: 4 + random(4) }, () => pick(random(12) === 0 ? LATIN : SYLLABLES)).join('')
    titles = Array.from({ length: NAMES }, (_, nth) => `가${titleOf()}${nth % 2 ? '' : '칼국수'}`)
    await transaction(database.pool, async (sql) => {
      await addEach(sql, 'restaurants', titles, (title) => ({ title }))
      await refreshAll(sql)
    })
  })
  afterAll(() => database.drop())

  const reading = (text: string) => ({ form: 'letters' as const, text, place: null })
  const titlesOf = (hits: readonly { title: string }[]) => hits.map(({ title }) => title).sort()
  const expected = (matches: (letters: string) => boolean) =>
    titles.filter((title) => matches(searchJamo(title))).sort()
  const place = fc.record({ name: fc.nat(), from: fc.nat(), length: fc.nat() })
  const textOf = ({ name, from, length }: { name: number; from: number; length: number }, least: number) => {
    const names = titles.map(searchJamo).filter(({ length: keys }) => keys >= least)
    const letters = names[name % names.length] ?? ''
    const start = from % (letters.length - least + 1)
    return letters.slice(start, start + least + (length % (letters.length - start - least + 1)))
  }

  it('The pairs of a name are the same in SQL and in the application', async () => {
    for (const name of titles.slice(0, 60).map(searchJamo)) {
      const { rows } = await database.pool.query<{ pairs: string[] }>('SELECT search_pairs($1) AS pairs', [name])
      expect(new Set(rows[0]?.pairs)).toEqual(new Set(pairsOfName(name)))
    }
  })

  it('A text finds exactly the names that contain it', () =>
    fc.assert(
      fc.asyncProperty(place, async (at) => {
        const text = textOf(at, 3)
        const hits = await findHits(database.pool, reading(text), NAMES)
        expect(titlesOf(hits)).toEqual(expected((letters) => letters.includes(text)))
      }),
      { numRuns: 60 },
    ))

  it('A text with one wrong key finds exactly the names within one edit', () =>
    fc.assert(
      fc.asyncProperty(place, fc.nat(), fc.constantFrom(...'ㅋㅎㅓㅣ'), fc.nat(2), async (at, where, key, kind) => {
        const typed = [...textOf(at, 10)]
        // A wrong key, a missing one, one too many.
        typed.splice(where % typed.length, kind === 2 ? 0 : 1, ...(kind === 1 ? [] : [key]))
        const text = typed.join('')
        const similar = expected((letters) => containsWithinOneEdit(letters, text))
        expect(titlesOf(await findFuzzy(database.pool, reading(text), NAMES))).toEqual(similar)
      }),
      { numRuns: 100 },
    ))
})
