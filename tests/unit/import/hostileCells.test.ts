import { describe, expect, it } from 'vitest'
import { CELL_LENGTH_MAX } from '@/domain/expense/limits'
import { departmentName } from '@/domain/agency/departmentName'
import { occasionOf, paymentMethodOf } from '@/domain/expense/codes'
import { maskPersons } from '@/domain/person/maskPersons'
import { withoutPersons } from '@/domain/person/withoutPersons'
import { nameAgency } from '@/import/transform/agency/agencyParser'
import { parseTableMetadata, monthsIn, isTitleWord, unitIn } from '@/import/header/tableMetadata'
import { headerKey, meaningOf } from '@/import/header/headerWord'
import { readHeader } from '@/import/header/header'
import { isCancelled } from '@/import/transform/record/isCancelled'
import { parseAmount } from '@/import/transform/record/parseAmount'
import { parseDate } from '@/import/transform/record/parseDate'
import { parseHeadcount } from '@/import/transform/record/cellReadings'
import { parseTime } from '@/import/transform/record/parseDate'
import { isCount, isEmptyNote, isTotal } from '@/import/transform/record/isRecord'
import { ImportFileError } from '@/import/source/errors'
import { readSample, TODAY } from './readSample'
import { csv, RECORD, workbook } from './sampleRows'
import { scaled } from '../../setup/scale'
import { fasterThanLinearGrowth } from '../growth'

const SIZE = 100_000

/** Runs of one kind, with beginnings and ends that let a match fail late. */
const RUNS = [
  ' ',
  '\t',
  '\u3000',
  '(',
  ')',
  '[',
  '0',
  '1,',
  '가',
  '김',
  '년',
  '분년',
  '월분',
  '외 1',
  '1명 ',
  '팀장 ',
  '홍길동 ',
  '홍길동 팀장,',
  '부의금(',
  'A',
  'Ab ',
  '.',
  '-',
  '/',
  'ㅇ',
  '*',
  '○',
  '@',
  'a.',
  '<',
  '!',
  '천',
  '단위 ',
  '2024',
  "'22",
]
const ENDINGS = 7
/** Every run, and every beginning and end, in one of so many texts. */
const STEP = scaled(5, 1)
const HOSTILE = RUNS.flatMap((unit) => {
  const run = unit.repeat(Math.ceil(SIZE / unit.length))
  return [run, `${run}!`, `2024-01-26${run}x`, `50,000${run}.`, `1${run}원 1`, `(${run}`, `부의금 (${run})`]
}).filter((_, i) => i % STEP === 0)

const READERS: Record<string, (text: string) => unknown> = {
  date: (text) => parseDate(text, text, TODAY, { year: '2024', month: '1' }),
  time: parseTime,
  amount: (text) => parseAmount(text, 1_000),
  headcount: parseHeadcount,
  shown: maskPersons,
  purpose: occasionOf,
  payment: paymentMethodOf,
  department: departmentName,
  agency: (text) => [nameAgency(text), withoutPersons(text)],
  remarks: (text) => isCancelled(() => text),
  total: (text) => [isTotal(text), isEmptyNote(text), isCount(text)],
  heading: (text) => [headerKey(text), meaningOf(text), readHeader([text, '장소', '금액'], ['일자', text, text])],
  'title word': isTitleWord,
  months: (text) => monthsIn([text, text]),
  unit: unitIn,
  'file name': (text) => parseTableMetadata([], null, `${text}.csv`),
  'sheet name': (text) => parseTableMetadata([], text, 'a.csv'),
  'lines above': (text) => parseTableMetadata([[text], [text.slice(0, 100), text.slice(0, 100)]], null, 'a.csv'),
}

