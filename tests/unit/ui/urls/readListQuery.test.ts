import { describe, expect, it } from 'vitest'
import { type SearchParams, readListQuery } from '@/ui/urls/readQuery'

const message = (params: SearchParams) => {
  const read = readListQuery(params)
  return read.ok ? null : read.message
}

describe('List query in a URL', () => {
  it('Empty form fields are read as not chosen', () => {
    const read = readListQuery({ province: '', district: '', year: '', agency_type: '', per_head_max: '', q: '  ' })
    expect(read).toMatchObject({ ok: true, query: { category: 'all', page: 1 } })
    expect(read.ok && read.query.year).toBeUndefined()
  })

  it('A query with only the district is rejected with a request for both levels', () => {
    expect(message({ district: '중구' })).toBe('시도와 시군구를 모두 선택해주세요.')
  })

  it.each([
    { province: '없는도' },
    { province: '서울특별시', district: '없는구' },
    { province: '서울특별시', district: '유성구' },
  ])('A query for the unknown region %o is rejected', (params) =>
    expect(message(params)).toBe('선택한 지역을 찾을 수 없습니다.'),
  )

  it('A district left over from another province offers the province and the districts of that name', () => {
    const read = readListQuery({ province: '서울특별시', district: '유성구', category: 'cafe', page: '2' })
    expect(!read.ok && read.choices?.map(({ label }) => label)).toEqual(['서울', '대전 유성구'])
    expect(!read.ok && read.choices?.every(({ href }) => href.includes('category=cafe'))).toBe(true)
  })

  it('An invalid value is rejected with a message that names it', () => {
    expect(message({ page: 'abc' })).toContain('페이지 번호')
    expect(message({ year: '1' })).toContain('연도')
    expect(message({ sort: 'price' })).toContain('정렬')
    expect(message({ q: '가'.repeat(61) })).toContain('60자')
  })

  it('Short, former and decomposed region names resolve to those of today', () => {
    expect(readListQuery({ province: '서울', district: '종로' })).toMatchObject({
      query: { province: '서울특별시', district: '종로구' },
    })
    expect(readListQuery({ province: '강원도', district: '춘천시' })).toMatchObject({
      query: { province: '강원특별자치도' },
    })
    expect(readListQuery({ province: '경상북도', district: '군위군' })).toMatchObject({
      query: { province: '대구광역시', district: '군위군' },
    })
    expect(readListQuery({ province: '서울특별시'.normalize('NFD'), district: '중구'.normalize('NFD') })).toMatchObject(
      {
        query: { province: '서울특별시', district: '중구' },
      },
    )
  })

  it.each([
    ['서울특별시|중구', '서울특별시', '중구'],
    ['서울|종로', '서울특별시', '종로구'],
    ['종로구', '서울특별시', '종로구'],
    ['수원시', '경기도', '수원시'],
    ['강원도|춘천시', '강원특별자치도', '춘천시'],
    ['11140', '서울특별시', '중구'],
    ['부산광역시|중구'.normalize('NFD'), '부산광역시', '중구'],
  ])('The region %s of an earlier address is read', (region, province, district) =>
    expect(readListQuery({ region })).toMatchObject({ ok: true, query: { province, district } }),
  )

  it('A province alone, and 세종, is read as a region', () => {
    expect(readListQuery({ region: '서울' })).toMatchObject({ query: { province: '서울특별시' } })
    expect(readListQuery({ region: '세종특별자치시|' })).toMatchObject({ query: { province: '세종특별자치시' } })
  })

  it('A region name that several provinces share offers each of them, with the other filters', () => {
    const read = readListQuery({ region: '중구', category: 'cafe' })
    expect(!read.ok && read.choices?.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['서울 중구', '부산 중구', '대구 중구', '대전 중구', '울산 중구']),
    )
    expect(!read.ok && read.choices?.every(({ href }) => /^\/regions\?.*category=cafe$/.test(href))).toBe(true)
  })

  it.each([{ region: '없는구' }, { region: '서울특별시|유성구' }, { region: '가'.repeat(42) }])(
    'A query with the region %o of an earlier address is rejected',
    (params) => expect(message(params)).toBe('선택한 지역을 찾을 수 없습니다.'),
  )

  it('A query that gives the region twice is rejected', () =>
    expect(message({ region: '종로구', province: '서울' })).toContain('두 번'))

  it('The search text loses its control characters', () => {
    expect(readListQuery({ q: 'a\u0000b\n' })).toMatchObject({ ok: true, query: { q: 'a b' } })
  })

  it('The first value of a repeated parameter is used', () => {
    expect(readListQuery({ page: ['2', '3'] })).toMatchObject({ ok: true, query: { page: 2 } })
  })

  it('A parameter with the name of an inherited property is ignored', () => {
    const params = { toString: [() => '', '1'], page: '2' } as unknown as SearchParams
    expect(readListQuery(params)).toMatchObject({ ok: true, query: { page: 2 } })
  })
})
