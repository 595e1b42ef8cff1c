import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { MEMBER_BYTES_MAX } from '@/domain/member/limits'
import { sendError } from './sendError'

/**
 * Rejects larger request bodies on a path with 413.
 * @param maxSize in bytes; defaults to the members' limit
 */
export function limitBodySize(app: OpenAPIHono, path: string, maxSize = MEMBER_BYTES_MAX): void {
  const onError = (c: Context) => sendError(c, { code: 'body-too-large', params: { max: maxSize } })
  app.use(path, bodyLimit({ maxSize, onError }))
}
