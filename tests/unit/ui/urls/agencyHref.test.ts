import { describe, expect, it } from 'vitest'
import { agencyListHref, readAgencyId } from '@/ui/urls/agencyHref'
import { readAgencyListQuery } from '@/ui/urls/readQuery'

describe('Agency URLs', () => {
  it('A selection of agencies has one URL, without default values', () => {
    expect(agencyListHref({ sort: 'visit_count', page: 1, q: '' })).toBe('/agencies')
    expect(agencyListHref({ q: '마포', type: 'city', sort: 'name', page: 2, with: 7 })).toBe(
      '/agencies?with=7&q=%EB%A7%88%ED%8F%AC&type=city&sort=name&page=2',
    )
  })

  it('An agency list URL is read back as it was written, with empty fields as not chosen', () => {
    expect(readAgencyListQuery({ q: ' 마포 ', region: '', type: 'city', with: '7' })).toMatchObject({
      q: '마포',
      type: 'city',
      with: 7,
      sort: 'visit_count',
    })
    expect(readAgencyListQuery({ sort: 'best' })).toBeNull()
    expect(readAgencyListQuery({ with: 'x' })?.with).toBeNull()
  })

  it('An agency id in a URL is accepted only if it could be a valid id', () => {
    expect(['7', '0', '-1', 'x', '99999999999', undefined].map(readAgencyId)).toEqual([7, null, null, null, null, null])
  })
})
