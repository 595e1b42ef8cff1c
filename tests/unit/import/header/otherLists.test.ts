import { describe, expect, it } from 'vitest'
import { readSample } from '../readSample'
import { csv, RECORD, workbook } from '../sampleRows'

const HEADINGS = ['사용일자', '사용장소', '사용금액']

describe('a list that is none of 업무추진비', () => {
  it.each([
    ['정치자금 수입·지출 내역', '정치자금'],
    ['2024년 3월 수의계약 현황', '수의계약'],
    ['국내여비 지급 내역', '국내여비'],
    ['민간단체 보조금 집행내역', '보조금 집행'],
    ['㈜가온물산 법인카드 사용내역', '(주)가온물산 법인카드'],
  ])('is refused by its title: %s', async (title, value) => {
    const error = { fileError: { code: 'other_list', value, sheet: null } }
    await expect(readSample(csv([title, '', ''], HEADINGS, RECORD))).rejects.toMatchObject(error)
    await expect(readSample(csv(HEADINGS, RECORD), `${title}.csv`)).rejects.toMatchObject(error)
  })

  it.each([
    [['계약명', '계약상대자', ...HEADINGS]],
    [['출장자', '출장지', ...HEADINGS]],
    [['보조사업명', '자부담', ...HEADINGS]],
    [['계정', '영수증 일련번호', ...HEADINGS]],
  ])('is refused by its columns: %j', async (headings) => {
    await expect(readSample(csv(headings, ['가', '나', ...RECORD]))).rejects.toMatchObject({
      fileError: { code: 'other_list', value: headings.slice(0, 2).join(', ') },
    })
  })

  it('is refused as a sheet beside the expenses as well', async () => {
    const sheets = { 내역: [['업무추진비 집행내역'], HEADINGS, RECORD], 계약: [['수의계약 현황'], HEADINGS, RECORD] }
    await expect(readSample(workbook(sheets), '2024-03.xlsx')).rejects.toMatchObject({
      fileError: { code: 'other_list', sheet: '계약' },
    })
  })
})

describe('a list of 업무추진비', () => {
  it.each([
    ['업무추진비 및 여비 집행내역', '내역.csv'],
    ['부서 : 총무과', '2024년 3월 업무추진비_법인카드.csv'],
    ['법인카드 사용내역', '가온구.csv'],
    ['시책추진 업무 추진비', '여비 지급 현황.csv'],
  ])('is read whatever else is said: %s, %s', async (title, file) => {
    const readings = await readSample(csv([title, '', ''], HEADINGS, RECORD), file)
    expect(readings.map(({ status }) => status)).toEqual(['ok'])
  })

  it('may have the budget’s account and item in columns', async () => {
    const readings = await readSample(csv(['계정', '과목', ...HEADINGS], ['일반회계', '업무', ...RECORD]))
    expect(readings.map(({ status }) => status)).toEqual(['ok'])
  })

  it('may speak of contracts and travel in its rows, and have one column of another list', async () => {
    const headings = [...HEADINGS, '사용목적', '과목']
    const readings = await readSample(
      csv(headings, [...RECORD, '수의계약 현황 점검', '여비 지급'], [...RECORD, '', '']),
    )
    expect(readings.map(({ status }) => status)).toEqual(['ok', 'ok'])
  })
})
