import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'

/** What a page may say of itself beside 200; Next lets a page set none, and sends an empty shell with its own 404. */
type PageStatus = 400 | 404

// The HTTP front and Next's server bundle are two module graphs in one process: they must share one storage.
const shared = globalThis as typeof globalThis & {
  gonggongPageStatus?: AsyncLocalStorage<{ status: PageStatus | null }>
}
const requests = (shared.gonggongPageStatus ??= new AsyncLocalStorage())

/** Called by a page while it renders: its answer carries this status instead of 200. */
export function setPageStatus(status: PageStatus): void {
  const request = requests.getStore()
  if (request) request.status = status
}

/** Lets the page that `render` answers with set its own status; whatever is no 200 stays as it is. */
export function withPageStatus<T>(res: ServerResponse, render: () => T): T {
  const request: { status: PageStatus | null } = { status: null }
  const writeHead = res.writeHead.bind(res) as (status: number, ...rest: unknown[]) => ServerResponse
  res.writeHead = (status: number, ...rest: unknown[]) =>
    writeHead(status === 200 ? (request.status ?? status) : status, ...rest)
  return requests.run(request, render)
}
