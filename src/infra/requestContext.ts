import { AsyncLocalStorage } from 'node:async_hooks'

/** The request that is being answered, for the lines that are logged meanwhile. */
export interface RequestContext {
  id: string
  /** of `callerNetwork`; never logged as it is */
  network: string
}

// The HTTP front and Next's server bundle are two module graphs in one process: they must share one.
const shared = globalThis as typeof globalThis & { gonggongRequest?: AsyncLocalStorage<RequestContext> }
const storage = (shared.gonggongRequest ??= new AsyncLocalStorage<RequestContext>())

/** Whatever this handler does from now on belongs to the request. */
export const enterRequest = (context: RequestContext): void => storage.enterWith(context)

/** The request that is being answered here, if any. */
export const currentRequest = (): RequestContext | undefined => storage.getStore()
