import type { AgencyType } from '@/domain/agencyTypes'

export const SEOUL = { name: '서울특별시', type: 'city', context: '서울특별시' } as const

/** An institution, or a group whose second level is one. `departmentFrom`: level (1 to 5) of the department. */
export const SEOUL_UNITS: Record<string, { name: string | null; type: AgencyType; departmentFrom: number }> = {
  서울시본청: { name: SEOUL.name, type: 'city', departmentFrom: 2 },
  사업소: { name: null, type: 'city', departmentFrom: 3 },
  의회사무처: { name: '서울특별시의회', type: 'council', departmentFrom: 2 },
  '소방재난본부(소방서)': { name: '서울특별시 소방재난본부', type: 'fire', departmentFrom: 2 },
}

/** Second levels that stand in the wrong group. */
export const SEOUL_MISPLACED: Record<string, string> = { '사업소/소방서': '소방재난본부(소방서)' }
