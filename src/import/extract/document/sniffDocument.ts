import { utf16Of } from '@/infra/decodeText'
import type { FileFormat } from '@/import/source/sheetRow'
import { wrappingOf, type Wrapping } from '../text/inspectFile'

export type DocumentKind =
  | 'xlsx'
  | 'xlsb'
  | 'xls'
  | 'ods'
  | 'html'
  | 'pdf'
  | 'hwp'
  | 'hwp3'
  | 'hwpml'
  | 'hwpx'
  | 'utf16'

export const DOCUMENT_FORMATS: Record<DocumentKind, FileFormat> = {
  xlsx: 'xlsx',
  xlsb: 'xlsb',
  xls: 'xls',
  ods: 'ods',
  html: 'html',
  pdf: 'pdf',
  hwp: 'hwp',
  hwp3: 'hwp',
  hwpml: 'hwp',
  hwpx: 'hwpx',
  utf16: 'csv',
}

/** The kind of a document by its bytes, or the name of an unsupported format, or an error. */
export type Sniffed =
  | { kind: DocumentKind }
  | { unreadable: string }
  | { error: 'damaged' | Wrapping }
  | { error: 'nul'; row: number }

const HWP3 = 'HWP Document File V'
const has = (bytes: Buffer, text: string, encoding: BufferEncoding = 'latin1'): boolean =>
  bytes.includes(Buffer.from(text, encoding))

/** Packed, container and markup formats share their first bytes, so their content is inspected. */
export function sniffDocument(bytes: Buffer): Sniffed {
  const head = bytes.subarray(0, 4096).toString('latin1')
  if (head.startsWith('PK\x03\x04')) return sniffZip(bytes)
  const wrapping = wrappingOf(bytes)
  if (wrapping) return { error: wrapping }
  if (head.startsWith('\xd0\xcf\x11\xe0')) return sniffContainer(bytes)
  if (head.slice(0, 1024).includes('%PDF-')) return { kind: 'pdf' }
  if (head.startsWith(HWP3)) return { kind: 'hwp3' }
  // Excel 2 to 4: a bare stream without a container.
  if (/^\x09[\x00\x02\x04]/.test(head)) return { kind: 'xls' }
  if (/<HWPML[\s>]/.test(head)) return { kind: 'hwpml' }
  if (/<\?mso-application[^<>]{0,80}Excel|<(?:\w+:)?Workbook[\s>]/.test(head)) return { kind: 'xls' }
  if (
    head
      .replace(/^\xef\xbb\xbf/, '')
      .trimStart()
      .startsWith('<')
  )
    return { kind: 'html' }
  const picture = PICTURES.find(([, start]) => head.startsWith(start))
  if (picture) return { unreadable: picture[0] }
  if (utf16Of(bytes)) return { kind: 'utf16' }
  const row = rowOfNul(bytes)
  return row === null ? { unreadable: '' } : { error: 'nul', row }
}

/** Control bytes that no text contains. */
const BINARY = /[\x01-\x08\x0e-\x1a\x1c-\x1f]/

/** The line, from 1, of a text's first NUL; null if it is not text. */
function rowOfNul(bytes: Buffer): number | null {
  const at = bytes.indexOf(0)
  const head = bytes.toString('latin1', 0, Math.max(at, 4096))
  const firstLine = head.slice(0, head.indexOf('\n') + 1)
  return at < 0 || BINARY.test(head) || !/[,;\t]/.test(firstLine) ? null : head.slice(0, at).split('\n').length
}

/** Formats often published next to expense lists. */
const PICTURES: [name: string, start: string][] = [
  ['PNG', '\x89PNG'],
  ['JPEG', '\xff\xd8\xff'],
  ['GIF', 'GIF8'],
]

/** Whether an archive has an entry with this prefix; some programs use backslashes. */
const holds = (bytes: Buffer, entry: string): boolean => has(bytes, entry) || has(bytes, entry.replace('/', '\\'))

function sniffZip(bytes: Buffer): Sniffed {
  if (has(bytes, 'hwp+zip') || holds(bytes, 'Contents/section')) return { kind: 'hwpx' }
  if (holds(bytes, 'xl/workbook.xml')) return { kind: 'xlsx' }
  if (holds(bytes, 'xl/workbook.bin')) return { kind: 'xlsb' }
  if (holds(bytes, 'xl/workbook')) return { kind: 'xlsx' }
  // An archive's directory is at its end.
  if (!has(bytes, 'PK\x05\x06')) return { error: 'damaged' }
  if (holds(bytes, 'word/document')) return { unreadable: 'DOCX' }
  if (!has(bytes, 'content.xml')) return { unreadable: 'ZIP' }
  // Some programs compress the entry that names the document type.
  const other = /opendocument\.(text|presentation)/.exec(bytes.toString('latin1', 0, 4096))?.[1]
  return other ? { unreadable: other === 'text' ? 'ODT' : 'ODP' } : { kind: 'ods' }
}

function sniffContainer(bytes: Buffer): Sniffed {
  if (has(bytes, 'HWP Document File') || has(bytes, 'BodyText', 'utf16le')) return { kind: 'hwp' }
  if (has(bytes, 'Workbook', 'utf16le') || has(bytes, 'Book', 'utf16le')) return { kind: 'xls' }
  if (has(bytes, 'EncryptedPackage', 'utf16le')) return { kind: 'xls' }
  return { unreadable: has(bytes, 'WordDocument', 'utf16le') ? 'DOC' : 'OLE' }
}
