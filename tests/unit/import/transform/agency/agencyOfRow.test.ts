import { describe, expect, it } from 'vitest'
import { readSample } from '../../readSample'
import { csv, RECORD } from '../../sampleRows'

const HEADINGS = ['사용일자', '사용장소', '사용금액']

/** Institution and department of a row that has one more column. */
async function agencyOf(heading: string, cell: string, name = '내역.csv') {
  const [row] = await readSample(csv([...HEADINGS, heading], [...RECORD, cell]), name)
  return { agency: row?.agency.name, context: row?.agency.context, department: row?.department }
}
const UNKNOWN = { agency: '기관을 알 수 없음', context: '', department: null }

describe('Institution of a list that names none', () => {
  it.each([
    ['용인시장', '경기도 용인시'],
    ['관악구청장', '서울특별시 관악구'],
    ['가평군수', '경기도 가평군'],
    ['강원특별자치도지사', '강원특별자치도'],
  ])('The spender %s gives the institution that this person heads', async (user, agency) => {
    expect(await agencyOf('사용자', user)).toMatchObject({ agency })
  })

  it('The chair of a council gives the council in its district', async () => {
    expect(await agencyOf('집행자', '동대문구의회의장')).toEqual({
      agency: '동대문구의회',
      context: '서울특별시 동대문구',
      department: null,
    })
  })

  it.each(['부구청장', '중구청장', '의장', '총무과장', '동장', '문화도시장', '직원 4명'])(
    'The spender %s gives no institution',
    async (user) => {
      expect(await agencyOf('사용자', user)).toEqual(UNKNOWN)
    },
  )

  it('The institution in the file name outweighs the head who spent the money', async () => {
    expect(await agencyOf('사용자', '용인시장', '관악구청 업무추진비.csv')).toMatchObject({
      agency: '서울특별시 관악구',
    })
  })
})

it.each([
  ['노원구 상계3.4동 주민센터', '상계3.4동 주민센터'],
  ['노원구 보건소 건강과', '보건소 건강과'],
  ['서울특별시 노원구 총무과', '총무과'],
])('The department cell %s is split into its district and its office', async (cell, department) => {
  expect(await agencyOf('부서명', cell)).toMatchObject({ agency: '서울특별시 노원구', department })
})

it('A column of spenders and their number is read as a headcount', async () => {
  const [row] = await readSample(csv([...HEADINGS, '사용자 및 인원'], [...RECORD, '총무과장 외 4명']))
  expect(row?.headcount).toBe(5)
})
