import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Queryable } from '@/infra/database/pool'

export interface Readiness {
  /** on a connection of its own, so that a crowd of requests does not make the server look ill */
  sql: Queryable
  /** whether the server is to end */
  isDraining: () => boolean
}

const RETRY_SECONDS = '5'

/**
 * `/healthz`: the process answers. `/readyz`: so does its database, and requests may come. For the proxy in front, so
 * never cached.
 */
export function healthChecks(app: OpenAPIHono, { sql, isDraining }: Readiness): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))
  app.get('/readyz', async (c) => {
    const reason = isDraining() ? 'shutting down' : (await answers(sql)) ? null : 'database unavailable'
    if (reason === null) return c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' })
    return c.json({ status: reason }, 503, { 'Cache-Control': 'no-store', 'Retry-After': RETRY_SECONDS })
  })
}

const answers = (sql: Queryable): Promise<boolean> =>
  sql.query('SELECT 1').then(
    () => true,
    () => false,
  )
