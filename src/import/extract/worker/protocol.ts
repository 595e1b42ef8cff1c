import type { FileErrorCode, SizeLimit } from '@/domain/expense/fileErrors'
import type { SheetRow } from '@/import/source/sheetRow'
import type { DocumentKind } from '../document/sniffDocument'

/** To the worker: a document to read, or the wish for the next block of its rows. */
export type WorkerRequest = { bytes: Uint8Array; kind: DocumentKind } | { next: true }

/** From the worker: a block of rows (empty at the end), or why there are none. */
export type WorkerResponse =
  { rows: SheetRow[] } | { errorCode: FileErrorCode; value?: string; limit?: SizeLimit; cause?: string }
