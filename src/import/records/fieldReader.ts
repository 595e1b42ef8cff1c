import { cleanLine } from '@/domain/text'
import { SHORT_TEXT_MAX } from '@/domain/directory/directory'
import { isInKorea } from '@/domain/nearby/nearPoint'
import type { RecordValue } from '@/contract/uploadRows'
import type { RecordRejectReason } from '@/domain/upload/kinds'
import { findRegions } from '@/domain/region/findRegion'
import { provinceOf } from '@/domain/region/readRegion'
import { regionKey } from '@/domain/region/regionNames'
import type { CellOf, RecordProblem } from './recordDefinition'

const ID_MAX = 2_147_483_647

export type Reading = { value: RecordValue } | { reason: RecordRejectReason }

/** Collects a row's values and its first error. Empty cells are skipped. */
export class FieldReader<Column extends string> {
  readonly values: Record<string, RecordValue> = {}
  problem: RecordProblem | null = null

  constructor(private readonly cell: CellOf<Column>) {}

  /** `missing`: the rejection for an empty cell; null if it may be empty. */
  read(column: Column, missing: RecordRejectReason | null, read: (text: string) => Reading = shortText): void {
    this.keep(column, cleanLine(this.cell(column)), missing, read)
  }

  readLines(column: Column, missing: RecordRejectReason | null, max: number): void {
    this.keep(column, this.cell(column), missing, textUpTo(max))
  }

  private keep(
    column: Column,
    text: string,
    missing: RecordRejectReason | null,
    read: (text: string) => Reading,
  ): void {
    if (text === '') {
      if (missing) this.reject(column, missing)
      return
    }
    const reading = read(text)
    if ('reason' in reading) this.reject(column, reading.reason)
    else if (reading.value !== null) this.values[column] = reading.value
  }

  /** Reports only the first reason; correcting it reveals the next. */
  reject(column: Column, reason: RecordRejectReason): void {
    this.problem ??= { column, reason }
  }

  text(column: Column): string {
    const value = this.values[column]
    return typeof value === 'string' ? value : ''
  }
}

export const textUpTo =
  (max: number) =>
  (text: string): Reading =>
    text.length > max ? { reason: 'text_too_long' } : { value: text }

export const shortText = textUpTo(SHORT_TEXT_MAX)

/** '12', '12.0' and '1,204', as spreadsheets write numbers. */
export function recordId(text: string): Reading {
  const plain = text.replaceAll(',', '').replace(/\.0+$/, '')
  const id = /^\d{1,10}$/.test(plain) ? Number(plain) : 0
  return id >= 1 && id <= ID_MAX ? { value: id } : { reason: 'id_invalid' }
}

/** Ignores case and spaces. */
export const wordOf =
  <Value extends RecordValue>(words: ReadonlyMap<string, Value>, reason: RecordRejectReason) =>
  (text: string): Reading => {
    const value = words.get(text.normalize('NFKC').toLowerCase().replace(/\s+/g, ''))
    return value === undefined ? { reason } : { value }
  }

/** '37.5665' in degrees, as spreadsheets write numbers. */
const degrees = (text: string): Reading =>
  /^\d{2,3}(?:\.\d{1,15})?$/.test(text) ? { value: Number(text) } : { reason: 'point_invalid' }

/** Both coordinates, of a point in Korea, or neither. */
export function readPoint(row: FieldReader<'latitude' | 'longitude'>): void {
  row.read('latitude', null, degrees)
  row.read('longitude', null, degrees)
  const { latitude, longitude } = row.values
  const missing = latitude === undefined ? 'latitude' : 'longitude'
  if (typeof latitude === 'number' && typeof longitude === 'number') {
    if (!isInKorea({ latitude, longitude })) row.reject('latitude', 'point_invalid')
  } else if (latitude !== longitude) row.reject(missing, 'point_incomplete')
}

/** '서울특별시 중구', '창원시', '11140'. A province alone is valid but names no district, so it reads as empty. */
export function regionCode(text: string): Reading {
  const found = findRegions(text)
  const current = found.filter(({ validTo }) => validTo === null)
  const [region, ...others] = current.length ? current : found
  if (!region) return isProvince(text) ? { value: null } : { reason: 'region_unknown' }
  return others.length && !hasOneName(text, [region, ...others])
    ? { reason: 'region_ambiguous' }
    : { value: region.code }
}

const isProvince = (text: string): boolean => provinceOf(text) !== null && !/\s/.test(text.trim())

/** '수원시' is itself rather than the former name of another. */
function hasOneName(text: string, regions: readonly { district: string | null }[]): boolean {
  const key = regionKey(text)
  return regions.filter(({ district }) => district !== null && regionKey(district) === key).length === 1
}
