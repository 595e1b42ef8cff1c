import { describe, expect, it } from 'vitest'
import { utils, write } from 'xlsx'
import { inShort, readSample } from '../../readSample'
import { csv, RECORD, workbook } from '../../sampleRows'

describe('Expense rows', () => {
  it('A total, a remark or an empty row is not a record, but a row with an error is', async () => {
    const rows = [
      ['1', ...RECORD],
      ['2', '', '', ''],
      ['합 계', '', '', '50,000'],
      ['총 1건', '', '', '50,000'],
      ['※ 이하 여백', '', '', ''],
      ['', '', '해당없음', ''],
      ['3', '', '', '52,500'],
    ]
    const readings = await readSample(csv(['연번', '일자', '장소', '금액'], ...rows))
    expect(inShort(readings)).toEqual([
      '2 | ok | - | 가람식당 | 50000 | 2024-03-04T00:00 | -',
      '8 | error | date_missing |  | 52500 | - | -',
    ])
  })

  it.each([
    '1월 소계',
    '2024년 1월 합계',
    '1~3월 합계',
    '1/4분기 계',
    '총무과 소계',
    '집행액 합계',
    '총 집행금액',
    '[합계]',
    '총 계 ( 1건 )',
    '소   계 :',
    '월 누계',
    'TOTAL',
  ])('A row labelled %j in any column is a total', async (name) => {
    const totals = [
      [name, '', '', '50000'],
      ['', name, '', '50000'],
      ['', '', name, '50000'],
    ]
    expect(await readSample(csv(['연번', '일자', '장소', '금액'], ['1', ...RECORD], ...totals))).toHaveLength(1)
  })

  it('A lone amount is a total when it equals the sum or stands first, and otherwise an error', async () => {
    const rows = [
      ['', '', '', '90000', ''],
      ['1', ...RECORD, '4'],
      ['', '', '', '50000', '1건'],
      ['2', '2024-03-05', '다온분식', '40000', '3'],
      ['', '', '', '40000', ''],
      ['', '', '', '7000', ''],
      ['', '', '', '97000', '7'],
    ]
    const readings = await readSample(csv(['연번', '일자', '장소', '금액', '인원'], ...rows))
    expect(readings.map(({ row, reason }) => [row, reason])).toEqual([
      [3, null],
      [5, null],
      [7, 'date_missing'],
    ])
  })

  it.each([
    [['1', '해', '당', '없', '음']],
    [['', '', '이하 빈칸', '', '']],
    [['2', '', '없음', '0', '-']],
    [['', '-', '해당없음', '-', '']],
    [['', '', '', '(단위: 원)', '']],
    [['', '', '', '붙임 1부. 끝.', '']],
    [['', '.', '', '', '']],
  ])('A row that says that nothing was spent is not a record: %j', async (row) => {
    expect(await readSample(csv(['연번', '일자', '장소', '금액', '내용'], ['1', ...RECORD, ''], row))).toHaveLength(1)
  })

  it('A row with a date or an amount is a record despite its notes', async () => {
    const rows = [
      ['1', '2024-03-04', '걱정없음 식당', '0', ''],
      ['2', '', '해당없음', '50000', ''],
      ['3', '240304', '가람식당', '7000', '특이사항 없음'],
    ]
    expect(await readSample(csv(['연번', '일자', '장소', '금액', '내용'], ...rows))).toHaveLength(3)
  })

  it('A row whose shop is called 계 or 합계식당 is a record', async () => {
    const readings = await readSample(
      csv(['일자', '장소', '금액'], ['2024-03-04', '합계식당', '9000'], ['2024-03-04', '계', '9000']),
    )
    expect(readings).toHaveLength(2)
  })

  it('A cancelled payment is skipped, but not a meal about a cancellation', async () => {
    const readings = await readSample(
      csv(
        ['일자', '장소', '금액', '내용', '비고'],
        [...RECORD, '협의', '승인취소'],
        [...RECORD, '행사 취소 관련 간담회', ''],
        ['2024-03-04', '가람식당', '-50,000', '', ''],
      ),
    )
    expect(readings.map(({ status, reason }) => [status, reason])).toEqual([
      ['skip', 'cancelled'],
      ['ok', null],
      ['error', 'amount_negative'],
    ])
  })

  it('A row with ditto marks has the values of the row above, except for its amount', async () => {
    const rows = [
      ['1', ...RECORD],
      ['2', '〃', '"', '7000'],
      ['3', '상동', '다온분식', '8000'],
      ['소계', '', '', '65000'],
      ['4', '″', '〃', '〃'],
    ]
    const quoted = [
      '연번,일자,장소,금액',
      ...rows.map((row) => row.map((cell) => `"${cell.replace('"', '""')}"`).join(',')),
    ].join('\n')
    expect(inShort(await readSample(quoted)).slice(1)).toEqual([
      '3 | ok | - | 가람식당 | 7000 | 2024-03-04T00:00 | -',
      '4 | ok | - | 다온분식 | 8000 | 2024-03-04T00:00 | -',
      '6 | error | amount_unreadable | 다온분식 | - | 2024-03-04T00:00 | -',
    ])
  })

  it('A row may lack its last cells, but no cell before them', async () => {
    const rows = [
      [...RECORD],
      [...RECORD, '', '', ''],
      ['2024-03-04', '50000', '4'],
      ['2024-03-04', '가람식당', '협의', '50000', '4', '카드'],
    ]
    expect(
      (await readSample(csv(['일자', '장소', '금액', '인원', '결제방법'], ...rows))).map(({ row, reason }) => [
        row,
        reason,
      ]),
    ).toEqual([
      [2, null],
      [3, null],
      [4, 'cell_count'],
      [5, 'cell_count'],
    ])
    expect((await readSample(csv(['금액', '일자', '장소', '내용'], ['50000', '2024-03-04', '협의'])))[0]?.reason).toBe(
      'cell_count',
    )
  })

  it('A web page that repeats each heading in its cells is read without the headings', async () => {
    const row = ['날짜', '장소', '금액(원)', '비고'].map(
      (word, at) => `<td><span>${word}</span><b>${['2024-03-04', '장소리식당', '50,000', ''][at] ?? ''}</b></td>`,
    )
    const readings = await readSample(
      `<table><tr><th>날짜<th>장소<th>금액(원)<th>비고</tr><tr>${row.join('')}</tr></table>`,
    )
    expect(inShort(readings)).toEqual(['2 | ok | - | 장소리식당 | 50000 | 2024-03-04T00:00 | -'])
    expect(inShort(await readSample(csv(['일자', '장소', '금액'], ['2024-03-04', '장소리식당', '50000'])))).toEqual([
      '2 | ok | - | 장소리식당 | 50000 | 2024-03-04T00:00 | -',
    ])
  })

  it('Two receipts share a merged date and place, and a merged amount counts once', async () => {
    const rows = [
      ['일자', '장소', '금액', '비고'],
      ['2024-03-04', '가람식당', 50000, '카드'],
      ['', '', 30000, '제로페이'],
      ['2024-03-05', '다온분식', 20000, '1차'],
      ['', '', '', '2차'],
    ]
    const readings = await readSample(workbook({ 내역: rows }, ['A2:A3', 'B2:B3', 'A4:A5', 'B4:B5', 'C4:C5']))
    expect(inShort(readings)).toEqual([
      '2 | ok | - | 가람식당 | 50000 | 2024-03-04T00:00 | -',
      '3 | ok | - | 가람식당 | 30000 | 2024-03-04T00:00 | -',
      '4 | ok | - | 다온분식 | 20000 | 2024-03-05T00:00 | -',
    ])
  })

  const outcomes = async (heading: string, ...amounts: string[]): Promise<string[]> => {
    const rows = amounts.map((amount) => ['2024-03-04', '가람식당', ...amount.split('/')])
    const readings = await readSample(
      csv(['일자', '장소', heading, '인원'], ...rows.map((row) => [...row, ''].slice(0, 4))),
    )
    return readings.map(({ reason, flags }) => `${reason ?? 'ok'} ${flags.join(' ')}`.trim())
  }
  const USUAL = ['84,000', '45,500', '120,000', '66,000', '52,000', '230,000']

  it.each([
    ['alone in its list', '금액', ['65,000,000']],
    ['for which the headcount accounts', '금액', [...USUAL, '65,000,000/300명']],
    ['whose thousandth no line of the list costs', '금액', [...USUAL, '12,000,000']],
    ['in a list with others of its size', '금액', [...USUAL, '9,500,000', '65,000,000']],
  ])('An amount of ten million won and more is imported with a flag: %s', async (_, heading, amounts) => {
    expect((await outcomes(heading, ...amounts)).at(-1)).toBe('ok large_amount')
  })

  it('An amount a thousand times what its list costs is rejected, wherever it stands', async () => {
    const found = await outcomes('금액', '65,000,000', ...USUAL, '84,000,000')
    expect(found).toEqual([
      'amount_thousandfold large_amount',
      ...USUAL.map(() => 'ok'),
      'amount_thousandfold large_amount',
    ])
  })

  it('A list in thousands that holds lines in won rejects these', async () => {
    expect(await outcomes('금액(천원)', '84', '45.5', '120', '66', '52', '65,000')).toEqual([
      ...Array(5).fill('ok'),
      'amount_thousandfold large_amount',
    ])
  })

  it('A list in won under a heading of thousands is rejected line by line', async () => {
    expect(await outcomes('금액(천원)', ...USUAL)).toEqual(USUAL.map(() => 'amount_thousandfold large_amount'))
  })

  it('An amount at the end of a long list is judged by the list', async () => {
    const many = Array.from({ length: 3_000 }, (_, i) => USUAL[i % USUAL.length] ?? '')
    const found = await outcomes('금액', ...many, '65,000,000')
    expect(found.filter((each) => each !== 'ok')).toEqual(['amount_thousandfold large_amount'])
  })
})

