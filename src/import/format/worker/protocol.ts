import type { FileFaultCode, SizeLimit } from '@/domain/expense/fileFaults'
import type { SheetRow } from '../sheetRow'
import type { DocumentKind } from '../sniffDocument'

/** To the worker: a document to read, or the wish for the next block of its rows. */
export type Request = { bytes: Uint8Array; kind: DocumentKind } | { next: true }

/** From the worker: a block of rows (empty at the end), or why there are none. */
export type Answer = { rows: SheetRow[] } | { fault: FileFaultCode; value?: string; limit?: SizeLimit; cause?: string }
