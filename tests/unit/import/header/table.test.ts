import { describe, expect, it } from 'vitest'
import { inShort, readSample } from '../readSample'
import { csv, RECORD } from '../sampleRows'

describe('Table headers', () => {
  it('A header is found by its words in any row', async () => {
    const readings = await readSample(
      csv(['3월', '', ''], ['합계', '', '50,000'], ['집행일자', '가맹점명', '승인금액'], RECORD),
    )
    expect(inShort(readings)).toEqual(['4 | ok | - | 가람식당 | 50000 | 2024-03-04T00:00 | -'])
  })

  it.each([
    [['사용일', '상  호', '사음금액(원)']],
    [['사용일시', '사용장소\n(가맹점명)', '사용\n금액(원)']],
    [['이용일자', '이용가맹점', '이용금액']],
    [['시용일자', '사용장소', '집행금액']],
    [['1. 일자', '장소(상호)', '금액(단위:원)']],
    [['결재일', '접대장소', '지불금액(원)']],
    [['월/일', '방문업소명', '실지출액']],
    [['exec_date', 'venue_raw', 'amount']],
    [['사용_일자', '집행처 명', '합계']],
  ])('A header in other words is recognised: %j', async (header) => {
    expect(inShort(await readSample(csv(header, RECORD)))).toEqual([
      '2 | ok | - | 가람식당 | 50000 | 2024-03-04T00:00 | -',
    ])
  })

  it.each([
    [
      ['일자', '상호', '소재지', '예산액', '집행액', '잔액'],
      ['2024-03-04', '가람식당', '나루구 샘길 1', '90000', '50000', '40000'],
    ],
    [
      ['일자', '장소', '1인당 금액', '총금액'],
      ['2024-03-04', '가람식당', '10000', '50000'],
    ],
    [
      ['일자', '장소', '금액', '집행처 주소', '결제처', '청구금액'],
      ['2024-03-04', '가람식당', '50000', '나루구 샘길 1', '한빛카드', '49000'],
    ],
  ])('A header is not confused by similar columns: %j', async (header, record) => {
    expect(inShort(await readSample(csv(header, record)))).toEqual([
      '2 | ok | - | 가람식당 | 50000 | 2024-03-04T00:00 | -',
    ])
  })

  it('The headcount column is not confused with the column of people’s names', async () => {
    expect(
      (
        await readSample(
          csv(
            ['일자', '장소', '집행대상', '집행인원', '금액'],
            ['2024-03-04', '가람식당', '직원 및 관계자', '4', '50000'],
          ),
        )
      )[0]?.headcount,
    ).toBe(4)
  })

  it('A header of two rows names its columns by both', async () => {
    const readings = await readSample(
      csv(
        ['연번', '사용', '', '', '금액'],
        ['', '승인일', '승인시각', '가맹점명', '(천원)'],
        ['1', '20240304', '121005', '가람식당', '84'],
      ),
    )
    expect(inShort(readings)).toEqual(['3 | ok | - | 가람식당 | 84000 | 2024-03-04T12:10 | -'])
  })

  it('A header may be complete in its first row, and its second row is not a record', async () => {
    const readings = await readSample(
      csv(['사용일시', '', '장소', '사용금액'], ['일자', '시간', '', ''], ['2024-03-04', '12:10', '가람식당', '9,000']),
    )
    expect(inShort(readings)).toEqual(['3 | ok | - | 가람식당 | 9000 | 2024-03-04T12:10 | -'])
  })

  it.each([
    [
      [
        ['일자', '월', '일', '장소', '금액'],
        ['2024-03-04', '1', '2', '가람식당', '50000'],
      ],
    ],
    [
      [
        ['연', '월', '일', '장소', '금액'],
        ['2024', '3', '4', '가람식당', '50000'],
      ],
    ],
    [
      [
        ['2024년 3월', '', '', ''],
        ['월', '일', '장소', '금액'],
        ['3월', '4일', '가람식당', '50000'],
      ],
    ],
    [
      [
        ['24년 3월', '', '', ''],
        ['사용일자', '', '장소', '금액'],
        ['월', '일', '', ''],
        ['3', '4', '가람식당', '50000'],
      ],
    ],
  ])('A header may split the date into columns: %j', async (rows) => {
    expect(inShort(await readSample(csv(...rows))).map((line) => line.replace(/^\d+ /, ''))).toEqual([
      '| ok | - | 가람식당 | 50000 | 2024-03-04T00:00 | -',
    ])
  })

  it('The column 일시 is read as the time when 일자 stands next to it', async () => {
    const readings = await readSample(
      csv(['사용일자', '사용일시', '장소', '금액'], ['2024-03-04', '09:12:26', '가람식당', '9,000']),
    )
    expect(readings[0]).toMatchObject({ spentAt: '2024-03-04T09:12:26+09:00', hasTime: true })
  })

  it('A header may lack the place column when it has the other columns of an expense list', async () => {
    const rows = [
      ['연번', '사용일자', '사용목적', '사용금액', '대상인원', '결제방법'],
      ['1', '2024-03-04', '간담회', '50000', '5', '카드'],
      ['합계', '', '', '50000', '', ''],
    ]
    expect(
      (await readSample(csv(...rows))).map(({ status, reason, column, amount }) => [status, reason, column, amount]),
    ).toEqual([['skip', 'place_blank', '사용장소', 50_000]])
    await expect(readSample(csv(['일자', '건수', '금액'], ['2024-03-04', '1', '50000']))).rejects.toMatchObject({
      fileError: { code: 'no_header', value: '사용장소' },
    })
  })

  it('A header may split the amount into columns by words below it', async () => {
    const rows = [
      ['일자', '장소', '사용금액', '', ''],
      ['', '', '카드', '현금', '계'],
      ['2024-03-04', '가람식당', '50000', '', '50000'],
      ['2024-03-05', '다온분식', '', '7000', '7000'],
    ]
    expect((await readSample(csv(...rows))).map(({ amount }) => amount)).toEqual([50_000, 7_000])
    expect((await readSample(csv(['일자', '장소', '금액'], ['', '', '카드'], RECORD))).map(({ row }) => row)).toEqual([
      3,
    ])
  })

  it('A header may name the units in a row of its own', async () => {
    expect(
      (
        await readSample(
          csv(['일자', '장소', '금액', '인원'], ['', '', '(천원)', '(명)'], ['2024-03-04', '가람식당', '50', '4']),
        )
      )[0],
    ).toMatchObject({ amount: 50_000, headcount: 4 })
  })

  it('A header may have columns for amounts by card, in cash and in total', async () => {
    const rows = [
      ['일자', '장소', '카드사용액', '현금', '합계'],
      ['2024-03-04', '가람식당', '50000', '', '50000'],
      ['2024-03-05', '다온분식', '', '7000', '7000'],
    ]
    expect((await readSample(csv(...rows))).map(({ amount }) => amount)).toEqual([50_000, 7_000])
  })

  it('Two headers may stand side by side, each with a title and rows of its own', async () => {
    const rows = [
      ['총무과 (단위: 천원)', '', '', '', '복지과', '', ''],
      ['일자', '장소', '금액', '', '일자', '장소', '금액'],
      ['2024-03-04', '가람식당', '50', '', '2024-03-06', '온새미국수', '1000'],
      ['2024-03-05', '다온분식', '20', '', '', '', ''],
      ['합계', '', '70', '', '', '계', '1000'],
    ]
    expect(
      (await readSample(csv(...rows))).map(({ row, department, placeRaw, amount }) => [
        row,
        department,
        placeRaw,
        amount,
      ]),
    ).toEqual([
      [3, '총무과', '가람식당', 50_000],
      [3, '복지과', '온새미국수', 1_000],
      [4, '총무과', '다온분식', 20_000],
    ])
  })

  it('A header with planned and actual expenses side by side counts as one', async () => {
    const rows = [
      ['예정일자', '예정장소', '예정금액', '집행일자', '집행장소', '집행금액'],
      ['2024-03-01', '다온분식', '9000', ...RECORD],
    ]
    expect(inShort(await readSample(csv(...rows)))).toEqual(['2 | ok | - | 가람식당 | 50000 | 2024-03-04T00:00 | -'])
  })

  it('A repeated header may have its columns in another order', async () => {
    const readings = await readSample(
      csv(['일자', '장소', '금액'], RECORD, ['금액', '일자', '장소'], ['7,000', '2024-03-05', '다온분식']),
    )
    expect(inShort(readings)).toEqual([
      '2 | ok | - | 가람식당 | 50000 | 2024-03-04T00:00 | -',
      '4 | ok | - | 다온분식 | 7000 | 2024-03-05T00:00 | -',
    ])
  })

  it('The header of another table ends the list until the list’s own header is repeated', async () => {
    const rows = [
      ['일자', '장소', '금액', '비고'],
      [...RECORD, ''],
      ['구분', '예산액', '집행액', '잔액'],
      ['기관운영', '90000', '50000', '40000'],
      ['시책', '9000', '0', '9000'],
      ['일자', '장소', '금액', '비고'],
      ['2024-03-05', '다온분식', '7000', ''],
    ]
    expect((await readSample(csv(...rows))).map(({ row, status }) => [row, status])).toEqual([
      [2, 'ok'],
      [7, 'ok'],
    ])
  })

  it('Columns named __proto__ or constructor have no meaning', async () => {
    const readings = await readSample(csv(['__proto__', 'constructor', '일자', '장소', '금액'], ['a', 'b', ...RECORD]))
    expect(inShort(readings)).toEqual(['2 | ok | - | 가람식당 | 50000 | 2024-03-04T00:00 | -'])
  })
})
