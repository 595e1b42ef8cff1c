import { Worker } from 'node:worker_threads'
import { DOCUMENT_HEAP_MAX_MB } from '@/domain/limits'

/** A thread that reads documents, one at a time. */
export interface Reader {
  worker: Worker
  /** it has read before, and has its libraries loaded */
  warm: boolean
}

/** The last thread that finished, kept for the next document: starting one takes longer than most files. */
let idle: Reader | null = null

export function takeReader(): Reader {
  const kept = idle
  idle = null
  if (kept) {
    kept.worker.ref()
    return kept
  }
  const worker = new Worker(new URL('./documentWorker.mjs', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: DOCUMENT_HEAP_MAX_MB, maxYoungGenerationSizeMb: 16 },
  })
  return { worker, warm: false }
}

/** Takes a thread back that has read its document to the end. */
export function keepReader({ worker }: Reader): void {
  if (idle) void idle.worker.terminate()
  worker.unref()
  idle = { worker, warm: true }
}
