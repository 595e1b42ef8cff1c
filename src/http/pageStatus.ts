import type { ServerResponse } from 'node:http'
import type { RequestContext } from '@/infra/requestContext'

/** Answers with the status that the page set (`setPageStatus`); whatever is no 200 stays as it is. */
export function applyPageStatus(res: ServerResponse, request: RequestContext): void {
  const writeHead = res.writeHead.bind(res) as (status: number, ...rest: unknown[]) => ServerResponse
  res.writeHead = (status: number, ...rest: unknown[]) =>
    writeHead(status === 200 ? (request.pageStatus ?? status) : status, ...rest)
}
