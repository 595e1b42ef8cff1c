import type { AgencyType } from '@/domain/agencyTypes'

/** The city itself; the institutions below it name it as their parent. */
export const SEOUL = { name: '서울특별시', type: 'city', context: '서울특별시' } as const

/**
 * What the first level of the city's expense lists means: an institution of its own, or a group whose second level
 * names one. `departmentFrom` is the level (1 to 5) at which the department's name begins.
 */
export const SEOUL_UNITS: Record<string, { name: string | null; type: AgencyType; departmentFrom: number }> = {
  서울시본청: { name: SEOUL.name, type: 'city', departmentFrom: 2 },
  사업소: { name: null, type: 'city', departmentFrom: 3 },
  의회사무처: { name: '서울특별시의회', type: 'council', departmentFrom: 2 },
  '소방재난본부(소방서)': { name: '서울특별시 소방재난본부', type: 'fire', departmentFrom: 2 },
}

/** Second levels that stand in the wrong group. */
export const SEOUL_MISPLACED: Record<string, string> = { '사업소/소방서': '소방재난본부(소방서)' }
