import { openFile } from '@/import/extract/openFile'
import { emptyAccount, type RowSource, type SheetRow } from '@/import/source/sheetRow'
import { describe, expect, it } from 'vitest'
import type { RecordKind } from '@/domain/upload/kinds'
import { RECORD_DEFINITIONS } from '@/import/records/definitions'
import { readRecords, type RecordRow, recordWords } from '@/import/records/readRecords'
import { fasterThanLinearGrowth } from '../../growth'

const source = (rows: (readonly string[])[], sheet: string | null = null): RowSource => ({
  file: 'list.csv',
  hash: '',
  format: 'csv',
  account: emptyAccount(),
  rows: (async function* () {
    await Promise.resolve()
    yield rows.map((cells, at): SheetRow => ({ sheet, row: at + 1, cells }))
  })(),
})

async function read(kind: RecordKind, rows: (readonly string[])[]): Promise<RecordRow[]> {
  const found: RecordRow[] = []
  for await (const block of readRecords(source(rows), RECORD_DEFINITIONS[kind], '2026-11-22')) found.push(...block)
  return found
}

/** One row below a header: its values, or what is wrong with it. */
async function one(kind: RecordKind, cells: Record<string, string>) {
  const [row] = await read(kind, [Object.keys(cells), Object.values(cells)])
  return row?.problem ?? row?.values
}

const REVIEW = { 식당번호: '3', 회원: '밥친구', 별점: '4', 내용: '좋아요' }
const PLACE = { 이름: '온새미한상', 주소: '서울특별시 중구 세종대로 110' }

describe('Record lists', () => {
  it('A record list begins below its first header row and leaves out repeats of that row', async () => {
    const rows = await read('agencies', [
      ['2026년 기관 현황'],
      ['번호', '기 관 명'],
      ['1', '나래시청'],
      ['', ''],
      ['번호', '기 관 명'],
      ['2', '두루공단'],
    ])
    expect(rows.map(({ row, title }) => [row, title])).toEqual([
      [3, '나래시청'],
      [6, '두루공단'],
    ])
  })

  it('A record list without its headings or without a row is refused with the reason', async () => {
    await expect(
      read('reviews', [
        ['식당', '별점'],
        ['a', '5'],
      ]),
    ).rejects.toMatchObject({
      fileError: { code: 'no_header', value: '식당번호 또는 식당, 회원번호 또는 회원, 별점, 내용' },
    })
    await expect(read('agencies', [['이름']])).rejects.toMatchObject({ fileError: { code: 'no_rows' } })
  })

  it('Headings named like properties of every object are ignored in a record list', async () => {
    const [row] = await read('agencies', [
      ['__proto__', 'constructor', '이름', 'toString'],
      ['x', 'y', '나래시청', 'z'],
    ])
    expect(row?.values).toEqual({ name: '나래시청' })
    const { headingOf } = recordWords(RECORD_DEFINITIONS.agencies)
    expect(['__proto__', 'constructor', 'toString', 'nobody'].map(headingOf)).toEqual(Array(4).fill(undefined))
  })

  it('A hostile cell of a record list is read in linear time', async () => {
    const readCell = (cell: string) =>
      one('agencies', { 이름: cell, 상위기관: cell, 지역: cell, 다른이름: cell.replaceAll(' ', ';'), 출처: cell })
    expect(await fasterThanLinearGrowth('중구 '.repeat(20_000), readCell)).toBeNull()
  })
})

describe('Institution rows', () => {
  it.each<[Record<string, string>, object]>([
    [
      { 이름: '', 유형: '소방' },
      { reason: 'name_missing', column: 'name' },
    ],
    [
      { 이름: '가', 유형: '마을' },
      { reason: 'type_unknown', column: 'type' },
    ],
    [
      { 이름: '가', 유형: '시·도청' },
      { name: '가', type: 'city' },
    ],
    [{ 이름: '가', 지역: '서울특별시' }, { name: '가' }],
    [
      { 이름: '가', 지역: '중구' },
      { reason: 'region_ambiguous', column: 'region' },
    ],
    [
      { 이름: '가', 지역: '서울 중구' },
      { name: '가', region: '11140' },
    ],
    [
      { 이름: '가', 지역: '안드로메다' },
      { reason: 'region_unknown', column: 'region' },
    ],
    [
      { 이름: '가', '다른 이름': ' 나 ;나;; 다' },
      { name: '가', aliases: ['나', '다'] },
    ],
    [
      { 이름: '가', URL: 'ftp://a.example/' },
      { reason: 'url_invalid', column: 'sourceUrl' },
    ],
    [{ 이름: '가'.repeat(201) }, { reason: 'text_too_long', column: 'name' }],
  ])('An institution row of %j reads as %j', async (cells, expected) => {
    expect(await one('agencies', cells)).toEqual(expected)
  })
})

