import type { FileErrorCode, SizeLimit } from '@/domain/expense/fileErrors'
import type { SheetRow } from '@/import/source/sheetRow'
import type { DocumentKind } from '../document/sniffDocument'

/** A document in memory, or the path of an .xlsx too large for it. */
export type DocumentToRead = DocumentInMemory | { path: string }

export interface DocumentInMemory {
  bytes: Uint8Array
  kind: DocumentKind
}

export type WorkerRequest = DocumentToRead | { next: true }

/** `{ ready: true }` once loaded; then for each request a block of rows (empty at the end) or an error. */
export type WorkerResponse =
  | { rows: SheetRow[] }
  | { errorCode: FileErrorCode; value?: string; limit?: SizeLimit; cause?: string }