describe('Hostile texts of 100 KB', () => {
  it.each(Object.entries(READERS))('A hostile text of 100 KB is parsed in linear time as %s', async (_, read) => {
    for (const text of HOSTILE) expect(await fasterThanLinearGrowth(text, read)).toBeNull()
  })

  it('A hostile text of 100 KB in any column does not slow down a file', async () => {
    const headings = ['일자', '시간', '장소', '금액', '인원', '내역', '부서', '기관명', '결제방법', '비고']
    const readFile = (text: string) =>
      readSample(
        csv(
          headings,
          headings.map(() => text),
          ['2024-03-04', '12:00', '가람식당', '50000', '4명', '간담회', '총무과', '마포구청', '카드', ''],
        ),
        // A number that is too large for any amount rejects the file.
      ).catch((error: unknown) => (error instanceof ImportFileError ? null : Promise.reject(error as Error)))
    for (const text of HOSTILE.filter((_, i) => i % ENDINGS === 0)) {
      expect(await fasterThanLinearGrowth(text, readFile)).toBeNull()
      const readings = await readFile(text)
      if (readings) expect(readings.at(-1)).toMatchObject({ status: 'ok', place: { shops: [{ name: '가람식당' }] } })
    }
  })
})

describe('Cells with characters that cannot be stored', () => {
  it('A row is read without NUL and lone surrogates in a column that counts, and says so', async () => {
    const rows = [
      ['일자', '장소', '금액', '연번'],
      ['2024-03-04', '가람_x0000_식_xD800_당', '50000', '1'],
      ['2024-03-05', '다온😀분식', '7000', '2_x0000_'],
    ]
    expect((await readSample(workbook({ 내역: rows }))).map(({ placeRaw, flags }) => [placeRaw, flags])).toEqual([
      ['가람식당', ['dropped_characters']],
      ['다온😀분식', []],
    ])
  })

  it('A cell that ends in an emoji at its limit is cut before it', async () => {
    const rows = [
      ['일자', '장소', '금액', '내역'],
      ['2024-03-05', '다온분식', '7000', `${'가'.repeat(CELL_LENGTH_MAX - 1)}😀`],
      ['2024-03-05', '다온분식', '8000', `${'가'.repeat(CELL_LENGTH_MAX)}😀`],
      ['2024-03-05', '다온분식', '9000', `${'가'.repeat(CELL_LENGTH_MAX + 1)}😀`],
    ]
    for (const file of [csv(...rows), workbook({ 내역: rows })])
      expect((await readSample(file)).map(({ purposeRaw, flags }) => [/\p{Cs}/u.test(purposeRaw), flags])).toEqual(
        Array(3).fill([false, ['long_cell']]),
      )
  })
})

describe('Places whose names are too long to store', () => {
  it('A place with a name over the limit is unclear', async () => {
    const nameOf = (length: number) => `${'가람'.repeat((length - 2) / 2)}식당`
    const rows = [200, 202].map((length) => ['2024-03-04', nameOf(length), '50000'])
    const readings = await readSample(csv(['일자', '장소', '금액'], ...rows))
    expect(readings.map(({ status, reason }) => [status, reason])).toEqual([
      ['ok', null],
      ['skip', 'place_unclear'],
    ])
  })
})

describe('Cells over the length limit', () => {
  const long = `${'가 '.repeat(CELL_LENGTH_MAX)}끝`
  const rows = [
    ['일자', '장소', '금액', '내역'],
    [...RECORD, '간담회'],
    ['2024-03-05', '다온분식', '7000', long],
    ['2024-03-06', long, '8000', ''],
  ]
  const row = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  const html = `<table>${rows.map(row).join('')}</table>`

  it.each([
    ['a text table', csv(...rows)],
    ['a workbook', workbook({ 내역: rows })],
    ['an HTML page', html],
  ])('A cell over the length limit in %s is truncated, and its row is flagged', async (_, file) => {
    const readings = await readSample(file)
    expect(
      readings.map(({ status, reason, column, flags }) => [status, reason, column, flags.includes('long_cell')]),
    ).toEqual([
      ['ok', null, null, false],
      ['ok', null, null, true],
      ['error', 'cell_too_long', '장소', true],
    ])
    expect(Math.max(...readings.map(({ purposeRaw, placeRaw }) => purposeRaw.length + placeRaw.length))).toBeLessThan(
      CELL_LENGTH_MAX + 10,
    )
  })
})
