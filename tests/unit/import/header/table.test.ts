import { describe, expect, it } from 'vitest'
import { utils, write } from 'xlsx'
import { inShort, readSample } from '../readSample'

const csv = (...rows: string[][]): string => rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n') + '\n'

function workbook(sheets: Record<string, (string | number)[][]>, merges: string[] = []): Buffer {
  const book = utils.book_new()
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = utils.aoa_to_sheet(rows)
    sheet['!merges'] = merges.map((range) => utils.decode_range(range))
    utils.book_append_sheet(book, sheet, name)
  }
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
}

const RECORD = ['2024-03-04', '가람식당', '50000']

describe('A header', () => {
  it('is found by its words, wherever it stands', async () => {
    const readings = await readSample(csv(['3월', '', ''], ['합계', '', '50,000'], ['집행일자', '가맹점명', '승인금액'], RECORD))
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
  ])('is known by other words: %j', async (header) => {
    expect(inShort(await readSample(csv(header, RECORD)))).toEqual(['2 | ok | - | 가람식당 | 50000 | 2024-03-04T00:00 | -'])
  })

  it.each([
    [['일자', '상호', '소재지', '예산액', '집행액', '잔액'], ['2024-03-04', '가람식당', '나루구 샘길 1', '90000', '50000', '40000']],
    [['일자', '장소', '1인당 금액', '총금액'], ['2024-03-04', '가람식당', '10000', '50000']],
    [['일자', '장소', '금액', '집행처 주소', '결제처', '청구금액'], ['2024-03-04', '가람식당', '50000', '나루구 샘길 1', '한빛카드', '49000']],
  ])('is told from columns like it: %j', async (header, record) => {
    expect(inShort(await readSample(csv(header, record)))).toEqual(['2 | ok | - | 가람식당 | 50000 | 2024-03-04T00:00 | -'])
  })

  it('for people counts them, where another names them', async () => {
    expect((await readSample(csv(['일자', '장소', '집행대상', '집행인원', '금액'], ['2024-03-04', '가람식당', '직원 및 관계자', '4', '50000'])))[0]?.headcount).toBe(4)
  })

  it('of two rows names columns by both', async () => {
    const readings = await readSample(csv(['연번', '사용', '', '', '금액'], ['', '승인일', '승인시각', '가맹점명', '(천원)'], ['1', '20240304', '121005', '가람식당', '84']))
    expect(inShort(readings)).toEqual(['3 | ok | - | 가람식당 | 84000 | 2024-03-04T12:10 | -'])
  })

  it('may be complete in its first row, and its second is no record', async () => {
    const readings = await readSample(csv(['사용일시', '', '장소', '사용금액'], ['일자', '시간', '', ''], ['2024-03-04', '12:10', '가람식당', '9,000']))
    expect(inShort(readings)).toEqual(['3 | ok | - | 가람식당 | 9000 | 2024-03-04T12:10 | -'])
  })

  it.each([
    [[['일자', '월', '일', '장소', '금액'], ['2024-03-04', '1', '2', '가람식당', '50000']]],
    [[['연', '월', '일', '장소', '금액'], ['2024', '3', '4', '가람식당', '50000']]],
    [[['2024년 3월', '', '', ''], ['월', '일', '장소', '금액'], ['3월', '4일', '가람식당', '50000']]],
    [[['24년 3월', '', '', ''], ['사용일자', '', '장소', '금액'], ['월', '일', '', ''], ['3', '4', '가람식당', '50000']]],
  ])('may part the day into columns: %j', async (rows) => {
    expect(inShort(await readSample(csv(...rows))).map((line) => line.replace(/^\d+ /, ''))).toEqual(['| ok | - | 가람식당 | 50000 | 2024-03-04T00:00 | -'])
  })

  it('takes 일시 for the time where 일자 stands beside it', async () => {
    const readings = await readSample(csv(['사용일자', '사용일시', '장소', '금액'], ['2024-03-04', '09:12:26', '가람식당', '9,000']))
    expect(readings[0]).toMatchObject({ spentAt: '2024-03-04T09:12:26+09:00', timeKnown: true })
  })

  it('may keep the places to itself, and its rows are records', async () => {
    const rows = [['연번', '사용일자', '사용목적', '사용금액', '대상인원', '결제방법'], ['1', '2024-03-04', '간담회', '50000', '5', '카드'], ['합계', '', '', '50000', '', '']]
    expect((await readSample(csv(...rows))).map(({ status, reason, column, amount }) => [status, reason, column, amount])).toEqual([['skip', 'place_blank', '사용장소', 50_000]])
    await expect(readSample(csv(['일자', '건수', '금액'], ['2024-03-04', '1', '50000']))).rejects.toMatchObject({ fault: { code: 'no_header', value: '사용장소' } })
  })

  it('may have words below an amount that part it', async () => {
    const rows = [['일자', '장소', '사용금액', '', ''], ['', '', '카드', '현금', '계'], ['2024-03-04', '가람식당', '50000', '', '50000'], ['2024-03-05', '다온분식', '', '7000', '7000']]
    expect((await readSample(csv(...rows))).map(({ amount }) => amount)).toEqual([50_000, 7_000])
    expect((await readSample(csv(['일자', '장소', '금액'], ['', '', '카드'], RECORD))).map(({ row }) => row)).toEqual([3])
  })

  it('may name the unit in a row of its own', async () => {
    expect((await readSample(csv(['일자', '장소', '금액', '인원'], ['', '', '(천원)', '(명)'], ['2024-03-04', '가람식당', '50', '4'])))[0]).toMatchObject({ amount: 50_000, headcount: 4 })
  })

  it('may have the sum of what was paid by card and in cash', async () => {
    const rows = [['일자', '장소', '카드사용액', '현금', '합계'], ['2024-03-04', '가람식당', '50000', '', '50000'], ['2024-03-05', '다온분식', '', '7000', '7000']]
    expect((await readSample(csv(...rows))).map(({ amount }) => amount)).toEqual([50_000, 7_000])
  })

  it('may stand beside another, each with a title and rows of its own', async () => {
    const rows = [['총무과 (단위: 천원)', '', '', '', '복지과', '', ''], ['일자', '장소', '금액', '', '일자', '장소', '금액'], ['2024-03-04', '가람식당', '50', '', '2024-03-06', '온새미국수', '1000'], ['2024-03-05', '다온분식', '20', '', '', '', ''], ['합계', '', '70', '', '', '계', '1000']]
    expect((await readSample(csv(...rows))).map(({ row, department, placeRaw, amount }) => [row, department, placeRaw, amount])).toEqual([
      [3, '총무과', '가람식당', 50_000],
      [3, '복지과', '온새미국수', 1_000],
      [4, '총무과', '다온분식', 20_000],
    ])
  })

  it('that says what was planned beside what was spent is one', async () => {
    const rows = [['예정일자', '예정장소', '예정금액', '집행일자', '집행장소', '집행금액'], ['2024-03-01', '다온분식', '9000', ...RECORD]]
    expect(inShort(await readSample(csv(...rows)))).toEqual(['2 | ok | - | 가람식당 | 50000 | 2024-03-04T00:00 | -'])
  })

  it('may come again with its columns in another order', async () => {
    const readings = await readSample(csv(['일자', '장소', '금액'], RECORD, ['금액', '일자', '장소'], ['7,000', '2024-03-05', '다온분식']))
    expect(inShort(readings)).toEqual(['2 | ok | - | 가람식당 | 50000 | 2024-03-04T00:00 | -', '4 | ok | - | 다온분식 | 7000 | 2024-03-05T00:00 | -'])
  })

  it('of another table ends the list, until its own comes again', async () => {
    const rows = [['일자', '장소', '금액', '비고'], [...RECORD, ''], ['구분', '예산액', '집행액', '잔액'], ['기관운영', '90000', '50000', '40000'], ['시책', '9000', '0', '9000'], ['일자', '장소', '금액', '비고'], ['2024-03-05', '다온분식', '7000', '']]
    expect((await readSample(csv(...rows))).map(({ row, status }) => [row, status])).toEqual([[2, 'ok'], [7, 'ok']])
  })

  it('called __proto__ or constructor means nothing', async () => {
    const readings = await readSample(csv(['__proto__', 'constructor', '일자', '장소', '금액'], ['a', 'b', ...RECORD]))
    expect(inShort(readings)).toEqual(['2 | ok | - | 가람식당 | 50000 | 2024-03-04T00:00 | -'])
  })
})

