import { SOURCE_NAME_MAX } from '@/domain/http/limits'
import type { SheetRow } from '@/import/source/sheetRow'
import { withoutLongCells } from '../longCells'

/** A row with its cells and its sheet's name cut to their limits. */
export const boundedRow = (row: SheetRow): SheetRow =>
  withoutLongCells(
    row.sheet && row.sheet.length > SOURCE_NAME_MAX ? { ...row, sheet: row.sheet.slice(0, SOURCE_NAME_MAX) } : row,
  )
