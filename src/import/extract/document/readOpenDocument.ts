import { strFromU8, unzipSync } from 'fflate'
import { DOCUMENT_CELLS_MAX } from '@/domain/expense/fileLimits'
import { FormatError, SizeError } from '@/import/source/formatError'
import type { SheetRow } from '@/import/source/sheetRow'
import { readWorkbook } from './readWorkbook'

const CONTENT = 'content.xml'
const MANIFEST = 'META-INF/manifest.xml'
const ROW_OR_CELL = /<(?:[\w.-]{1,40}:)?table-(row|cell)\b([^<>]{0,2000})>/g
const REPEATED = /number-(?:rows|columns)-repeated\s*=\s*["']\s*(\d{1,9})/

/** `bytes`: from `keepZipEntries`. Throws FormatError: `encrypted`, `too_big`, and errors of `readWorkbook`. */
export function readOpenDocument(bytes: Uint8Array): Promise<SheetRow[]> {
  const parts = unzipSync(bytes, { filter: ({ name }) => name === CONTENT || name === MANIFEST })
  if (strFromU8(parts[MANIFEST] ?? new Uint8Array(), true).includes('encryption-data'))
    throw new FormatError('encrypted')
  assertCellCount(strFromU8(parts[CONTENT] ?? new Uint8Array(), true))
  return readWorkbook(bytes)
}

/** Counts cells before parsing: one tag may repeat a billion cells, which the library would expand. */
function assertCellCount(content: string): void {
  let cells = 0
  let rows = 1
  for (const [, part, attributes = ''] of content.matchAll(ROW_OR_CELL)) {
    const times = Number(REPEATED.exec(attributes)?.[1] ?? 1)
    if (part === 'row') rows = times
    // Self-closing (empty) cells are not expanded.
    else if (!attributes.endsWith('/')) cells += rows * times
    if (cells > DOCUMENT_CELLS_MAX) throw new SizeError('cells')
  }
}