describe('What stands around a table', () => {
  it('gives the unit, the office, the institution and the month', async () => {
    const readings = await readSample(csv(['2023년 3월 마포구청 업무추진비', '', ''], ['부서 :', '복지정책과', '(단위: 천원)'], ['일자', '장소', '금액'], ['2024-03-04', '가람식당', '50']))
    expect(readings[0]).toMatchObject({ amount: 50_000, department: '복지정책과', agency: { name: '서울특별시 마포구' }, flags: ['suspect_date'] })
  })

  it('may be the file’s name alone', async () => {
    const readings = await readSample(csv(['일자', '장소', '금액'], RECORD), '2024년_3월_동작구청_사회복지과_업무추진비_집행내역(최종).csv')
    expect(readings[0]).toMatchObject({ department: '사회복지과', agency: { name: '서울특별시 동작구' } })
  })

  it('yields to the institution that is given', async () => {
    const readings = await readSample(csv(['일자', '장소', '금액', '부서'], [...RECORD, '총무과']), '동작구청.csv', '서대문구청')
    expect(readings[0]).toMatchObject({ department: '총무과', agency: { name: '서울특별시 서대문구' } })
  })

  it('says the year of days that are written without one', async () => {
    const rows = [['연번', '일자', '장소', '금액'], ['1', '3.4.', '가람식당', '50000'], ['2', '3월 5일 12:10', '다온분식', '7000'], ['3', '12.30.', '온새미국수', '8000']]
    expect(inShort(await readSample(csv(['2024년 3월 업무추진비', '', '', ''], ...rows)))).toEqual([
      '3 | ok | - | 가람식당 | 50000 | 2024-03-04T00:00 | -',
      '4 | ok | - | 다온분식 | 7000 | 2024-03-05T12:10 | -',
      '5 | error | date_incomplete | 온새미국수 | 8000 | - | -',
    ])
    expect(await readSample(csv(...rows))).toMatchObject(Array(3).fill({ status: 'error' }))
  })

  it.each(["'24. 3월 업무추진비", '24년 3월 집행내역', '업무추진비(202403월)', '2024년 1월 ~ 12월', '2024.1.1.~2024.12.31.', '2024년 1/4분기', '2024년도 상반기'])('says it as %j too', async (title) => {
    const readings = await readSample(csv([title, '', ''], ['일자', '장소', '금액'], ['3.4.', '가람식당', '50000']))
    expect(readings[0]?.spentAt).toBe('2024-03-04T00:00:00+09:00')
  })

  it('may say it in the heading of its days', async () => {
    const readings = await readSample(csv(['사용일자 (2024년)', '장소', '금액'], ['3.4.', '가람식당', '50000']))
    expect(readings[0]?.spentAt).toBe('2024-03-04T00:00:00+09:00')
  })

  it.each(['2023.7.1.~2024.6.30.', '예산 2024 천원', '제24회 행사'])('does not say it in %j', async (title) => {
    const readings = await readSample(csv([title, '', ''], ['일자', '장소', '금액'], ['3.4.', '가람식당', '50000']))
    expect(readings[0]?.spentAt).toBeNull()
  })

  it('is said again over each table of a sheet', async () => {
    const block = (title: string, unit: string, date: string): string[][] => [[title, '', ''], ['', '', unit], ['일자', '장소', '금액'], [date, '가람식당', '50']]
    const readings = await readSample(csv(...block('2024년 1월 총무과', '(단위: 천원)', '1.4.'), ['계', '', '50'], ...block('2024년 6월 복지과', '(단위: 천원)', '6.3.')))
    expect(readings.map(({ spentAt, department, amount }) => [spentAt?.slice(0, 10), department, amount])).toEqual([
      ['2024-01-04', '총무과', 50_000],
      ['2024-06-03', '복지과', 50_000],
    ])
  })

  it('does not say which 중구 is meant', async () => {
    const readings = await readSample(csv(['중구청 업무추진비', '', ''], ['일자', '장소', '금액'], RECORD))
    expect(readings[0]?.agency).toMatchObject({ name: '중구청', context: '' })
  })
})

