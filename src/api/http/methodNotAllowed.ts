import type { OpenAPIHono } from '@hono/zod-openapi'
import { sendError } from './sendError'

/**
 * Answers every other method of a path with 405 (RFC 9110, 15.5.6). Comes after the path's operations.
 * @param allowed the methods of the path, as the `Allow` header lists them
 */
export function methodNotAllowed(app: OpenAPIHono, path: string, allowed: string): void {
  app.all(path, (c) => sendError(c, { code: 'method-not-allowed', params: { allowed } }))
}
