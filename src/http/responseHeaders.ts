import type { ServerResponse, OutgoingHttpHeader, OutgoingHttpHeaders, IncomingMessage } from 'node:http'
import type { Release } from '@/infra/memoryLimits'
import { isPanel } from '@/domain/staff/cmsRedirect'
import type { RequestContext } from '@/infra/requestContext'

/** Like the package `on-headers`; the last added runs first. The listener returns the status to send. */
export function onHeaders(res: ServerResponse, listener: (status: number) => number): void {
  const writeHead = res.writeHead.bind(res)
  res.writeHead = (status: number, ...rest: unknown[]) => {
    const headers = rest.find((part) => typeof part === 'object' && part !== null)
    if (headers) applyHeaders(res, headers as OutgoingHttpHeaders | OutgoingHttpHeader[])
    return writeHead(listener(status))
  }
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

export const isEventStream = (res: ServerResponse): boolean =>
  String(res.getHeader('content-type') ?? '').startsWith('text/event-stream')

/** Unless the response is already not a 200. */
export function applyPageStatus(res: ServerResponse, request: RequestContext): void {
  onHeaders(res, (status) => (status === 200 ? (request.pageStatus ?? status) : status))
}

/**
 * Answers 400 when a server action of the panel fails, since Payload checks no arguments: what it cannot read or use
 * is an error for Next. An outage, which the action notes, remains a server error.
 */
export function applyActionStatus(
  { method }: IncomingMessage,
  res: ServerResponse,
  path: string,
  { reads }: RequestContext,
): void {
  if (method === 'POST' && isPanel(path))
    onHeaders(res, (status) => (status !== 500 ? status : reads.unavailable ? 503 : 400))
}