describe('A row', () => {
  it('of a total, a remark or nothing is no record; one with a fault is', async () => {
    const rows = [['1', ...RECORD], ['2', '', '', ''], ['합 계', '', '', '50,000'], ['총 1건', '', '', '50,000'], ['※ 이하 여백', '', '', ''], ['', '', '해당없음', ''], ['3', '', '', '52,500']]
    const readings = await readSample(csv(['연번', '일자', '장소', '금액'], ...rows))
    expect(inShort(readings)).toEqual(['2 | ok | - | 가람식당 | 50000 | 2024-03-04T00:00 | -', '8 | error | date_missing |  | 52500 | - | -'])
  })

  it.each(['1월 소계', '2024년 1월 합계', '1~3월 합계', '1/4분기 계', '총무과 소계', '집행액 합계', '총 집행금액', '[합계]', '총 계 ( 1건 )', '소   계 :', '월 누계', 'TOTAL'])(
    'called %j is a total in whatever column it stands',
    async (name) => {
      const totals = [[name, '', '', '50000'], ['', name, '', '50000'], ['', '', name, '50000']]
      expect(await readSample(csv(['연번', '일자', '장소', '금액'], ['1', ...RECORD], ...totals))).toHaveLength(1)
    },
  )

  it('of nothing but an amount is a total where it equals the sum, or stands first; elsewhere its receipt is lost', async () => {
    const rows = [['', '', '', '90000', ''], ['1', ...RECORD, '4'], ['', '', '', '50000', '1건'], ['2', '2024-03-05', '다온분식', '40000', '3'], ['', '', '', '40000', ''], ['', '', '', '7000', ''], ['', '', '', '97000', '7']]
    const readings = await readSample(csv(['연번', '일자', '장소', '금액', '인원'], ...rows))
    expect(readings.map(({ row, reason }) => [row, reason])).toEqual([[3, null], [5, null], [7, 'date_missing']])
  })

  it.each([
    [['1', '해', '당', '없', '음']],
    [['', '', '이하 빈칸', '', '']],
    [['2', '', '없음', '0', '-']],
    [['', '-', '해당없음', '-', '']],
    [['', '', '', '(단위: 원)', '']],
    [['', '', '', '붙임 1부. 끝.', '']],
    [['', '.', '', '', '']],
  ])('that says that nothing was spent is no record: %j', async (row) => {
    expect(await readSample(csv(['연번', '일자', '장소', '금액', '내용'], ['1', ...RECORD, ''], row))).toHaveLength(1)
  })

  it('that has a day or an amount is a record, whatever its notes say', async () => {
    const rows = [['1', '2024-03-04', '걱정없음 식당', '0', ''], ['2', '', '해당없음', '50000', ''], ['3', '240304', '가람식당', '7000', '특이사항 없음']]
    expect(await readSample(csv(['연번', '일자', '장소', '금액', '내용'], ...rows))).toHaveLength(3)
  })

  it('whose shop is called 계 or 합계식당 is a record', async () => {
    const readings = await readSample(csv(['일자', '장소', '금액'], ['2024-03-04', '합계식당', '9000'], ['2024-03-04', '계', '9000']))
    expect(readings).toHaveLength(2)
  })

  it('of a payment taken back makes no visit; a dinner about a cancellation does', async () => {
    const readings = await readSample(csv(['일자', '장소', '금액', '내용', '비고'], [...RECORD, '협의', '승인취소'], [...RECORD, '행사 취소 관련 간담회', ''], ['2024-03-04', '가람식당', '-50,000', '', '']))
    expect(readings.map(({ status, reason }) => [status, reason])).toEqual([['skip', 'cancelled'], ['ok', null], ['error', 'amount_negative']])
  })

  it('with ditto marks says what the row above says, but for its amount', async () => {
    const rows = [['1', ...RECORD], ['2', '〃', '"', '7000'], ['3', '상동', '다온분식', '8000'], ['소계', '', '', '65000'], ['4', '″', '〃', '〃']]
    const quoted = ['연번,일자,장소,금액', ...rows.map((row) => row.map((cell) => `"${cell.replace('"', '""')}"`).join(','))].join('\n')
    expect(inShort(await readSample(quoted)).slice(1)).toEqual([
      '3 | ok | - | 가람식당 | 7000 | 2024-03-04T00:00 | -',
      '4 | ok | - | 다온분식 | 8000 | 2024-03-04T00:00 | -',
      '6 | error | amount_unreadable | 다온분식 | - | 2024-03-04T00:00 | -',
    ])
  })

  it('may leave out its last cells, but none before', async () => {
    const rows = [[...RECORD], [...RECORD, '', '', ''], ['2024-03-04', '50000', '4'], ['2024-03-04', '가람식당', '협의', '50000', '4', '카드']]
    expect((await readSample(csv(['일자', '장소', '금액', '인원', '결제방법'], ...rows))).map(({ row, reason }) => [row, reason])).toEqual([
      [2, null],
      [3, null],
      [4, 'cell_count'],
      [5, 'cell_count'],
    ])
    expect((await readSample(csv(['금액', '일자', '장소', '내용'], ['50000', '2024-03-04', '협의'])))[0]?.reason).toBe('cell_count')
  })

  it('of a page that repeats each heading in its cells is read without them', async () => {
    const row = ['날짜', '장소', '금액(원)', '비고'].map((word, at) => `<td><span>${word}</span><b>${['2024-03-04', '장소리식당', '50,000', ''][at] ?? ''}</b></td>`)
    const readings = await readSample(`<table><tr><th>날짜<th>장소<th>금액(원)<th>비고</tr><tr>${row.join('')}</tr></table>`)
    expect(inShort(readings)).toEqual(['2 | ok | - | 장소리식당 | 50000 | 2024-03-04T00:00 | -'])
    expect(inShort(await readSample(csv(['일자', '장소', '금액'], ['2024-03-04', '장소리식당', '50000'])))).toEqual(['2 | ok | - | 장소리식당 | 50000 | 2024-03-04T00:00 | -'])
  })

  it('of two receipts keeps its merged date and place in both, and a merged amount once', async () => {
    const rows = [['일자', '장소', '금액', '비고'], ['2024-03-04', '가람식당', 50000, '카드'], ['', '', 30000, '제로페이'], ['2024-03-05', '다온분식', 20000, '1차'], ['', '', '', '2차']]
    const readings = await readSample(workbook({ 내역: rows }, ['A2:A3', 'B2:B3', 'A4:A5', 'B4:B5', 'C4:C5']))
    expect(inShort(readings)).toEqual([
      '2 | ok | - | 가람식당 | 50000 | 2024-03-04T00:00 | -',
      '3 | ok | - | 가람식당 | 30000 | 2024-03-04T00:00 | -',
      '4 | ok | - | 다온분식 | 20000 | 2024-03-05T00:00 | -',
    ])
  })

  it('a thousand times too large for a restaurant is rejected, unless so many were there', async () => {
    const readings = await readSample(csv(['일자', '장소', '금액', '인원'], ['2024-03-04', '가람식당', '65,000,000', ''], ['2024-03-04', '가람식당', '12,000,000', '300명']))
    expect(readings.map(({ reason, flags }) => [reason, flags])).toEqual([['amount_thousandfold', ['large_amount']], [null, ['large_amount']]])
  })
})

