import { AsyncLocalStorage } from 'node:async_hooks'

/** What became of the reads behind one request. */
export interface RequestReads {
  /** something that the answer should hold could not be read */
  failed: boolean
  /** and that because the database did not answer, so that asking it again is in vain */
  unavailable: boolean
}

// The HTTP front and Next's server bundle are two module graphs in one process: they must share one.
const shared = globalThis as typeof globalThis & { gonggongReads?: AsyncLocalStorage<RequestReads> }
const storage = (shared.gonggongReads ??= new AsyncLocalStorage<RequestReads>())

/** Runs the handling of one request, whose reads are watched. */
export const watchingReads = <T>(handle: (reads: RequestReads) => T): T => {
  const reads: RequestReads = { failed: false, unavailable: false }
  return storage.run(reads, () => handle(reads))
}

/** Notes, for the request under way, that an answer will lack something. */
export function noteFailedRead(): void {
  const reads = storage.getStore()
  if (reads) reads.failed = true
}

/** Notes, for the request under way, that the database did not answer. */
export function noteUnavailable(): void {
  const reads = storage.getStore()
  if (reads) Object.assign(reads, { failed: true, unavailable: true })
}

/** Whether the database has failed to answer this request already. */
export const isUnavailable = (): boolean => storage.getStore()?.unavailable ?? false
