import { describe, expect, it } from 'vitest'
import type { OtherListKind } from '@/domain/expense/fileErrors'
import { readSample } from '../readSample'
import { csv, RECORD, workbook } from '../sampleRows'

const HEADINGS = ['사용일자', '사용장소', '사용금액']

describe('Lists other than 업무추진비', () => {
  it.each([
    ['정치자금 수입·지출 내역', '정치자금', 'political_funds'],
    ['2024년 3월 수의계약 현황', '수의계약', 'contracts'],
    ['국내여비 지급 내역', '국내여비', 'travel'],
    ['민간단체 보조금 집행내역', '보조금 집행', 'subsidies'],
    ['㈜가온물산 법인카드 사용내역', '(주)가온물산 법인카드', 'company_card'],
    ['2024년 3월 관서운영비 집행내역', '관서운영비', 'office_costs'],
    ['부서 운영경비 사용내역', '부서 운영경비', 'office_costs'],
    ['특근매식비 집행내역', '특근매식비', 'overtime_meals'],
    ['급량비 지출 현황', '급량비', 'overtime_meals'],
    ['특정업무경비 집행내역', '특정업무경비', 'special_duties'],
    ['의정운영공통경비 사용내역', '의정운영공통경비', 'council_costs'],
    ['법인카드 사용내역', '법인카드', 'card'],
    ['총무과 카드 승인내역', '카드 승인내역', 'card'],
  ])('A list with the title %s is refused', async (title, value, list) => {
    const error = { fileError: { code: 'other_list', value, list, sheet: null } }
    await expect(readSample(csv([title, '', ''], HEADINGS, RECORD))).rejects.toMatchObject(error)
    await expect(readSample(csv(HEADINGS, RECORD), `${title}.csv`)).rejects.toMatchObject(error)
  })

  it.each([
    [['계약명', '계약상대자', ...HEADINGS]],
    [['출장자', '출장지', ...HEADINGS]],
    [['보조사업명', '자부담', ...HEADINGS]],
    [['계정', '영수증 일련번호', ...HEADINGS]],
    [['특근일자', '특근자', ...HEADINGS]],
    [['카드번호', '승인번호', ...HEADINGS]],
  ])('A list with the columns %j is refused', async (headings) => {
    await expect(readSample(csv(headings, ['가', '나', ...RECORD]))).rejects.toMatchObject({
      fileError: { code: 'other_list', value: headings.slice(0, 2).join(', ') },
    })
  })

  it('A sheet of another list next to the expenses is refused', async () => {
    const sheets = { 내역: [['업무추진비 집행내역'], HEADINGS, RECORD], 계약: [['수의계약 현황'], HEADINGS, RECORD] }
    await expect(readSample(workbook(sheets), '2024-03.xlsx')).rejects.toMatchObject({
      fileError: { code: 'other_list', sheet: '계약' },
    })
  })
})

describe('Accepted lists', () => {
  const read = async (acceptedLists: OtherListKind[]) => {
    const bytes = csv(['특근매식비 집행내역', '', ''], HEADINGS, RECORD)
    return readSample(bytes, '가온구.csv', null, acceptedLists)
  }

  it('A list of an accepted kind is read', async () => {
    expect((await read(['overtime_meals'])).map(({ status }) => status)).toEqual(['ok'])
  })

  it('A list is still refused when only other kinds of lists were accepted', async () => {
    await expect(read(['card', 'travel'])).rejects.toMatchObject({ fileError: { list: 'overtime_meals' } })
  })
})

describe('Lists of 업무추진비', () => {
  it.each([
    ['업무추진비 및 여비 집행내역', '내역.csv'],
    ['부서 : 총무과', '2024년 3월 업무추진비_법인카드.csv'],
    ['법인카드 사용내역', '가온구 업무추진비.csv'],
    ['직책급업무추진비 및 특정업무경비', '가온구.csv'],
    ['업추비 법인카드 사용내역', '가온구.csv'],
    ['시책추진 업무 추진비', '여비 지급 현황.csv'],
  ])('A list of 업무추진비 is read despite other words: %s, %s', async (title, file) => {
    const readings = await readSample(csv([title, '', ''], HEADINGS, RECORD), file)
    expect(readings.map(({ status }) => status)).toEqual(['ok'])
  })

  it('A list of 업무추진비 may come with a sheet of the card’s own statement', async () => {
    const statement = [['법인카드 승인내역'], ['카드번호', '승인번호', ...HEADINGS], ['1', '2', ...RECORD]]
    for (const sheets of [
      { 내역: [HEADINGS, RECORD], 카드: statement },
      { 카드: statement, 내역: [HEADINGS, RECORD] },
    ]) {
      const readings = await readSample(workbook(sheets), '2024-03.xlsx')
      expect(readings.map(({ sheet, reason }) => [sheet, reason])).toEqual([
        ['내역', null],
        ['카드', 'duplicate'],
      ])
    }
  })

  it('A list of 업무추진비 may have columns for the budget’s account and item', async () => {
    const readings = await readSample(csv(['계정', '과목', ...HEADINGS], ['일반회계', '업무', ...RECORD]))
    expect(readings.map(({ status }) => status)).toEqual(['ok'])
  })

  it('A list of 업무추진비 may mention contracts and travel and have one column of another list', async () => {
    const headings = [...HEADINGS, '사용목적', '과목']
    const readings = await readSample(
      csv(headings, [...RECORD, '수의계약 현황 점검', '여비 지급'], [...RECORD, '', '']),
    )
    expect(readings.map(({ status }) => status)).toEqual(['ok', 'ok'])
  })
})
