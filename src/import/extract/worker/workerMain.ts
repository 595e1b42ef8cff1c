import { parentPort } from 'node:worker_threads'
import { documentRows } from '../document/documentRows'
import { FormatError, limitOf } from '@/import/source/formatError'
import type { SheetRow } from '@/import/source/sheetRow'
import type { WorkerResponse, WorkerRequest } from './protocol'

/** Rows that travel between threads at once. */
const BLOCK_ROWS = 1_000

let rows: SheetRow[] = []
let sent = 0

async function answer(request: WorkerRequest): Promise<WorkerResponse> {
  if ('bytes' in request) {
    rows = await documentRows(request.bytes, request.kind)
    sent = 0
  }
  const block = rows.slice(sent, sent + BLOCK_ROWS)
  sent += block.length
  if (block.length === 0) rows = []
  return { rows: block }
}

/** A parser that stumbles over broken bytes throws whatever it likes: to its reader the file is damaged. */
function toErrorResponse(error: unknown): WorkerResponse {
  if (error instanceof FormatError) return { errorCode: error.code, value: error.value, limit: limitOf(error) }
  return { errorCode: 'damaged', cause: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}

parentPort?.on('message', (request: WorkerRequest) => {
  void answer(request)
    .catch(toErrorResponse)
    .then((reply) => parentPort?.postMessage(reply))
})
