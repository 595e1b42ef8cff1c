import { FormatFault } from './formatFault'
import type { SheetRow } from './sheetRow'
import type { DocumentKind } from './sniffDocument'
import { slimZip } from './slimZip'

/**
 * A document's rows, whatever it is, all of a sheet equally wide. Libraries are loaded when they are needed.
 * @throws FormatFault
 */
export async function documentRows(bytes: Uint8Array, kind: DocumentKind): Promise<SheetRow[]> {
  return padToWidth(await readRows(bytes, kind))
}

/** A document ends its rows at the last cell that holds something; only in a text table do missing cells mean a shift. */
function padToWidth(rows: SheetRow[]): SheetRow[] {
  const widths = new Map<string | null, number>()
  for (const { sheet, cells } of rows) widths.set(sheet, Math.max(widths.get(sheet) ?? 0, cells.length))
  return rows.map((row) => {
    const missing = (widths.get(row.sheet) ?? 0) - row.cells.length
    return missing > 0 ? { ...row, cells: [...row.cells, ...Array<string>(missing).fill('')] } : row
  })
}

async function readRows(bytes: Uint8Array, kind: DocumentKind): Promise<SheetRow[]> {
  switch (kind) {
    case 'xlsx':
      return (await import('./readWorkbook')).readWorkbook(slimZip(bytes))
    case 'xls':
      return (await import('./readWorkbook')).readWorkbook(bytes)
    case 'html':
      return (await import('./readHtml')).readHtml(bytes)
    case 'pdf':
      return (await import('./pdf/readPdf')).readPdf(bytes)
    case 'hwpx':
      return (await import('./readHwp')).readHwp(slimZip(bytes), kind)
    case 'hwp':
    case 'hwp3':
    case 'hwpml':
      return (await import('./readHwp')).readHwp(bytes, kind)
    case 'utf16':
      return (await import('./readUtf16')).readUtf16(bytes)
    default:
      throw new FormatFault('unsupported', kind satisfies never)
  }
}
