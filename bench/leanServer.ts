import { createServer } from 'node:http'
import pg from 'pg'
import '@/infra/database/pool'
import { announce } from './servers'

/** The least that Node and the database can do for an answer: one prepared statement, whose one column is its JSON. */
const { text, values } = JSON.parse(process.env.STATEMENT ?? '{}') as { text: string; values: unknown[] }
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, options: '-c jit=off' })

announce(
  createServer((_req, res) => {
    void pool.query<[string]>({ name: 'lean', text, values, rowMode: 'array' }).then(({ rows }) => {
      const body = rows[0]?.[0] ?? ''
      res.writeHead(200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': Buffer.byteLength(body),
      })
      res.end(body)
    })
  }),
)
