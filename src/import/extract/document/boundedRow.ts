import { SOURCE_NAME_MAX } from '@/domain/http/limits'
import type { SheetRow } from '@/import/source/sheetRow'
import { cleanCells } from '../cleanCells'

/** A row with clean cells, and its sheet's name cut to its limit. */
export const boundedRow = (row: SheetRow): SheetRow =>
  cleanCells(
    row.sheet && row.sheet.length > SOURCE_NAME_MAX ? { ...row, sheet: row.sheet.slice(0, SOURCE_NAME_MAX) } : row,
  )