describe('An amount', () => {
  it.each(['50,000원', '금 50,000원', '일금50,000원', '50,000 원정', '₩50,000', '50,000(카드)', '50,000 (2건)', '50,000-', '50,000 제로페이', '50천원', '5만원'])('may be written %j', async (amount) => {
    expect((await readSample(csv(['일자', '장소', '금액'], ['2024-03-04', '가람식당', amount])))[0]).toMatchObject({ status: 'ok', amount: 50_000 })
  })

  it.each(['50,000 / 20,000', '50,000\n20,000', '50,000 외 20,000', '5만 5천원', '50,000,00', '오만원'])('%j is not believed', async (amount) => {
    expect((await readSample(csv(['일자', '장소', '금액'], ['2024-03-04', '가람식당', amount])))[0]).toMatchObject({ status: 'error', reason: 'amount_unreadable' })
  })

  it('that a spreadsheet shows in red is negative all the same', async () => {
    const book = utils.book_new()
    const sheet = utils.aoa_to_sheet([['일자', '장소', '금액'], ['2024-03-04', '가람식당', -50000]])
    Object.assign(sheet.C2 as object, { z: '#,##0;[Red]#,##0' })
    utils.book_append_sheet(book, sheet, '내역')
    expect((await readSample(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer))[0]).toMatchObject({ reason: 'amount_negative', amount: -50_000 })
  })
})

