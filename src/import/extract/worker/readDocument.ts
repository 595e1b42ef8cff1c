import { Worker } from 'node:worker_threads'
import {
  DOCUMENT_MEMORY_MAX_MB,
  DOCUMENT_TIME_MAX_MS,
  WORKBOOK_TIME_MAX_MS,
  DOCUMENT_HEAP_MAX_MB,
} from '@/domain/expense/limits'
import type { SizeLimit, FileErrorCode } from '@/domain/expense/fileErrors'
import { FormatError, SizeError } from '@/import/source/errors'
import type { SheetRow } from '@/import/source/sheetRow'
import type { DocumentKind } from '../document/sniffDocument'

/** A document in memory, or the path of an .xlsx too large for it. */
type DocumentToRead = DocumentInMemory | { path: string }

export interface DocumentInMemory {
  bytes: Uint8Array
  kind: DocumentKind
}

export type WorkerRequest = DocumentToRead | { next: true }

/** `{ ready: true }` once loaded; then for each request a block of rows (empty at the end) or an error. */
export type WorkerResponse =
  | { rows: SheetRow[] }
  | { errorCode: FileErrorCode; value?: string; limit?: SizeLimit; cause?: string }

interface PooledWorker {
  worker: Worker
  /** resolves when the code is loaded or the thread ended; that time does not count for the document */
  ready: Promise<void>
  /** process memory before it started, in bytes */
  memoryBefore: number
}

/** Workers above this memory are terminated after use, because libraries free memory slowly. */
const KEEP_MAX_BYTES = 110 * 1024 * 1024

/** The last idle worker, kept because starting one takes longer than reading most files. */
let idle: PooledWorker | null = null

function acquireWorker(): PooledWorker {
  const kept = idle
  idle = null
  if (kept) {
    kept.worker.ref()
    return kept
  }
  const memoryBefore = process.memoryUsage.rss()
  const worker = new Worker(new URL('./documentWorker.mjs', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: DOCUMENT_HEAP_MAX_MB, maxYoungGenerationSizeMb: 8 },
  })
  // A pending request gets the error anyway, and an idle worker may run out of memory too.
  worker.on('error', () => undefined)
  worker.on('exit', () => {
    if (idle?.worker === worker) idle = null
  })
  const ready = new Promise<void>((resolve) => {
    for (const event of ['message', 'error', 'exit']) worker.once(event, () => resolve())
  })
  return { worker, ready, memoryBefore }
}

function releaseWorker(reader: PooledWorker): void {
  if (idle || process.memoryUsage.rss() - reader.memoryBefore > KEEP_MAX_BYTES) {
    void reader.worker.terminate()
    return
  }
  reader.worker.unref()
  idle = reader
}

/** How often process memory is checked, because inflated bytes are outside the engine's heap limit. */
const WATCH_MS = 10

/** On a busy machine wall-clock time may exceed CPU time by this factor. */
const WALL_FACTOR = 10

/** Elapsed wall-clock time or, if less, CPU time, because a waiting thread is not reading. */
function stopwatch(): () => number {
  const [clock, processor] = [performance.now(), process.cpuUsage()]
  return () => {
    const { user, system } = process.cpuUsage(processor)
    return Math.min(performance.now() - clock, (user + system) / 1000)
  }
}

interface ReadingLimits {
  timeMax: number
  memoryMaxMb: number
  memory: SizeLimit
}

const WHOLE: ReadingLimits = { timeMax: DOCUMENT_TIME_MAX_MS, memoryMaxMb: DOCUMENT_MEMORY_MAX_MB, memory: 'memory' }
/** The import of its rows grows the process too, so the thread's heap and the reader's own limits bound it instead. */
const STREAMED: ReadingLimits = { timeMax: WORKBOOK_TIME_MAX_MS, memoryMaxMb: Infinity, memory: 'workbook_memory' }

/** In another thread with limited CPU time and memory. Throws FormatError; `too_slow` or `too_big` at a limit. */
export async function* readDocument(document: DocumentToRead): AsyncGenerator<SheetRow[]> {
  const reader = acquireWorker()
  const { timeMax, memoryMaxMb, memory } = 'path' in document ? STREAMED : WHOLE
  const memoryMax = process.memoryUsage.rss() + memoryMaxMb * 1024 * 1024
  let timeLeft = timeMax
  let whole = false
  try {
    await reader.ready
    for (let request: WorkerRequest = document; ; request = { next: true }) {
      const spent = stopwatch()
      const response = await ask(reader, request, { timeMax: timeLeft, memoryMax, memory }).catch(withSeconds(timeMax))
      timeLeft -= spent()
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
    // Not awaited: the thread ends only after its current step.
    else void reader.worker.terminate()
  }
}

const withSeconds =
  (timeMax: number) =>
  (error: unknown): never => {
    throw error instanceof FormatError && error.code === 'too_slow'
      ? new FormatError('too_slow', String(timeMax / 1000))
      : error
  }

function ask(
  { worker }: PooledWorker,
  request: WorkerRequest,
  { timeMax, memoryMax, memory }: { timeMax: number; memoryMax: number; memory: SizeLimit },
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
            ? new SizeError(memory)
            : new FormatError('damaged', undefined, error.stack),
        ),
      )
    const ended = (): void => settle(() => reject(new FormatError('damaged')))
    const [spent, startedAt] = [stopwatch(), performance.now()]
    const check = (): void => {
      const left = timeMax - spent()
      if (left <= 0 || performance.now() - startedAt >= WALL_FACTOR * timeMax) rejectWith(new FormatError('too_slow'))
      else timer = setTimeout(check, Math.max(left, WATCH_MS))
    }
    let timer = setTimeout(check, timeMax)
    const watch = setInterval(
      () => process.memoryUsage.rss() > memoryMax && rejectWith(new SizeError(memory)),
      WATCH_MS,
    )
    worker.on('message', answered).on('error', failed).on('exit', ended)
    worker.postMessage(request)
  })
}
