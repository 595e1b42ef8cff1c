import type { IncomingMessage, ServerResponse } from 'node:http'
import { replicas } from '@/infra/database/readPool'
import type { RequestContext } from '@/infra/requestContext'
import { isOpenRead, isRead } from './gate/method'
import type { PageCache } from './pageCache/pageCache'
import { onHeaders } from './responseHeaders'

interface Cookies {
  isSignedIn: (cookies: string | undefined) => boolean
  /** the database's position after the caller's last write; 0 for none */
  readWritten: (cookies: string | undefined) => number
  writtenCookie: (position: number) => string
}

export interface ReadYourWrites {
  mayHaveWritten: (cookies: string | undefined) => boolean
  /** Before a request is answered. `path`: decoded */
  begin: (req: IncomingMessage, res: ServerResponse, path: string, request: RequestContext) => void
}

/**
 * The cache waits for a write's invalidations, and replicas for its rows, so that authors see their change (decision
 * 45). No cookie before a sign-in: what visitors write, they read on pages that no replica answers.
 */
export function createReadYourWrites(
  { isSignedIn, readWritten, writtenCookie }: Cookies,
  cache: () => Pick<PageCache, 'markWrite'> | null,
): ReadYourWrites {
  return {
    mayHaveWritten: (cookies) => readWritten(cookies) > 0 || isSignedIn(cookies),
    begin({ method = '', headers: { cookie } }, res, path, request) {
      if (isRead(method) || isOpenRead(path)) {
        request.readAfter = readWritten(cookie)
        return
      }
      request.readAfter = Infinity
      onHeaders(res, (status) => {
        if (status < 400) cache()?.markWrite()
        if (replicas().length > 0 && (isSignedIn(cookie) || res.hasHeader('Set-Cookie')))
          res.appendHeader('Set-Cookie', writtenCookie(request.writtenAt ?? Infinity))
        return status
      })
    },
  }
}
