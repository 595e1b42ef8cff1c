import { describe, expect, it } from 'vitest'
import { agencyListHref, readAgencyId } from '@/ui/urls/agencyHref'
import { readAgencyListQuery } from '@/ui/urls/readAgencyListQuery'

describe('the addresses of agencies', () => {
  it('have one spelling for a selection, without defaults', () => {
    expect(agencyListHref({ sort: 'visit_count', page: 1, q: '' })).toBe('/agencies')
    expect(agencyListHref({ q: '마포', type: 'city', sort: 'name', page: 2, with: 7 })).toBe(
      '/agencies?with=7&q=%EB%A7%88%ED%8F%AC&type=city&sort=name&page=2',
    )
  })

  it('are read back as they were written, empty fields as not chosen', () => {
    expect(readAgencyListQuery({ q: ' 마포 ', region: '', type: 'city', with: '7' })).toMatchObject({
      q: '마포',
      type: 'city',
      with: 7,
      sort: 'visit_count',
    })
    expect(readAgencyListQuery({ sort: 'best' })).toBeNull()
    expect(readAgencyListQuery({ with: 'x' })?.with).toBeNull()
  })

  it('name an agency by a number that could be one', () => {
    expect(['7', '0', '-1', 'x', '99999999999', undefined].map(readAgencyId)).toEqual([7, null, null, null, null, null])
  })
})
