import { Worker } from 'node:worker_threads'
import { DOCUMENT_HEAP_MAX_MB } from '@/domain/limits'
import type { DocumentKind } from '../sniffDocument'

/** A thread that reads documents of one family, one at a time. */
export interface Reader {
  worker: Worker
  libraries: string
}

const PDF = ['pdfjs-dist/legacy/build/pdf.mjs', 'pdfjs-dist/legacy/build/pdf.worker.mjs']
const WORKBOOK = ['xlsx', 'xlsx/dist/cpexcel.full.mjs']
const LIBRARIES: Record<DocumentKind, readonly string[]> = {
  pdf: PDF,
  xlsx: WORKBOOK,
  xls: WORKBOOK,
  hwp: ['kordoc'],
  hwp3: ['kordoc'],
  hwpml: ['kordoc'],
  hwpx: ['kordoc'],
  html: ['parse5'],
  utf16: ['parse5'],
}

/** The last thread that finished, kept for the next document of its family: starting one takes longer than most files. */
let idle: Reader | null = null

export function takeReader(kind: DocumentKind): Reader {
  const libraries = LIBRARIES[kind].join()
  const kept = idle
  idle = null
  if (kept?.libraries === libraries) {
    kept.worker.ref()
    return kept
  }
  if (kept) void kept.worker.terminate()
  const worker = new Worker(new URL('./documentWorker.mjs', import.meta.url), {
    execArgv: [],
    workerData: { libraries: LIBRARIES[kind] },
    resourceLimits: { maxOldGenerationSizeMb: DOCUMENT_HEAP_MAX_MB, maxYoungGenerationSizeMb: 16 },
  })
  return { worker, libraries }
}

/** Takes a thread back that has read its document to the end. */
export function keepReader(reader: Reader): void {
  if (idle) void idle.worker.terminate()
  reader.worker.unref()
  idle = reader
}
