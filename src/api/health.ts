import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Queryable } from '@/infra/database/pool'

/** `/healthz`: the process answers. `/readyz`: and so does its database. For the proxy in front, so never cached. */
export function healthChecks(app: OpenAPIHono, sql: Queryable): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))
  app.get('/readyz', async (c) => {
    const ready = await sql.query('SELECT 1').then(
      () => true,
      () => false,
    )
    return c.json({ status: ready ? 'ok' : 'database unavailable' }, ready ? 200 : 503, { 'Cache-Control': 'no-store' })
  })
}
