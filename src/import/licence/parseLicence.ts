import { createHash } from 'node:crypto'
import { collapse, normalizeCell, tidy } from '@/domain/place/text/normalizeCell'
import { shopPhone } from '@/domain/place/text/shopPhone'
import { findInAddress } from '@/domain/region/findInAddress'
import { findRegions } from '@/domain/region/findRegion'
import { splitBranch } from '@/domain/place/parse/branch'
import { COMPANY_MARK, markCorporate, withoutMarks } from '@/domain/place/text/corporateMark'
import { branchKey, nameKey } from '@/domain/place/keys/nameKey'
import { parsePlace } from '@/domain/place/parse/parsePlace'
import type { LicenceRejectReason } from '@/domain/licence/licenceImportReport'
import { readPoint } from './coordinates'
import type { LicenceColumn } from './columns.data'
import type { LicenceHeader } from './header'
import { keyOfPlain, licenceAddress } from './licenceAddress'

/** Days are 'YYYY-MM-DD'. */
export interface ParsedLicence {
  /** the authority's number, or a fingerprint of name and address */
  number: string
  name: string
  branch: string | null
  nameKey: string
  branchKey: string
  company: string | null
  /** five digits */
  regionCode: string
  lotAddress: string | null
  roadAddress: string | null
  /** '' without a house number, which identifies no building */
  lotKey: string
  roadKey: string
  latitude: number | null
  longitude: number | null
  phone: string | null
  kind: string | null
  businessType: string | null
  isOpen: boolean
  openedOn: string | null
  /** null while open or paused */
  closedOn: string | null
  /** the day of this state */
  asOf: string
}

export type LicenceRow = { licence: ParsedLicence } | { reason: LicenceRejectReason }

interface LicenceName {
  name: string
  branch: string | null
  nameKey: string
  branchKey: string
  /** the company next to a sign with a corporate mark; otherwise null */
  company: string | null
}

/** `parsePlace` would not change it: one word without branch, mark or address. */
const PLAIN = /^[가-힣]{2,9}$/
const MAY_BE_MORE = /[점동로길리가구시군]$|회사|법인|조합|식당가|구내|매점/

/** Like a place cell; null without letters. */
function parseLicenceName(raw: string): LicenceName | null {
  const { name, branch } = split(raw)
  if (!/[\p{L}\p{N}]/u.test(name)) return null
  return { name, branch, nameKey: nameKey(name), branchKey: branchKey(branch), company: companyIn(raw, name, branch) }
}

/** The rest of a marked text outside brackets, without name and branch: 달빛상회 in '(주)달빛상회 산채향'. */
function companyIn(raw: string, name: string, branch: string | null): string | null {
  const marked = markCorporate(normalizeCell(raw))
  const text = collapse(withoutMarks(marked).replace(/\(.*/, ''))
  if (!marked.includes(COMPANY_MARK) || !text.includes(name)) return null
  return tidy(text.replace(name, ' ').replace(branch ?? '', ' ')) || null
}

/** A licence is one shop, regardless of its name: '꽃, 밥에 피다' is not two, and '삼청로146' is not an address. */
function split(raw: string): { name: string; branch: string | null } {
  const text = normalizeCell(raw)
  if (PLAIN.test(text) && !MAY_BE_MORE.test(text)) return { name: text, branch: null }
  const { kind, shops } = parsePlace(raw)
  const [shop] = shops
  if (kind === 'shop' && shop) return shop
  const { name, branch } = splitBranch(normalizeCell(withoutMarks(markCorporate(text))))
  return { name: tidy(name), branch }
}

/** The state of a licensed business. A paused one is neither open nor closed. */
type BusinessStatus = 'open' | 'paused' | 'closed'

/** Prefixes of the register's state names (영업상태명, else 상세영업상태명), and its state codes. */
const STATUSES: readonly [BusinessStatus, RegExp][] = [
  ['open', /^(?:영업(?!정지)|정상|운영|개업|재개업|open|01?$|1$)/],
  ['paused', /^(?:휴업|일시|영업정지|02$|2$)/],
  ['closed', /^(?:폐업|취소|말소|직권|만료|정지|중지|제외|삭제|전출|폐쇄|closed|0?[345]$)/],
]

/** `names`: name and code of the state; the first known counts, else null. Without states all are open businesses. */
function parseBusinessStatus(names: readonly string[], hasEnd: boolean): BusinessStatus | null {
  const given = names
    .map((name) => name.normalize('NFKC').toLowerCase().replace(/\s/g, ''))
    .filter((name) => name !== '')
  if (given.length === 0) return hasEnd ? 'closed' : 'open'
  for (const name of given) {
    const known = STATUSES.find(([, words]) => words.test(name))
    if (known) return known[0]
  }
  return null
}

/** '20140224', '2014-02-24 13:05:00', '2014.2.24.', '20140224235959' → '2014-02-24'; null if no calendar day. */
function licenceDay(text: string): string | null {
  const match =
    /^(\d{4})[-./]?\s?(\d{1,2})[-./]?\s?(\d{1,2})(?!\d)/.exec(text.trim()) ??
    /^(\d{4})(\d{2})(\d{2})\d{6}(?!\d)/.exec(text.trim())
  if (!match) return null
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = year >= 1900 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString().slice(0, 10) : null
}

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
