import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { Span } from '@opentelemetry/api'

export interface RequestReads {
  /** something the response should contain could not be read */
  failed: boolean
  /** because the database did not answer, so retrying is pointless */
  unavailable: boolean
}

/** Statuses a page may set; Next offers no way, and its own 404 is an empty shell. */
type PageStatus = 400 | 404

export interface RequestContext {
  /** generated, or a trusted proxy's */
  id: string
  /** of the trace, if there is one */
  span?: Span
  /** from `clientIpPrefix`; only logged as a pseudonym */
  network?: string
  /** route pattern; the path itself may contain a token or person */
  route?: string
  reads: RequestReads
  pageStatus?: PageStatus
  /** `performance.now()` of the oldest shared data in it */
  oldestRead?: number
  /** cache tags (`pageTags`); without any it is not cached */
  pageTags?: Set<string>
  /** its reads see everything up to this position of the database's log; Infinity: only the primary is read */
  readAfter: number
  /** the position after its writes, for the caller's next requests */
  writtenAt?: number
  /** static parts of a document by index; router responses carry them inline */
  markup?: string[]
}

// The HTTP front and Next's bundle are two module graphs in one process and must share one storage.
const shared = globalThis as typeof globalThis & { gonggongRequest?: AsyncLocalStorage<RequestContext> }
const storage = (shared.gonggongRequest ??= new AsyncLocalStorage<RequestContext>())

export function runRequest<T>(handle: (request: RequestContext) => T): T {
  const request: RequestContext = { id: randomUUID(), reads: { failed: false, unavailable: false }, readAfter: 0 }
  return storage.run(request, () => handle(request))
}

export const currentRequest = (): RequestContext | undefined => storage.getStore()

export function noteFailedRead(): void {
  const request = currentRequest()
  if (request) request.reads.failed = true
}

export function noteUnavailable(): void {
  const request = currentRequest()
  if (request) Object.assign(request.reads, { failed: true, unavailable: true })
}

/** Not cached, but not an error either. */
export function excuseUnavailable(): void {
  const request = currentRequest()
  if (request) request.reads.unavailable = false
}

/** The response uses data read earlier for another one. */
export function noteSharedRead(since: number): void {
  const request = currentRequest()
  if (request) request.oldestRead = Math.min(request.oldestRead ?? Infinity, since)
}

export const isUnavailable = (): boolean => currentRequest()?.reads.unavailable ?? false

export function setPageStatus(status: PageStatus): void {
  const request = currentRequest()
  if (request) request.pageStatus = status
}

export function tagPage(...tags: string[]): void {
  const request = currentRequest()
  if (request) request.pageTags = new Set([...(request.pageTags ?? []), ...tags])
}
