import { agencyTypeOf } from '@/domain/agencyTypes'
import { findRegions } from '@/domain/region/findRegion'
import type { Column } from '../header/columns.data'
import type { Header } from '../header/header'
import type { InstitutionReading } from './agency'
import { seoulAgency } from './seoulAgency'

type Cells = (column: Column) => string

/** Readings of institutions repeat for thousands of rows; there are only so many departments. */
const REMEMBERED = 10_000

/** How this table names institution and department: by the city's five levels, or in one cell ('마포구 실뿌리복지과'). */
export function institutionReader(header: Header): (cell: Cells) => InstitutionReading {
  const read = header.index.unit1 === undefined ? fromOneCell : fromLevels
  const columns = header.index.unit1 === undefined ? ONE_CELL : LEVELS
  const known = new Map<string, InstitutionReading>()
  return (cell) => {
    const key = columns.map(cell).join('\n')
    const remembered = known.get(key)
    if (remembered) return remembered
    const institution = read(cell)
    if (known.size < REMEMBERED) known.set(key, institution)
    return institution
  }
}

const LEVELS: Column[] = ['unit1', 'unit2', 'unit3', 'unit4', 'unit5', 'unitFull']
const ONE_CELL: Column[] = ['agency', 'department']

function fromLevels(cell: Cells): InstitutionReading {
  return seoulAgency(LEVELS.slice(0, 5).map((column) => tidy(cell(column))), tidy(cell('unitFull')))
}

const UNKNOWN = '기관을 알 수 없음'

function fromOneCell(cell: Cells): InstitutionReading {
  const agency = tidy(cell('agency'))
  const department = tidy(cell('department'))
  const [first = '', ...rest] = (agency || department).split(' ')
  const region = findRegions(first)[0]
  const name = region?.district ? `${region.province} ${region.district}` : agency || UNKNOWN
  const own = agency ? department : region?.district ? rest.join(' ') : department
  return {
    agency: { name, type: region?.district ? 'district' : agencyTypeOf(name), parent: null, context: region?.district ? name : '' },
    department: own || null,
  }
}

const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()
