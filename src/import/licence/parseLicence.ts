import { createHash } from 'node:crypto'
import { collapse } from '@/domain/place/text/normalizeCell'
import { shopPhone } from '@/domain/place/text/shopPhone'
import { findInAddress } from '@/domain/region/findInAddress'
import { findRegions } from '@/domain/region/findRegion'
import { readPoint } from './coordinates'
import type { LicenceColumn } from './columns.data'
import type { LicenceHeader } from './header'
import type { ParsedLicence, LicenceRow } from './parsedLicence'
import { keyOfPlain, licenceAddress } from './licenceAddress'
import { licenceDay } from './licenceDay'
import { parseLicenceName } from './licenceName'
import { parseBusinessStatus } from './businessStatus'

type CellOf = (column: LicenceColumn) => string

/** `today`: Korean day of the import, for rows without a date. */
export function parseLicence(cells: readonly string[], header: LicenceHeader, today: string): LicenceRow {
  // An unquoted comma shifts all later cells.
  if (cells.slice(header.width).some((cell) => cell.trim() !== '')) return { reason: 'cell_count' }
  const cell: CellOf = (column) => collapse(cells[header.index[column] ?? -1] ?? '')
  const rawName = cell('name')
  if (rawName === '') return { reason: 'name_missing' }
  const name = parseLicenceName(rawName)
  if (!name) return { reason: 'name_unreadable' }
  const where = readWhere(cell)
  if (where.regionCode === null) return { reason: 'district_unknown' }
  const state = readState(cell, today)
  if (!state) return { reason: 'state_unknown' }
  const { regionCode, ...addresses } = where
  const point = readPoint(cell('x') || cell('longitude'), cell('y') || cell('latitude'), header.grid)
  const licence: ParsedLicence = {
    ...name,
    number: numberOf(cell),
    regionCode,
    ...addresses,
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    phone: shopPhone(cell('phone')),
    kind: cell('kind') || null,
    businessType: cell('businessType') || null,
    openedOn: licenceDay(cell('openedOn')),
    ...state,
  }
  return { licence }
}

type Where = Pick<ParsedLicence, 'lotAddress' | 'roadAddress' | 'lotKey' | 'roadKey'> & { regionCode: string | null }

/** The text rather than the column decides whether an address is a lot or a road (세종로 is both). */
function readWhere(cell: CellOf): Where {
  const where: Where = { regionCode: null, lotAddress: null, roadAddress: null, lotKey: '', roadKey: '' }
  const columns = ['roadAddress', 'lotAddress', 'address'] as const
  for (const column of columns) {
    const written = cell(column)
    const address = licenceAddress(written)
    if (address === '') continue
    where.regionCode ??= findInAddress(address, cell('district'))?.code ?? null
    const key = keyOfPlain(address)
    const isRoad = key ? key.kind === 'road' && !written.includes('번지') : column === 'roadAddress'
    const text = key?.hasNumber ? key.text : ''
    if (isRoad && where.roadAddress === null) Object.assign(where, { roadAddress: address, roadKey: text })
    else if (!isRoad && where.lotAddress === null) Object.assign(where, { lotAddress: address, lotKey: text })
  }
  const named = findRegions(cell('district'))
  if (named.length === 1) where.regionCode ??= named[0]?.code ?? null
  return where
}

function readState(cell: CellOf, today: string): Pick<ParsedLicence, 'isOpen' | 'closedOn' | 'asOf'> | null {
  const end = licenceDay(cell('closedOn')) ?? licenceDay(cell('cancelledOn'))
  const status = parseBusinessStatus([cell('state'), cell('stateCode'), cell('stateDetail')], end !== null)
  if (!status) return null
  const changed = [licenceDay(cell('modifiedAt')), licenceDay(cell('updatedAt'))].filter(
    (day) => day !== null && day <= today,
  )
  const asOf = changed.sort().at(-1) ?? today
  return { isOpen: status === 'open', closedOn: status === 'closed' ? (end ?? asOf) : null, asOf }
}

/** Numbers are unique only per authority; newer ones include its code. */
function numberOf(cell: CellOf): string {
  const [number, authority] = [cell('number'), cell('authority')]
  if (number !== '') return authority === '' || number.startsWith(authority) ? number : `${authority}-${number}`
  const address = cell('roadAddress') || cell('lotAddress') || cell('address')
  const text = [cell('name'), address].map((part) => part.normalize('NFKC').replace(/\s/g, '')).join('\u001f')
  return createHash('sha256').update(text).digest('hex')
}
