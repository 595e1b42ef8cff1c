import { describe, expect, it } from 'vitest'
import { seoulAgency } from '@/import/transform/agency/agencyParser'

const read = (levels: string, full = '') => {
  const { agency, department } = seoulAgency(levels.split(','), full)
  return { name: agency.name, type: agency.type, parent: agency.parent?.name ?? null, department }
}

describe('Organisation levels of Seoul', () => {
  it('The organisation levels name the city itself and its departments', () => {
    expect(read('서울시본청,문화본부,문화시설추진단,박물관과,')).toEqual({
      name: '서울특별시',
      type: 'city',
      parent: null,
      department: '문화본부 문화시설추진단 박물관과',
    })
  })
  it('The organisation levels name an office below the city, with the city in its name once', () => {
    expect(read('사업소,교통방송,,,')).toMatchObject({
      name: '서울특별시 교통방송',
      parent: '서울특별시',
      department: null,
    })
    expect(read('사업소,서울도서관,,,', '서울도서관 행정지원과')).toMatchObject({
      name: '서울도서관',
      department: '행정지원과',
    })
  })
  it('The organisation levels name the council and the fire service', () => {
    expect(read('의회사무처,의정담당관,,,')).toMatchObject({
      name: '서울특별시의회',
      type: 'council',
      department: '의정담당관',
    })
    expect(read('소방재난본부(소방서),구로소방서,,,')).toMatchObject({
      name: '서울특별시 소방재난본부',
      type: 'fire',
      department: '구로소방서',
    })
  })
  it('A fire station listed among the offices belongs to the fire service', () => {
    expect(read('사업소,소방서,,,', '서대문소방서 미근센터')).toMatchObject({
      type: 'fire',
      department: '서대문소방서 미근센터',
    })
  })
})
