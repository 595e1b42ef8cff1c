import type { OpenAPIHono } from '@hono/zod-openapi'
import { sendError } from './sendError'

/** RFC 9110, 15.5.6. Register it after the path's operations. `allowed`: value of `Allow` */
export function methodNotAllowed(app: OpenAPIHono, path: string, allowed: string): void {
  app.all(path, (c) => sendError(c, { code: 'method-not-allowed', params: { allowed } }))
}
