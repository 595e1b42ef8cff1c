import type { IncomingMessage, ServerResponse } from 'node:http'

/** Whether the path of a request is text: `%E0%A4%A` is no character in UTF-8. */
export function isReadablePath(url: string): boolean {
  try {
    return !decodeURIComponent(url.split('?', 1)[0] ?? '').includes('\0')
  } catch {
    return false
  }
}

/**
 * A path that cannot be decoded is the caller's mistake, not the server's: Next would answer it with 500.
 * @returns true when the request was answered with 400
 */
export function refuseMalformedPaths(req: IncomingMessage, res: ServerResponse): boolean {
  if (isReadablePath(req.url ?? '')) return false
  res.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' })
  res.end('주소를 읽을 수 없습니다. 잘린 주소인지 확인해 주십시오.')
  return true
}
