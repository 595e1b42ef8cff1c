import { Worker } from 'node:worker_threads'
import { DOCUMENT_HEAP_MAX_MB } from '@/domain/expense/fileLimits'

export interface PooledWorker {
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

export function acquireWorker(): PooledWorker {
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

export function releaseWorker(reader: PooledWorker): void {
  if (idle || process.memoryUsage.rss() - reader.memoryBefore > KEEP_MAX_BYTES) {
    void reader.worker.terminate()
    return
  }
  reader.worker.unref()
  idle = reader
}
