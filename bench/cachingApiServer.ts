import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createApi } from '@/api/createApi'
import { startPageCache } from '@/http/pageCache/startPageCache'
import { createReadPool } from '@/infra/database/readPool'
import { runRequest } from '@/infra/requestContext'
import { announce } from './servers'

/** The public API behind the cache of whole answers, as the product serves it. */
const pool = createReadPool(process.env.DATABASE_URL ?? '')
const api = createApi({ pool, writes: pool })
const listener = getRequestListener(api.fetch)
const cache = startPageCache({ pages: () => undefined, api: api.fetch })
announce(
  createServer((req, res) => {
    void runRequest(async (request) => {
      const path = (req.url ?? '').split('?', 1)[0] ?? ''
      if (!(await cache.answer(req, res, path, request))) await listener(req, res)
    })
  }),
)
