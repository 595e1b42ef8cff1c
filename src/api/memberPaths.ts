import type { OpenAPIHono } from '@hono/zod-openapi'
import { bodyLimit } from 'hono/body-limit'
import { MEMBER_BYTES_MAX } from '@/domain/limits'
import { refuse } from './errors'

/** Bodies to a path are no larger than what members send. Comes before the operations. */
export function limitBodies(app: OpenAPIHono, path: string): void {
  app.use(path, bodyLimit({ maxSize: MEMBER_BYTES_MAX, onError: (c) => refuse(c, { code: 'body-too-large', params: { max: MEMBER_BYTES_MAX } }) }))
}

/** Whatever else is asked of a path is refused, with the methods it takes. Comes after the operations. */
export function refuseTheRest(app: OpenAPIHono, path: string, methods: string): void {
  app.all(path, (c) => refuse(c, { code: 'method-not-allowed', params: { allowed: methods } }))
}
