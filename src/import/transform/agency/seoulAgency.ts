import { departmentName } from '@/domain/agency/departmentName'
import type { AgencyAndDepartment } from './agency'
import { SEOUL, SEOUL_MISPLACED, SEOUL_UNITS } from './seoulUnits.data'

/**
 * '사업소, 상수도사업본부, 강남수도사업소, 시설관리과' is '서울특별시 상수도사업본부' with '강남수도사업소 시설관리과'. `full`: the department in one cell, used if
 * the levels end before one.
 */
export function seoulAgency(levels: readonly string[], full: string): AgencyAndDepartment {
  const [group = '', unit = ''] = levels
  const home = SEOUL_UNITS[SEOUL_MISPLACED[`${group}/${unit}`] ?? group] ?? SEOUL_UNITS['서울시본청']
  const name = home?.name ?? nameOf(unit)
  const rest = levels.slice((home?.departmentFrom ?? 2) - 1).filter((level) => level !== '')
  const department = rest.length && !SEOUL_MISPLACED[`${group}/${unit}`] ? rest.join(' ') : remainder(full, unit)
  return {
    agency: {
      name,
      type: home?.type ?? 'city',
      parent: name === SEOUL.name ? null : { name: SEOUL.name, type: SEOUL.type },
      context: SEOUL.context,
    },
    department: department && departmentName(department),
    departmentRaw: department,
  }
}

/** '서울도서관' includes its city; '교통방송' does not. */
const nameOf = (unit: string): string =>
  unit === '' ? SEOUL.name : unit.startsWith('서울') ? unit : `${SEOUL.name} ${unit}`

function remainder(full: string, unit: string): string | null {
  const rest = unit && full.startsWith(unit) ? full.slice(unit.length).trim() : full
  return rest === '' ? null : rest
}
