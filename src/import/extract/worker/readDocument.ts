import { DOCUMENT_MEMORY_MAX_MB, DOCUMENT_TIME_MAX_MS } from '@/domain/expense/fileLimits'
import { FormatError, SizeError } from '@/import/source/formatError'
import type { SheetRow } from '@/import/source/sheetRow'
import type { DocumentKind } from '../document/sniffDocument'
import type { WorkerResponse, WorkerRequest } from './protocol'
import { releaseWorker, acquireWorker, type PooledWorker } from './workerPool'

/** How often the process's memory is looked at: inflated bytes lie outside of the heap that the engine limits. */
const WATCH_MS = 10

/**
 * A document's rows, read in another thread that may use so much time and memory and no more.
 * @throws FormatError; `too_slow`, `too_big` when a limit is reached
 */
export async function* readDocument(bytes: Uint8Array, kind: DocumentKind): AsyncGenerator<SheetRow[]> {
  const reader = acquireWorker()
  const memoryMax = process.memoryUsage.rss() + DOCUMENT_MEMORY_MAX_MB * 1024 * 1024
  let timeLeft = DOCUMENT_TIME_MAX_MS
  let whole = false
  try {
    for (let request: WorkerRequest = { bytes, kind }; ; request = { next: true }) {
      const startedAt = performance.now()
      const response = await ask(reader, request, timeLeft, memoryMax)
      timeLeft -= performance.now() - startedAt
      if ('errorCode' in response) {
        whole = true
        throw response.limit
          ? new SizeError(response.limit)
          : new FormatError(response.errorCode, response.value, response.cause)
      }
      whole = response.rows.length === 0
      if (whole) return
      yield response.rows
    }
  } finally {
    if (whole) releaseWorker(reader)
    // Not awaited: a thread in the middle of a long step ends only after it.
    else void reader.worker.terminate()
  }
}

function ask(
  { worker }: PooledWorker,
  request: WorkerRequest,
  timeMax: number,
  memoryMax: number,
): Promise<WorkerResponse> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      clearTimeout(timer)
      clearInterval(watch)
      worker.off('message', answered).off('error', failed).off('exit', ended)
      act()
    }
    const rejectWith = (error: FormatError): void => settle(() => reject(error))
    const answered = (response: WorkerResponse): void => settle(() => resolve(response))
    const failed = (error: Error & { code?: string }): void =>
      settle(() =>
        reject(
          error.code === 'ERR_WORKER_OUT_OF_MEMORY'
            ? new SizeError('memory')
            : new FormatError('damaged', undefined, error.stack),
        ),
      )
    const ended = (): void => settle(() => reject(new FormatError('damaged')))
    const timer = setTimeout(() => rejectWith(new FormatError('too_slow')), timeMax)
    const watch = setInterval(
      () => process.memoryUsage.rss() > memoryMax && rejectWith(new SizeError('memory')),
      WATCH_MS,
    )
    worker.on('message', answered).on('error', failed).on('exit', ended)
    worker.postMessage(request)
  })
}