describe('Amounts', () => {
  it.each([
    '50,000원',
    '금 50,000원',
    '일금50,000원',
    '50,000 원정',
    '₩50,000',
    '50,000(카드)',
    '50,000 (2건)',
    '50,000-',
    '50,000 제로페이',
    '50천원',
    '5만원',
  ])('An amount of 50,000 won may be written %j', async (amount) => {
    expect((await readSample(csv(['일자', '장소', '금액'], ['2024-03-04', '가람식당', amount])))[0]).toMatchObject({
      status: 'ok',
      amount: 50_000,
    })
  })

  it.each(['50,000 / 20,000', '50,000\n20,000', '50,000 외 20,000', '5만 5천원', '50,000,00', '오만원'])(
    'An amount written %j is rejected',
    async (amount) => {
      expect((await readSample(csv(['일자', '장소', '금액'], ['2024-03-04', '가람식당', amount])))[0]).toMatchObject({
        status: 'error',
        reason: 'amount_unreadable',
      })
    },
  )

  it('An amount is negative even when a spreadsheet shows that only in red', async () => {
    const book = utils.book_new()
    const sheet = utils.aoa_to_sheet([
      ['일자', '장소', '금액'],
      ['2024-03-04', '가람식당', -50000],
    ])
    Object.assign(sheet.C2 as object, { z: '#,##0;[Red]#,##0' })
    utils.book_append_sheet(book, sheet, '내역')
    expect((await readSample(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer))[0]).toMatchObject({
      reason: 'amount_negative',
      amount: -50_000,
    })
  })
})
