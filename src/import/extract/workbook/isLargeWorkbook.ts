import { DOCUMENT_BYTES_MAX, WORKBOOK_STREAMED_FROM } from '@/domain/expense/fileLimits'
import { ZipParts } from './zipParts'

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/i
const HOLDS_CELLS = /^xl\/(?:worksheets\/[^/]+|sharedStrings)\.xml$/i

/** Whether a file is an .xlsx too large for memory, according to its archive directory. */
export async function isLargeWorkbook(path: string, size: number): Promise<boolean> {
  const parts = await ZipParts.open(path).catch(() => null)
  if (!parts) return false
  parts.close()
  const { names } = parts
  if (!names.includes('xl/workbook.xml') || !names.some((name) => SHEET.test(name))) return false
  const cells = names.filter((name) => HOLDS_CELLS.test(name))
  return (
    size > DOCUMENT_BYTES_MAX || cells.reduce((sum, name) => sum + parts.declaredSize(name), 0) > WORKBOOK_STREAMED_FROM
  )
}
