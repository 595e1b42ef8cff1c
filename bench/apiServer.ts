import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { jsonWithEtag } from '@/api/http/jsonWithEtag'
import { createApi } from '@/api/createApi'
import { withPreparedStatements } from '@/infra/database/statements'
import { createReadPool } from '@/infra/database/readPool'
import { announce } from './servers'

/**
 * The public API in a process of its own, on the same listener as the product's, and next to it one read by primary
 * key through the same path (router, pool, answer with its tag): what searches are compared with.
 */
const pool = createReadPool(process.env.DATABASE_URL ?? '')
const sql = withPreparedStatements(pool)
const BY_KEY = `
  SELECT id, title, name, branch, category, sub_category, address, phone, latitude, longitude
  FROM restaurants WHERE id = $1`
const app = new Hono()
app.get('/by-key/:id', async (c) =>
  jsonWithEtag(c, (await sql.query(BY_KEY, [Number(c.req.param('id'))])).rows[0] ?? {}),
)
app.route('/', createApi({ pool, writes: pool }))
announce(createServer(getRequestListener(app.fetch)))
