import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UploadRow } from '@/contract/uploadRows'
import { transaction } from '@/infra/database/pool'
import { refreshLexicon } from '@/server/lexicon'
import { refreshQuality } from '@/server/quality/refreshQuality'
import { expenseCsv, uploadHarness } from './uploadHarness'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { addRow, regionId } from '../setup/rows'

const TWO = '달무리스시 솔바람마을'
const FILE = expenseCsv([`2026-05-04,12:10,${TWO},간담회,4,카드,52000`])
const row = (day: string, place: string) => `2026-05-${day},12:10,${place},간담회,4,카드,40000`
/** Each name often enough by itself. */
const alone = (one: string, other: string): string =>
  expenseCsv([
    ...['05', '06', '07', '08'].map((day) => row(day, `${one}(마포구 월드컵로 17)`)),
    ...['11', '12', '13', '14'].map((day) => row(day, `${other}(마포구 월드컵로 30)`)),
  ])

const versionsIn = async (pool: Pool): Promise<object[]> =>
  (await pool.query<object>('SELECT version FROM name_lexicons ORDER BY version')).rows

describe('Versions of the name lexicon', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())

  const refresh = () => transaction(database.pool, refreshLexicon)
  const versions = () => versionsIn(database.pool)

  it('The lexicon gets a new version only when new names were counted, and keeps the old one for an hour', async () => {
    await refresh()
    const first = await versions()
    await refresh()
    expect(await versions()).toEqual(first)
    await addRow(database.pool, 'licences', {
      ...{ name: '보름달방앗간', name_key: '보름달방앗간', business_type: '한식' },
      ...{ as_of: '2026-01-01', file: 'a.csv', number: '1' },
    })
    await refresh()
    await refresh()
    // A file may be being read with it.
    expect(await versions()).toHaveLength(first.length + 1)
    const newest = (await versions()).at(-1)
    await database.pool.query(`UPDATE name_lexicons SET created_at = created_at - interval '2 hours'`)
    await refresh()
    expect(await versions()).toEqual([newest])
  })
})

describe('Name lexicon', () => {
  const harness = uploadHarness()
  const refresh = () => transaction(harness.test().pool, refreshLexicon)
  const versions = () => versionsIn(harness.test().pool)
  const places = async (id: number) => {
    const { body } = await harness.json<{ rows: UploadRow[] }>('GET', `/uploads/${id}/rows?limit=10&offset=0`)
    return body.rows.flatMap(({ reading }) => reading?.places ?? [])
  }
  const taken = async (name: string, file: string) => {
    const id = await harness.send(name, file)
    await harness.settled(id)
    await harness.json('POST', `/uploads/${id}/plan`)
    await harness.settled(id)
    await harness.json('POST', `/uploads/${id}/import`)
    expect(await harness.settled(id)).toMatchObject({ status: 'imported' })
    return id
  }

  it('A new lexicon applies to the next file, while an upload keeps its preview’s version', async () => {
    const early = await harness.send('가온구청 5월.csv', FILE)
    await harness.settled(early)
    expect(await places(early)).toEqual([TWO])
    await taken('나래구청 5월.csv', alone('달무리스시', '솔바람마을'))
    const before = await versions()
    await refresh()
    expect(await versions()).not.toEqual(before)

    await harness.json('POST', `/uploads/${early}/plan`)
    expect((await harness.settled(early)).plan).toMatchObject({ report: { visitsMade: 1 } })

    const late = await harness.send('가온구청 6월.csv', FILE)
    await harness.settled(late)
    expect(await places(late)).toEqual(['달무리스시', '솔바람마을'])
  })

  it('A sign that another institution shows applies to the next file, and an upload keeps its preview', async () => {
    const sign = (day: string, title?: string) => expenseCsv([row(day, '하솔담 (마포구 월드컵로 44)')], title)
    const early = await harness.send('가온구청 7월.csv', sign('18'))
    await harness.settled(early)
    await taken('나래구청 7월.csv', sign('19', '2026년 7월 나래구청 업무추진비'))
    await harness.json('POST', `/uploads/${early}/plan`)
    expect((await harness.settled(early)).plan).toMatchObject({
      report: { visitsMade: 0, reasons: { place_person: 1 } },
    })
    const late = await harness.send('가온구청 8월.csv', sign('20'))
    await harness.settled(late)
    expect([await places(early), await places(late)]).toEqual([[], ['하솔담']])
  })

  it('A new lexicon changes no imported data and proposes different readings to staff', async () => {
    const { pool } = harness.test()
    const spelling = '물안개국수 별하늘떡집'
    const name_key = spelling.replace(' ', '')
    await taken('나래구청 6월.csv', alone('물안개국수', '별하늘떡집'))
    await refresh()
    const region_id = await regionId(pool, '11440')
    const restaurant_id = await addRow(pool, 'restaurants', { title: spelling, region_id })
    await addRow(pool, 'restaurant_aliases', { restaurant_id, key: `${name_key}|||11440`, spelling, name_key })
    await transaction(pool, refreshQuality)
    const { rows } = await pool.query(
      `SELECT a.spelling, q.detail FROM quality_issues q JOIN restaurant_aliases a ON a.id = q.subject_id
       WHERE q.type = 'reading_changed' AND a.spelling = $1`,
      [spelling],
    )
    expect(rows).toEqual([{ spelling, detail: { reading: '물안개국수, 별하늘떡집' } }])
    expect((await pool.query('SELECT FROM restaurants WHERE name = $1', [spelling])).rowCount).toBe(1)
  })
})
