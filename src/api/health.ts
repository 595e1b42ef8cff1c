import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Queryable } from '@/infra/database/pool'

export interface Readiness {
  /** separate and read-write, so that a busy pool does not fail the check */
  sql: Queryable
  isDraining: () => boolean
}

const RETRY_SECONDS = '5'

/**
 * `/healthz`: the process answers. `/readyz`: the database answers, even if read-only, and requests are welcome. Never
 * cached.
 */
export function healthChecks(app: OpenAPIHono, { sql, isDraining }: Readiness): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))
  app.get('/readyz', async (c) => {
    const status = isDraining() ? 'shutting down' : await databaseStatus(sql)
    if (status === 'ok' || status === 'read-only') return c.json({ status }, 200, { 'Cache-Control': 'no-store' })
    return c.json({ status }, 503, { 'Cache-Control': 'no-store', 'Retry-After': RETRY_SECONDS })
  })
}

const databaseStatus = (sql: Queryable): Promise<'ok' | 'read-only' | 'database unavailable'> =>
  sql.query<{ transaction_read_only: string }>('SHOW transaction_read_only').then(
    ({ rows }) => (rows[0]?.transaction_read_only === 'on' ? 'read-only' : 'ok'),
    () => 'database unavailable',
  )
