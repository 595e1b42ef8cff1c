import { isSourceUrl } from '@/domain/expense/sourceUrl'
import { maskPersons } from '@/domain/person/maskPersons'
import type { Column } from '@/import/header/columns.data'
import type { ParsedSourceDocument } from './parsedRow'

/** The published page a row comes from, where the file names it. */
export function parseSourceDocument(cell: (column: Column) => string): ParsedSourceDocument | null {
  const url = isSourceUrl(cell('documentUrl')) ? cell('documentUrl') : null
  const title = maskPersons(cell('documentTitle')).normalize('NFC').replace(/\s+/g, ' ') || null
  const number = cell('documentKey')
  const key = url ?? (number && title ? `${number} ${title}` : title)
  return key ? { key, title, url } : null
}
