import { describe, expect, it } from 'vitest'
import { inShort, readSample } from '../readSample'
import { RECORD, workbook } from '../sampleRows'

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
