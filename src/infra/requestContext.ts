import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** What became of the reads behind one request. */
export interface RequestReads {
  /** something that the answer should hold could not be read */
  failed: boolean
  /** and that because the database did not answer, so that asking it again is in vain */
  unavailable: boolean
}

/** What a page may say of itself next to 200; Next lets a page set none, and sends an empty shell with its own 404. */
type PageStatus = 400 | 404

/** The request that is being answered. */
export interface RequestContext {
  /** ours always: a caller's could forge log lines */
  id: string
  /** of `clientIpPrefix`; never logged as it is */
  network?: string
  /** the pattern that its path fits; a path may hold a token or a person */
  route?: string
  reads: RequestReads
  pageStatus?: PageStatus
  /** `performance.now()` of the oldest of what it is made from that other pages share */
  oldestRead?: number
  /** what the page is made from (`pageTags`); without any it is not kept */
  pageTags?: Set<string>
  /** of a document: its static parts, by their index; the router's own form of a page carries them itself */
  markup?: string[]
}

// The HTTP front and Next's server bundle are two module graphs in one process: they must share one storage.
const shared = globalThis as typeof globalThis & { gonggongRequest?: AsyncLocalStorage<RequestContext> }
const storage = (shared.gonggongRequest ??= new AsyncLocalStorage<RequestContext>())

/** Runs the handling of one request, in a context of its own. */
export function runRequest<T>(handle: (request: RequestContext) => T): T {
  const request: RequestContext = { id: randomUUID(), reads: { failed: false, unavailable: false } }
  return storage.run(request, () => handle(request))
}

/** The request that is being answered here, if any. */
export const currentRequest = (): RequestContext | undefined => storage.getStore()

/** Notes that an answer will lack something. */
export function noteFailedRead(): void {
  const request = currentRequest()
  if (request) request.reads.failed = true
}

/** Notes that the database did not answer. */
export function noteUnavailable(): void {
  const request = currentRequest()
  if (request) Object.assign(request.reads, { failed: true, unavailable: true })
}

/** Says that the page is whole without what the database did not give: it is not kept, and is not a failure. */
export function excuseUnavailable(): void {
  const request = currentRequest()
  if (request) request.reads.unavailable = false
}

/** Notes that an answer is made from what was read earlier, for another one. */
export function noteSharedRead(since: number): void {
  const request = currentRequest()
  if (request) request.oldestRead = Math.min(request.oldestRead ?? Infinity, since)
}

/** Whether the database has failed to answer this request already. */
export const isUnavailable = (): boolean => currentRequest()?.reads.unavailable ?? false

/** Called by a page while it renders: its answer carries this status instead of 200. */
export function setPageStatus(status: PageStatus): void {
  const request = currentRequest()
  if (request) request.pageStatus = status
}

/** Called while a public page or answer is made: what it is made from, so that it may be kept until that changes. */
export function tagPage(...tags: string[]): void {
  const request = currentRequest()
  if (request) request.pageTags = new Set([...(request.pageTags ?? []), ...tags])
}
