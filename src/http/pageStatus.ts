import type { ServerResponse } from 'node:http'
import type { RequestContext } from '@/infra/requestContext'
import { onHeaders } from './onHeaders'

/** Answers with the status that the page set (`setPageStatus`); anything that is no 200 stays as it is. */
export function applyPageStatus(res: ServerResponse, request: RequestContext): void {
  onHeaders(res, (status) => (status === 200 ? (request.pageStatus ?? status) : status))
}
