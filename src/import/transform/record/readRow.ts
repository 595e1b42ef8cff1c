import type { SheetRow } from '@/import/source/sheetRow'
import { UNKNOWN_AGENCY } from '../agency/agencyParser'
import { parseRow, type RowParserContext, type ScannedRow } from './parseRow'

export interface RowReader extends RowParserContext {
  /** a `place` parser that knows other institutions' signs; null if none are known */
  placeSeenAt: ((agency: string) => RowParserContext['place']) | null
}

/**
 * Restores a sign removed as a possible name if another institution has it at the same door. Rows of payees and
 * implausible rows add no signs. Throws ImplausibleAmountError.
 */
export function readRow(row: SheetRow, reader: RowReader, year?: string): ScannedRow {
  const parsed = parseRow(row, reader, year)
  const { place, status, reason, agency, yearless } = parsed
  if (yearless) return { ...parsed, yearless: { ...yearless, read: (found: string) => readRow(row, reader, found) } }
  const isBelieved = status === 'ok' || reason === 'place_person'
  if (!place.mayBeSign || !reader.placeSeenAt || !isBelieved || agency.name === UNKNOWN_AGENCY) return parsed
  // A city's offices count as one institution.
  return parseRow(row, { ...reader, place: reader.placeSeenAt(agency.parent?.name ?? agency.name) }, year)
}
