import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Release } from '@/infra/limiter'

type WriteHead = (status: number, ...rest: unknown[]) => ServerResponse

/**
 * Runs the listener when a response's headers are about to be sent, all of them set by then (as the package
 * `on-headers` does). The listener added last runs first.
 * @param listener given the status, and what it returns is sent
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

/** Frees a limiter's slot with the response's first byte, so that a client who reads slowly holds none. */
export function releaseOnHeaders(res: ServerResponse, release: Release): void {
  onHeaders(res, (status) => {
    release()
    return status
  })
  res.once('close', release)
}

/** Headers as `writeHead` takes them besides `setHeader`: by name, or one after the other. */
function applyHeaders(res: ServerResponse, headers: OutgoingHttpHeaders | OutgoingHttpHeader[]): void {
  if (!Array.isArray(headers)) {
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) res.setHeader(name, value)
    return
  }
  for (let at = 0; at + 1 < headers.length; at += 2) res.appendHeader(String(headers[at]), String(headers[at + 1]))
}
