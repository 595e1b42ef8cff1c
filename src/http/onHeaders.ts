import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Release } from '@/infra/limiter'

type WriteHead = (status: number, ...rest: unknown[]) => ServerResponse

/**
 * Runs the listener just before a response's headers are sent (like the package `on-headers`). The last added runs
 * first.
 * @param listener gets the status and returns the one to send
 */
export function onHeaders(res: ServerResponse, listener: (status: number) => number): void {
  const writeHead = res.writeHead.bind(res) as WriteHead
  const listened: WriteHead = (status, ...rest) => {
    const headers = rest.find((part) => typeof part === 'object' && part !== null)
    if (headers) applyHeaders(res, headers as OutgoingHttpHeaders | OutgoingHttpHeader[])
    return writeHead(listener(status))
  }
  res.writeHead = listened
}

/** Frees a limiter's slot with the first byte, so that slow readers do not hold it. */
export function releaseOnHeaders(res: ServerResponse, release: Release): void {
  onHeaders(res, (status) => {
    release()
    return status
  })
  res.once('close', release)
}

/** Headers passed to `writeHead`, as an object or flat list. */
function applyHeaders(res: ServerResponse, headers: OutgoingHttpHeaders | OutgoingHttpHeader[]): void {
  if (!Array.isArray(headers)) {
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) res.setHeader(name, value)
    return
  }
  for (let at = 0; at + 1 < headers.length; at += 2) res.appendHeader(String(headers[at]), String(headers[at + 1]))
}
