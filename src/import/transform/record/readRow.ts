import type { SheetRow } from '@/import/source/sheetRow'
import { UNKNOWN_AGENCY } from '../agency/agencyParser'
import { parseRow, type RowParserContext, type ScannedRow } from './parseRow'

export interface RowReader extends RowParserContext {
  /** `place` for one institution's cells, with signs that another has too; null where nothing is known of others */
  placeSeenAt: ((agency: string) => RowParserContext['place']) | null
}

/**
 * A row as `parseRow` reads it, with a sign that was left out for its likeness to a person's name where another
 * institution has it at the same door. Rows of payees and rows that cannot be believed show no sign.
 * @throws ImplausibleAmountError
 */
export function readRow(row: SheetRow, reader: RowReader, year?: string): ScannedRow {
  const parsed = parseRow(row, reader, year)
  const { place, status, reason, agency, yearless } = parsed
  if (yearless) return { ...parsed, yearless: { ...yearless, read: (found: string) => readRow(row, reader, found) } }
  const isBelieved = status === 'ok' || reason === 'place_person'
  if (!place.mayBeSign || !reader.placeSeenAt || !isBelieved || agency.name === UNKNOWN_AGENCY) return parsed
  // A city's offices are one institution with it.
  return parseRow(row, { ...reader, place: reader.placeSeenAt(agency.parent?.name ?? agency.name) }, year)
}
