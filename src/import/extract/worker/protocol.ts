import type { FileErrorCode, SizeLimit } from '@/domain/expense/fileErrors'
import type { SheetRow } from '@/import/source/sheetRow'
import type { DocumentKind } from '../document/sniffDocument'

/** A document in memory, or the path of an .xlsx that is too large for that. */
export type DocumentToRead = DocumentInMemory | { path: string }

export interface DocumentInMemory {
  bytes: Uint8Array
  kind: DocumentKind
}

/** To the worker: a document to read, or the wish for the next block of its rows. */
export type WorkerRequest = DocumentToRead | { next: true }

/**
 * From the worker, once it is loaded, `{ ready: true }`; then for each request a block of rows (empty at the end), or
 * why there are none.
 */
export type WorkerResponse =
  | { rows: SheetRow[] }
  | { errorCode: FileErrorCode; value?: string; limit?: SizeLimit; cause?: string }
