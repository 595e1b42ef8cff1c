import { isSourceUrl } from '@/domain/expense/sourceUrl'
import { maskTitle } from '@/domain/upload/maskTitle'
import type { Column } from '@/import/header/columns.data'
import type { ParsedSourceDocument } from './parsedRow'

interface Named {
  title: string
  url: string
  number: string
}

/** Reads the published page of a row, if given; rows of one page are consecutive. */
export function sourceDocumentParser(): (cell: (column: Column) => string) => ParsedSourceDocument | null {
  let last: Named = { title: '', url: '', number: '' }
  let document: ParsedSourceDocument | null = null
  return (cell) => {
    const [title, url, number] = [cell('documentTitle'), cell('documentUrl'), cell('documentKey')]
    if (title !== last.title || url !== last.url || number !== last.number) {
      last = { title, url, number }
      document = parseSourceDocument(last)
    }
    return document
  }
}

function parseSourceDocument(named: Named): ParsedSourceDocument | null {
  if (named.title === '' && named.url === '') return null
  const url = isSourceUrl(named.url) ? named.url : null
  const title = maskTitle(named.title).replace(/\s+/g, ' ') || null
  const key = url ?? (named.number && title ? `${named.number} ${title}` : title)
  return key ? { key, title, url } : null
}