describe('Long cells', () => {
  it.each(['(', ' ', '단위 ', '이하 ', '부서 :  ', '2024. ', '계(', '취소', ',1'])('of %j cost next to nothing', async (part) => {
    const long = part.repeat(100_000 / part.length)
    const start = performance.now()
    await readSample(csv([long, `(${long}`, `단위${long}`], ['일자', '장소', '금액'], [long, `(${long}`, ''], ['', `이하${long}`, ''], [long, long, long], RECORD))
    expect(performance.now() - start).toBeLessThan(2_000)
  })
})

describe('A workbook', () => {
  const list = [['일자', '장소', '금액'], RECORD, ['2024-03-05', '다온분식', '7000'], ['2024-03-06', '온새미국수', '8000']]

  it('names departments by its sheets', async () => {
    const readings = await readSample(workbook({ 총무과: list, 복지과: [['일자', '장소', '금액'], ['2024-03-07', '한빛국밥', '9000']] }))
    expect([...new Set(readings.map(({ department }) => department))]).toEqual(['총무과', '복지과'])
  })

  it('is read sheet by sheet, those without a table left out', async () => {
    const readings = await readSample(workbook({ 표지: [['업무추진비']], 총무과: list, 복지과: [['일자', '장소', '금액'], ['2024-03-07', '한빛국밥', '9000']] }))
    expect(readings.map(({ sheet }) => sheet)).toEqual(['총무과', '총무과', '총무과', '복지과'])
  })

  it('tells an expense once, where a copy or the card company’s statement repeats it', async () => {
    const feed = [['카드번호', '승인번호', '승인일자', '가맹점명', '승인금액'], ...list.slice(1).map(([date = '', place = '', amount = '']) => ['9410', '001', date.replaceAll('-', ''), place.slice(0, 3), amount])]
    const readings = await readSample(workbook({ 카드: feed, 내역: list, '내역 (2)': list }))
    expect(readings.map(({ sheet }) => sheet)).toEqual(['내역', '내역', '내역'])
  })

  it('of a statement alone is read', async () => {
    const feed = [['카드번호', '승인번호', '승인일자', '가맹점명', '승인금액'], ['9410', '001', '20240304', '가람식당', 9000]]
    expect(inShort(await readSample(workbook({ 카드: feed })))).toEqual(['2 | ok | - | 가람식당 | 9000 | 2024-03-04T00:00 | -'])
  })
})
