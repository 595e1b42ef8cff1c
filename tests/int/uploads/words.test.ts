import { describe, expect, it } from 'vitest'
import type { UploadRow } from '@/contract/uploadRows'
import type { WordKind } from '@/domain/wordList'
import { expenseCsv, uploadHarness } from './uploadHarness'
import { addRow } from '../setup/rows'

const FILE = expenseCsv([
  '2026-05-04,12:10,누리별관,간담회,4,카드,52000',
  '2026-05-05,12:30,온새미커피하늘빛점,간담회,3,카드,41000',
  '2026-05-06,12:30,모롱이국수,회의,3,카드,24000',
])

describe('Word lists in uploads', () => {
  const harness = uploadHarness()
  const add = (kind: WordKind, word: string) => addRow(harness.test().pool, 'word_lists', { kind, word })
  const places = async (id: number) => {
    const { body } = await harness.json<{ rows: UploadRow[] }>('GET', `/uploads/${id}/rows?limit=10&offset=0`)
    return body.rows.map(({ status, reading }) => [status, ...(reading?.places ?? [])])
  }

  it('An upload is read with the current word lists and imported with those of its preview', async () => {
    const id = await harness.send('words.csv', FILE)
    await harness.settled(id)
    const before = await places(id)
    expect(before).toEqual([
      ['ok', '누리별관'],
      ['ok', expect.stringContaining('온새미커피')],
      ['ok', '모롱이국수'],
    ])

    await add('nonplace', '누리별관')
    await add('chain', '온새미커피')
    await add('held_word', '모롱이국수')
    await harness.json('POST', `/uploads/${id}/plan`)
    expect((await harness.settled(id)).plan).toMatchObject({ report: { rowsVisited: 3, rowsSkipped: 0 } })

    await harness.json('PATCH', `/uploads/${id}`, {})
    expect(await harness.settled(id)).toMatchObject({ readRevision: 2, counts: { ok: 2, skip: 1 } })
    expect(await places(id)).toEqual([['skip'], ['ok', '온새미커피 하늘빛점'], ['ok', '모롱이국수']])

    // A word that goes after the preview changes nothing of what was previewed.
    await harness.test().pool.query(`DELETE FROM word_lists WHERE word = '누리별관'`)
    await harness.json('POST', `/uploads/${id}/plan`)
    expect((await harness.settled(id)).plan).toMatchObject({ report: { rowsVisited: 2, rowsSkipped: 1 } })
    await harness.json('POST', `/uploads/${id}/import`)
    expect(await harness.settled(id)).toMatchObject({ status: 'imported', result: { visitsMade: 2 } })
    const { rows } = await harness.test().pool.query('SELECT name, branch FROM restaurants ORDER BY name')
    expect(rows).toEqual([
      { name: '모롱이국수', branch: null },
      { name: '온새미커피', branch: '하늘빛점' },
    ])
  })
})
