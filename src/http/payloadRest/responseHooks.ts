import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { BUSY_SECONDS } from '@/domain/http/limits'
import type { Release } from '@/infra/limiter'

/** Runs `step` with the status when an answer's head is about to be sent; all its headers are set by then. */
function beforeHead(res: ServerResponse, step: (status: number) => void): void {
  const writeHead = res.writeHead.bind(res)
  res.writeHead = ((status: number, ...given: [OutgoingHttpHeaders?] | [string, OutgoingHttpHeaders?]) => {
    const headers = given.find((one) => typeof one === 'object') ?? {}
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) res.setHeader(name, value)
    step(status)
    return writeHead(status)
  }) as typeof res.writeHead
}

/** Frees the slot when the headers are sent, so that a client who reads slowly holds none. */
export function releaseWhenAnswered(res: ServerResponse, release: Release): void {
  beforeHead(res, release)
  res.once('close', release)
}

/** No cache keeps the answer, whatever Payload says; one that asks for patience says how much. */
export function setNoStore(res: ServerResponse): void {
  beforeHead(res, (status) => {
    res.setHeader('Cache-Control', 'no-store')
    if (status === 503 && !res.hasHeader('Retry-After')) res.setHeader('Retry-After', String(BUSY_SECONDS))
  })
}
