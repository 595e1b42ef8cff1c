import { cutText } from '@/domain/cutText'
import { SOURCE_NAME_MAX } from '@/domain/http/limits'
import type { SheetRow } from '@/import/source/sheetRow'
import { cleanCells, withoutInvisible } from '../cleanCells'

export const boundedRow = (row: SheetRow): SheetRow =>
  cleanCells(row.sheet === null ? row : { ...row, sheet: cutText(withoutInvisible(row.sheet), SOURCE_NAME_MAX) })
