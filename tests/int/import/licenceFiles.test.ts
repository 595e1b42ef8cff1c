import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { utils, write } from 'xlsx'
import { importLicences } from '@/import/load/licence/importLicences'
import { openFile } from '@/import/extract/openFile'
import { ImportFileError } from '@/import/source/errors'
import { describeFileError } from '@/messages/cli/fileErrors'
import { printLicenceReport } from '@/messages/cli/importReport'
import { NATIONAL_HEADER, nationalFile, nationalRow } from '../../unit/import/licence/nationalLicences'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { csv, expense, temporaryFiles } from './expenseFiles'

const NOW = new Date('2026-11-20T00:00:00Z')
const files = temporaryFiles()
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const take = async (name: string, content: string | Uint8Array) =>
  importLicences(database.pool, await openFile(files.write(name, content)), NOW)
const whole = nationalFile(...Array.from({ length: 9 }, (_, i) => ({ 관리번호: String(i) })))

const BAD: [name: string, content: string | Uint8Array, sentence: string][] = [
  ['is empty', '', 'bad.csv 1행: 파일이 비어 있어 읽을 행과 열이 없어요. 원문에서 다시 내려받아 주세요.'],
  [
    'lists expenses',
    csv(expense({ place: '가람국밥' })),
    'bad.csv 1행: 열 이름이 적힌 제목 줄을 찾지 못했어요. 없는 열: 사업장명, 주소, 영업상태명·업태구분명·좌표 가운데 하나. 표의 제목 줄을 확인해 주세요.',
  ],
  [
    'lists names and addresses alone',
    `상호,주소\n${'가람국밥,은평구 신사동 1\n'.repeat(40)}`,
    'bad.csv 1행: 열 이름이 적힌 제목 줄을 찾지 못했어요. 없는 열: 영업상태명·업태구분명·좌표 가운데 하나. 표의 제목 줄을 확인해 주세요.',
  ],
  [
    'has a header and nothing else',
    `${NATIONAL_HEADER.join(',')}\n`,
    'bad.csv 2행: 제목 줄 아래에 인허가가 한 행도 없어요. 인허가가 든 파일인지 확인해 주세요.',
  ],
  [
    'ends inside a row',
    whole.subarray(0, whole.length - 60),
    'bad.csv 10행: 큰따옴표(")가 닫히지 않은 채 파일이 끝나요. 파일이 잘렸는지 확인해 주세요.',
  ],
  [
    'is a picture',
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]),
    'bad.csv: 읽지 못하는 형식이에요(PNG). CSV나 XLSX로 바꾸어 주세요.',
  ],
]

describe('Files that are not licence registries', () => {
  it.each(BAD)('A licence import changes nothing when its file %s', async (_, content, sentence) => {
    const error = await take('bad.csv', content).then(
      () => null,
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(ImportFileError)
    expect(describeFileError((error as ImportFileError).fileError)).toBe(sentence)
    expect((await database.pool.query('SELECT id FROM licences')).rows).toEqual([])
  })
})

describe('Licence registry files', () => {
  it('A licence registry can be a spreadsheet with lines above its header, or text', async () => {
    const sheet = utils.aoa_to_sheet([
      ['2024년 은평구 일반음식점'],
      [],
      [...NATIONAL_HEADER],
      nationalRow(),
      nationalRow({ 관리번호: '2', 사업장명: '' }),
    ])
    const book = utils.book_new()
    utils.book_append_sheet(book, sheet, '일반음식점')
    const report = await take(
      'register.xlsx',
      new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer),
    )
    expect(report).toMatchObject({ file: 'register.xlsx', rowsRead: 2, rowsNew: 1, rowsRejected: 1 })
    expect(await take('register.csv', nationalFile({}))).toMatchObject({ rowsRead: 1, rowsNew: 0, rowsUnchanged: 1 })
  })

  it('The report of a licence registry counts every row and gives the reason of a rejected one', async () => {
    const report = await take(
      'report.csv',
      nationalFile(
        { 관리번호: '7' },
        { 관리번호: '8' },
        { 관리번호: '8' },
        { 관리번호: '9', 소재지전체주소: '', 도로명전체주소: '' },
      ),
    )
    const { rowsRead, rowsNew, rowsChanged, rowsUnchanged, rowsRepeated, rowsRejected } = report
    expect([rowsRead, rowsNew, rowsChanged, rowsUnchanged, rowsRepeated, rowsRejected]).toEqual([4, 2, 0, 0, 1, 1])
    expect(printLicenceReport(report)).toContain('1행  주소에서 시·군·구를 알 수 없어요.')
  })
})
