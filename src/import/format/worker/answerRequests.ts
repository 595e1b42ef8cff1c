import { parentPort } from 'node:worker_threads'
import { documentRows } from '../documentRows'
import { FormatFault, limitOf } from '../formatFault'
import type { SheetRow } from '../sheetRow'
import type { Answer, Request } from './protocol'

/** Rows that travel between threads at once. */
const BLOCK_ROWS = 1_000

let rows: SheetRow[] = []
let sent = 0

async function answer(request: Request): Promise<Answer> {
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
function faultOf(error: unknown): Answer {
  if (error instanceof FormatFault) return { fault: error.code, value: error.value, limit: limitOf(error) }
  return { fault: 'damaged', cause: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}

parentPort?.on('message', (request: Request) => {
  void answer(request)
    .catch(faultOf)
    .then((reply) => parentPort?.postMessage(reply))
})
