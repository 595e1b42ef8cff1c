import type { IncomingMessage, ServerResponse } from 'node:http'
import { isPanel } from '@/domain/staff/cmsRedirect'
import type { RequestContext } from '@/infra/requestContext'
import { onHeaders } from './onHeaders'

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
