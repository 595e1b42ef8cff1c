import type { ServerResponse } from 'node:http'
import { BUSY_SECONDS } from '@/domain/http/limits'
import type { Violation } from '@/domain/violation'
import { messageOf } from '@/messages/violations'
import { httpStatusOf } from '@/domain/httpStatus'

/** In Payload's error format. */
export function rejectRest(res: ServerResponse, violation: Violation): true {
  const status = httpStatusOf(violation.code)
  res.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(status === 503 && { 'Retry-After': String(BUSY_SECONDS) }),
    ...(violation.code === 'method-not-allowed' && { Allow: violation.params.allowed }),
  })
  res.end(JSON.stringify({ errors: [{ data: { code: violation.code }, message: messageOf(violation) }] }))
  return true
}
