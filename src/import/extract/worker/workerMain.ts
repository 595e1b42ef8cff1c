import { parentPort } from 'node:worker_threads'
import { FormatError, limitOf } from '@/import/source/errors'
import type { SheetRow } from '@/import/source/sheetRow'
import { documentRows } from '../document/documentRows'
import { streamWorkbook } from '../workbook/streamWorkbook'
import type { DocumentInMemory, WorkerResponse, WorkerRequest } from './readDocument'

const BLOCK_ROWS = 1_000

let blocks: AsyncIterator<SheetRow[]> | null = null

async function answer(request: WorkerRequest): Promise<WorkerResponse> {
  if (!('next' in request)) blocks = 'path' in request ? streamWorkbook(request.path) : blocksOf(request)
  const next = await blocks?.next()
  if (next && !next.done) return { rows: next.value }
  blocks = null
  return { rows: [] }
}

async function* blocksOf({ bytes, kind }: DocumentInMemory): AsyncGenerator<SheetRow[]> {
  const rows = await documentRows(bytes, kind)
  for (let sent = 0; sent < rows.length; sent += BLOCK_ROWS) yield rows.slice(sent, sent + BLOCK_ROWS)
}

/** A parser may throw anything on broken bytes; for the reader the file is damaged. */
function toErrorResponse(error: unknown): WorkerResponse {
  if (error instanceof FormatError) return { errorCode: error.code, value: error.value, limit: limitOf(error) }
  return { errorCode: 'damaged', cause: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}

parentPort?.postMessage({ ready: true })
parentPort?.on('message', (request: WorkerRequest) => {
  void answer(request)
    .catch(toErrorResponse)
    .then((reply) => parentPort?.postMessage(reply))
})
