import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importFile } from '@/import/load/importFile'
import { openFile } from '@/import/extract/openFile'
import { ImportFileError } from '@/import/source/errors'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { countDirectory } from './directoryDump'
import { csv, expense, HEADER, temporaryFiles } from './expenseFiles'

const NOW = new Date('2026-11-20T00:00:00Z')
const files = temporaryFiles()
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const good = Array.from({ length: 20 }, (_, i) => expense({ place: `맛집${i}호식당 (중구 을지로 ${i + 1})` }))
const whole = Buffer.from(csv(...good))

/** The file with the second byte of a syllable of row 12's place gone. */
function damaged(): Buffer {
  const line = whole.indexOf('맛집10호')
  return Buffer.concat([whole.subarray(0, line + 1), whole.subarray(line + 2)])
}

const CASES: [name: string, content: string | Buffer, fileError: object][] = [
  ['is empty', '', { code: 'empty' }],
  ['has only a byte order mark and blank lines', '\ufeff\n\n', { code: 'empty' }],
  [
    'is a web page',
    '<!DOCTYPE html>\n<html><body><table><tr><td>404</td></tr></table></body></html>',
    { code: 'html', row: 1 },
  ],
  ['has no header', good.join('\n'), { code: 'no_header', row: 1, value: '사용일자, 사용장소, 사용금액' }],
  [
    'has a header without amounts',
    `사용일자,사용장소,비고\n${'2019-01-01,한일관,\n'.repeat(40)}`,
    { code: 'no_header', value: '사용금액' },
  ],
  ['has a header and nothing else', `${HEADER}\n`, { code: 'no_rows' }],
  ['has a damaged byte', damaged(), { code: 'encoding', row: 12, column: 'exec_loc' }],
  [
    'ends inside a character',
    whole.subarray(0, whole.lastIndexOf('카드') + 2),
    { code: 'encoding', row: 21, column: 'payment_method' },
  ],
  [
    'ends inside a row',
    whole.subarray(0, whole.lastIndexOf(',카드')),
    { code: 'cut_off', row: 21, column: 'target_nm' },
  ],
  ['leaves a quote open', `${csv(good[0] ?? '')}1,"열린 따옴표\n`, { code: 'open_quote', row: 3, column: 'title' }],
  [
    'has an absurdly high amount',
    csv(...good, expense({ place: '한일관', amount: 10_000_000_000 }), ...good),
    { code: 'amount_implausible', row: 22, column: 'exec_amount', value: '10000000000' },
  ],
  [
    'has an amount too large for a number',
    csv(...good, expense({ place: '한일관', amount: '9'.repeat(400) })),
    { code: 'amount_implausible', row: 22 },
  ],
  ['is a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), { code: 'unsupported', value: 'PNG' }],
]

describe('Rejected files', () => {
  it.each(CASES)('An import changes nothing when its file %s', async (_, content, fileError) => {
    const path = files.write('bad.csv', content)
    const before = await countDirectory(database.pool)
    const taking = openFile(path).then((source) => importFile(database.pool, source, NOW))
    const error = await taking.then(
      () => null,
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(ImportFileError)
    expect((error as ImportFileError).fileError).toMatchObject({ file: 'bad.csv', ...fileError })
    expect(await countDirectory(database.pool)).toEqual(before)
    expect((await database.pool.query('SELECT id FROM import_batches')).rows).toEqual([])
  })
})
