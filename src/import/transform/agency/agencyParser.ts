import { departmentName } from '@/domain/agency/departmentName'
import { withoutPersons } from '@/domain/person/withoutPersons'
import { copyString } from '@/import/source/copyString'
import { institutionOfHead } from '@/import/header/tableMetadata'
import type { Column } from '@/import/header/columns.data'
import type { TableHeader } from '@/import/header/header'
import { agencyTypeOf, type AgencyType } from '@/domain/agencyTypes'
import { findRegions } from '@/domain/region/findRegion'
import { provinceOf } from '@/domain/region/readRegion'
import { SEOUL, SEOUL_MISPLACED, SEOUL_UNITS } from './seoulUnits.data'

/** Names include the city, so that they are unique nationwide. */
export interface ParsedAgency {
  name: string
  type: AgencyType
  parent: { name: string; type: AgencyType } | null
  /** its region, the context for parsing places: '서울특별시', '서울특별시 마포구', or '' */
  context: string
}

export interface AgencyAndDepartment {
  agency: ParsedAgency
  /** null unless it is the name of a unit */
  department: string | null
  /** as published; only distinguishes rows, never stored */
  departmentRaw: string | null
}

/** '동작구청' is '서울특별시 동작구', '서울시' is '서울특별시', '마포구의회' stays. An ambiguous district ('중구') is not guessed. */
export function nameAgency(text: string): ParsedAgency {
  const name = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  const home = name.replace(/(?<=[시도군구])(?:본청|청)$/, '')
  const district = /[시군구]$/.test(home) ? onlyDistrict(home) : null
  if (district) return { name: district, type: agencyTypeOf(district), parent: null, context: district }
  const province = provinceOf(home)
  if (province && /^[^\s]+[시도]$/.test(home)) return { name: province, type: 'city', parent: null, context: province }
  const region = home.replace(/의회$/, '')
  const context = onlyDistrict(region) ?? provinceOf(region) ?? ''
  return { name, type: agencyTypeOf(name), parent: null, context }
}

/** '서울특별시 동작구', if the words name exactly one current district. */
function onlyDistrict(text: string): string | null {
  const found = findRegions(text).filter((region) => region.validTo === null && region.district !== null)
  return found.length === 1 && found[0] ? `${found[0].province} ${found[0].district}` : null
}

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

type Cells = (column: Column) => string

export interface KnownAgency {
  /** named by the user; overrides everything except the city's own levels */
  given: string | null
  /** from the title, lines above the table or file name; '' if missing */
  agency: string
  department: string
}

/** The same institutions repeat for thousands of rows. */
const REMEMBERED = 10_000
const LEVELS: Column[] = ['unit1', 'unit2', 'unit3', 'unit4', 'unit5', 'unitFull']
const ONE_CELL: Column[] = ['agency', 'department', 'user']
/** A district's own institutions: '노원구 상계1동' is one of its departments. */
const OF_DISTRICT = /(?:[시군구](?:본청|청)?|의회)$/
export const UNKNOWN_AGENCY = '기관을 알 수 없음'

/** A table has them in the city's five levels, in one cell ('마포구 실뿌리복지과'), or above. */
export function agencyParser(header: TableHeader, known: KnownAgency): (cell: Cells) => AgencyAndDepartment {
  const columns = header.index.unit1 === undefined ? ONE_CELL : LEVELS
  const read = header.index.unit1 === undefined ? fromOneCell(known) : fromLevels
  const remembered = new Map<string, AgencyAndDepartment>()
  return (cell) => {
    const key = columns.map(cell).join('\n')
    const before = remembered.get(key)
    if (before) return before
    const institution = read((column) => copyString(cell(column)))
    if (remembered.size < REMEMBERED) remembered.set(key, institution)
    return institution
  }
}

function fromLevels(cell: Cells): AgencyAndDepartment {
  return seoulAgency(
    LEVELS.slice(0, 5).map((column) => tidy(cell(column))),
    tidy(cell('unitFull')),
  )
}

function fromOneCell({ given, agency, department }: KnownAgency): (cell: Cells) => AgencyAndDepartment {
  const fallback = named(given ?? agency)
  const ofUser = (user: string): ParsedAgency | null => (given || agency ? null : agencyOfHead(user))
  return (cell) => {
    const inColumn = withoutPersons(tidy(cell('agency')))
    const words = (tidy(cell('department')) || (inColumn ? '' : department)).split(' ')
    // '서울특별시 마포구 총무과', '마포구 총무과': the department cell starts with the institution.
    const isInstitution = (text: string): boolean =>
      (OF_DISTRICT.test(text) && onlyDistrict(text) !== null) || text === agency
    const length = [2, 1].find((count) => words.length > count && isInstitution(words.slice(0, count).join(' '))) ?? 0
    const inDepartment = length > 0 ? words.slice(0, length).join(' ') : ''
    const departmentRaw = words.slice(length).join(' ') || null
    return {
      agency:
        !given && (inColumn || inDepartment) ? named(inColumn || inDepartment) : (ofUser(cell('user')) ?? fallback),
      department: departmentRaw && departmentName(departmentRaw),
      departmentRaw,
    }
  }
}

/** '용인시장'; null if there is no such institution */
function agencyOfHead(user: string): ParsedAgency | null {
  const institution = institutionOfHead(tidy(user))
  const agency = institution === null ? null : nameAgency(institution)
  return agency?.context ? agency : null
}

const named = (text: string): ParsedAgency =>
  text === '' ? { name: UNKNOWN_AGENCY, type: 'other', parent: null, context: '' } : nameAgency(text)

const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()
