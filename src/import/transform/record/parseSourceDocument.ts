import { isSourceUrl } from '@/domain/expense/sourceUrl'
import type { Column } from '@/import/header/columns.data'
import type { ParsedSourceDocument } from './parsedRow'

/** The published page a row comes from, where the file names it. */
export function parseSourceDocument(
  cell: (column: Column) => string,
  masked: (text: string) => string,
): ParsedSourceDocument | null {
  if (cell('documentTitle') === '' && cell('documentUrl') === '') return null
  const url = isSourceUrl(cell('documentUrl')) ? cell('documentUrl') : null
  const title = masked(cell('documentTitle')).normalize('NFC').replace(/\s+/g, ' ') || null
  const number = cell('documentKey')
  const key = url ?? (number && title ? `${number} ${title}` : title)
  return key ? { key, title, url } : null
}
