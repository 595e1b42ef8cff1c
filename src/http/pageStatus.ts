import type { ServerResponse } from 'node:http'
import type { RequestContext } from '@/infra/requestContext'
import { onHeaders } from './onHeaders'

/** Applies the status set by the page (`setPageStatus`), unless the response is already not a 200. */
export function applyPageStatus(res: ServerResponse, request: RequestContext): void {
  onHeaders(res, (status) => (status === 200 ? (request.pageStatus ?? status) : status))
}
