import { FormatError } from '@/import/source/formatError'
import { readPdf } from '../pdf/readPdf'
import { boundedRow } from './boundedRow'
import { readHtml } from './readHtml'
import { readHwp } from './readHwp'
import { readOpenDocument } from './readOpenDocument'
import { readUtf16 } from './readUtf16'
import { readWorkbook } from './readWorkbook'
import type { SheetRow } from '@/import/source/sheetRow'
import type { DocumentKind } from './sniffDocument'
import { keepZipEntries } from './keepZipEntries'

/** Rows of one sheet have equal width; cells and names are cut. Libraries load on first use. Throws FormatError. */
export async function documentRows(bytes: Uint8Array, kind: DocumentKind): Promise<SheetRow[]> {
  return padToWidth((await readRows(bytes, kind)).map(boundedRow))
}

/** Documents end a row at its last non-empty cell. Only in text tables do missing cells mean shifted columns. */
function padToWidth(rows: SheetRow[]): SheetRow[] {
  const widths = new Map<string | null, number>()
  for (const { sheet, cells } of rows) widths.set(sheet, Math.max(widths.get(sheet) ?? 0, cells.length))
  return rows.map((row) => {
    const missing = (widths.get(row.sheet) ?? 0) - row.cells.length
    return missing > 0 ? { ...row, cells: [...row.cells, ...Array<string>(missing).fill('')] } : row
  })
}

function readRows(bytes: Uint8Array, kind: DocumentKind): Promise<SheetRow[]> | SheetRow[] {
  switch (kind) {
    case 'xlsx':
    case 'xlsb':
      return readWorkbook(keepZipEntries(bytes))
    case 'ods':
      return readOpenDocument(keepZipEntries(bytes))
    case 'xls':
      return readWorkbook(bytes)
    case 'html':
      return readHtml(bytes)
    case 'pdf':
      return readPdf(bytes)
    case 'hwpx':
      return readHwp(keepZipEntries(bytes), kind)
    case 'hwp':
    case 'hwp3':
    case 'hwpml':
      return readHwp(bytes, kind)
    case 'utf16':
      return readUtf16(bytes)
    default:
      throw new FormatError('unsupported', kind satisfies never)
  }
}
