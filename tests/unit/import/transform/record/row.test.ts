import { describe, expect, it } from 'vitest'
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
})
