import { describe, expect, it } from 'vitest'
import { type SearchParams, readListQuery } from '@/ui/urls/readListQuery'

const message = (params: SearchParams) => {
  const read = readListQuery(params)
  return read.ok ? null : read.message
}

describe('a list query in a URL', () => {
  it('treats empty form fields as not chosen', () => {
    const read = readListQuery({ province: '', district: '', year: '', agency_type: '', per_head_max: '', q: '  ' })
    expect(read).toMatchObject({ ok: true, query: { category: 'all', page: 1 } })
    expect(read.ok && read.query.year).toBeUndefined()
  })

  it('is rejected with a request for both levels when it has only the district', () => {
    expect(message({ district: '중구' })).toBe('시도와 시군구를 모두 선택해주세요.')
  })

  it.each([
    { province: '없는도' },
    { province: '서울특별시', district: '없는구' },
    { province: '서울특별시', district: '유성구' },
  ])('is rejected for the unknown region %o', (params) =>
    expect(message(params)).toBe('선택한 지역을 찾을 수 없습니다.'),
  )

  it('is rejected with a message that names the invalid value', () => {
    expect(message({ page: 'abc' })).toContain('쪽 번호')
    expect(message({ year: '1' })).toContain('연도')
    expect(message({ sort: 'price' })).toContain('정렬')
    expect(message({ q: '가'.repeat(61) })).toContain('60자')
  })

  it('resolves short, former and decomposed region names to those of today', () => {
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

  it('loses the control characters of its search text', () => {
    expect(readListQuery({ q: 'a\u0000b\n' })).toMatchObject({ ok: true, query: { q: 'a b' } })
  })

  it('uses the first value of a repeated parameter', () => {
    expect(readListQuery({ page: ['2', '3'] })).toMatchObject({ ok: true, query: { page: 2 } })
  })

  it('ignores a parameter with the name of an inherited property', () => {
    const params = { toString: [() => '', '1'], page: '2' } as unknown as SearchParams
    expect(readListQuery(params)).toMatchObject({ ok: true, query: { page: 2 } })
  })
})