describe('Restaurant rows', () => {
  it.each<[Record<string, string>, object]>([
    [PLACE, { name: '온새미한상', address: '서울특별시 중구 세종대로 110' }],
    [
      { ...PLACE, 번호: '12.0' },
      { id: 12, name: '온새미한상', address: '서울특별시 중구 세종대로 110' },
    ],
    [
      { ...PLACE, 번호: '-1' },
      { reason: 'id_invalid', column: 'id' },
    ],
    [
      { ...PLACE, 전화: '010-1234-5678' },
      { reason: 'phone_invalid', column: 'phone' },
    ],
    [
      { ...PLACE, 분류: '술집' },
      { reason: 'category_unknown', column: 'category' },
    ],
    [
      { ...PLACE, 공개: '글쎄' },
      { reason: 'active_unknown', column: 'active' },
    ],
    [
      { ...PLACE, 시·도: '없는도' },
      { reason: 'region_unknown', column: 'province' },
    ],
  ])('A restaurant row of %j reads as %j', async (cells, expected) => {
    expect(await one('restaurants', cells)).toEqual(expected)
  })

  it('A restaurant row has the key that the importer of expense records gives the same place', async () => {
    const [row] = await read('restaurants', [
      ['이름', '주소', '시도', '시군구'],
      ['온새미 한상', '세종대로 110', '서울특별시', '중구'],
    ])
    expect(row?.place).toMatchObject({ nameKey: '온새미한상', addressKey: '세종대로 110', regionCode: '11140' })
  })
})

describe('Review rows', () => {
  it.each<[Record<string, string>, object]>([
    [REVIEW, { restaurantId: 3, member: '밥친구', rating: 4, content: '좋아요' }],
    [
      { ...REVIEW, 별점: '★★★☆☆' },
      { restaurantId: 3, member: '밥친구', rating: 3, content: '좋아요' },
    ],
    [
      { ...REVIEW, 별점: '4.5' },
      { reason: 'rating_invalid', column: 'rating' },
    ],
    [
      { ...REVIEW, 별점: '0' },
      { reason: 'rating_invalid', column: 'rating' },
    ],
    [
      { ...REVIEW, 내용: '글'.repeat(501) },
      { reason: 'text_too_long', column: 'content' },
    ],
    [
      { ...REVIEW, 회원: '' },
      { reason: 'member_missing', column: 'member' },
    ],
    [
      { ...REVIEW, 식당번호: '' },
      { reason: 'restaurant_missing', column: 'restaurant' },
    ],
    [
      { ...REVIEW, 식당번호: '', 식당: '가' },
      { reason: 'place_missing', column: 'restaurant' },
    ],
    [
      { ...REVIEW, 작성일: '2026-11-23' },
      { reason: 'date_future', column: 'writtenOn' },
    ],
    [
      { ...REVIEW, 작성일: '어제' },
      { reason: 'date_unreadable', column: 'writtenOn' },
    ],
  ])('A review row of %j reads as %j', async (cells, expected) => {
    expect(await one('reviews', cells)).toEqual(expected)
  })
})

it('Every institution of the list that we ship can be imported', async () => {
  const found: RecordRow[] = []
  const file = await openFile('deploy/agencies.csv')
  for await (const block of readRecords(file, RECORD_DEFINITIONS.agencies, '2026-11-29')) found.push(...block)
  expect(found.filter(({ problem }) => problem !== null)).toEqual([])
  expect([found.length, new Set(found.map(({ values }) => values.code)).size]).toEqual([318, 318])
})
