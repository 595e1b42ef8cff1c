import { Worker } from 'node:worker_threads'
import { DOCUMENT_HEAP_MAX_MB } from '@/domain/expense/fileLimits'

/** A thread that reads documents, one at a time. */
export interface PooledWorker {
  worker: Worker
  /** when it has loaded its code, or ended: the document is not to blame for that time */
  ready: Promise<void>
  /** the process's memory before it started, bytes */
  memoryBefore: number
}

/** A worker above this memory is terminated after use: libraries are slow to free memory. */
const KEEP_MAX_BYTES = 110 * 1024 * 1024

/** The last idle worker, reused for the next document: starting one takes longer than most files. */
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
  // A pending request gets the error anyway; an idle worker may run out of memory too.
  worker.on('error', () => undefined)
  worker.on('exit', () => {
    if (idle?.worker === worker) idle = null
  })
  const ready = new Promise<void>((resolve) => {
    for (const event of ['message', 'error', 'exit']) worker.once(event, () => resolve())
  })
  return { worker, ready, memoryBefore }
}

/** Takes a thread back that has read its document to the end. */
export function releaseWorker(reader: PooledWorker): void {
  if (idle || process.memoryUsage.rss() - reader.memoryBefore > KEEP_MAX_BYTES) {
    void reader.worker.terminate()
    return
  }
  reader.worker.unref()
  idle = reader
}
