import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Release } from '@/infra/limiter'

type WriteHead = (status: number, ...rest: unknown[]) => ServerResponse

/** Like the package `on-headers`; the last added runs first. The listener returns the status to send. */
export function onHeaders(res: ServerResponse, listener: (status: number) => number): void {
  const writeHead = res.writeHead.bind(res) as WriteHead
  const listened: WriteHead = (status, ...rest) => {
    const headers = rest.find((part) => typeof part === 'object' && part !== null)
    if (headers) applyHeaders(res, headers as OutgoingHttpHeaders | OutgoingHttpHeader[])
    return writeHead(listener(status))
  }
  res.writeHead = listened
}

/** Slow readers must not hold the slot. */
export function releaseOnHeaders(res: ServerResponse, release: Release): void {
  onHeaders(res, (status) => {
    release()
    return status
  })
  res.once('close', release)
}

function applyHeaders(res: ServerResponse, headers: OutgoingHttpHeaders | OutgoingHttpHeader[]): void {
  if (!Array.isArray(headers)) {
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) res.setHeader(name, value)
    return
  }
  for (let at = 0; at + 1 < headers.length; at += 2) res.appendHeader(String(headers[at]), String(headers[at + 1]))
}
