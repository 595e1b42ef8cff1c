import { describe, expect, it } from 'vitest'
import { DEPARTMENTS_SHOWN, visitorGroups } from '@/app/(site)/_components/detail/AgencySection'

const visitor = (agency_id: number, department: string | null, visit_count: number) => ({
  agency_id,
  agency: `기관 ${agency_id}`,
  department,
  visit_count,
})

describe('Visitors by institution', () => {
  it('Institutions are ordered by all visits of their departments', () => {
    const groups = visitorGroups([visitor(1, '가과', 5), visitor(2, '나과', 4), visitor(2, '다과', 3)])
    expect(groups.map((group) => [group.id, group.visits])).toEqual([
      [2, 7],
      [1, 5],
    ])
  })

  it('The visits of an institution include departments that are left out or unnamed', () => {
    const many = Array.from({ length: 9 }, (_, i) => visitor(1, `${i}과`, 9 - i))
    const [group] = visitorGroups([...many, visitor(1, null, 2)])
    const shown = group?.departments.reduce((sum, department) => sum + department.visits, 0) ?? 0
    expect(group?.departments).toHaveLength(DEPARTMENTS_SHOWN)
    expect(group?.rest?.departments).toBe(5)
    expect(shown + (group?.rest?.visits ?? 0) + 2).toBe(group?.visits)
  })

  it('One more department is shown rather than a single one left out', () => {
    const [group] = visitorGroups(Array.from({ length: DEPARTMENTS_SHOWN + 1 }, (_, i) => visitor(1, `${i}과`, 1)))
    expect(group?.rest).toBeNull()
  })
})
