import type { ServerResponse } from 'node:http'
import { BUSY_SECONDS } from '@/domain/http/limits'
import { onHeaders } from '../onHeaders'

/** Regardless of what Payload sets. */
export function setNoStore(res: ServerResponse): void {
  onHeaders(res, (status) => {
    res.setHeader('Cache-Control', 'no-store')
    if (status === 503 && !res.hasHeader('Retry-After')) res.setHeader('Retry-After', String(BUSY_SECONDS))
    return status
  })
}
