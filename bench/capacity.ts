import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { importFile } from '@/import/load/importFile'
import { openFile } from '@/import/extract/openFile'
import { transaction } from '@/infra/database/pool'
import { refreshThreads } from '@/server/posts/counters'
import { addMember, memberCookie } from '../tests/int/setup/members'
import type { BenchDatabase } from './database'
import { writeExpenses } from './import/generatedExpenses'
import { startWorker } from './live/processes'
import { rate } from './rate'
import { serve, startCountedDatabase } from './startSeededSite'

/**
 * `npm run bench:capacity`: what this machine carries with one, two and three server processes on one port
 * (`--processes 1,2,3`), on an invented directory of `--rows` restaurants (200,000). Prints a table: pages, API answers
 * and writes a second, each measured alone; how long after a comment 2,000 listeners have heard of it; and the rows an
 * hour that an import takes while visitors read. Load and servers share the machine's cores.
 */
const { values } = parseArgs({
  options: { rows: { type: 'string', default: '200000' }, processes: { type: 'string', default: '1,2,3' } },
})
const rows = Number(values.rows)
const CONNECTIONS = 8
const MEMBERS = 200
const LISTENERS = 2_000
const COMMENTS = 20
const IMPORTED = 20_000
const KEPT = '/restaurants'

/** Milliseconds until nearly all listeners (99 %) have heard of a comment. */
async function delayOfNews(site: string, { pool }: BenchDatabase, post: number): Promise<number> {
  const listeners = startWorker('listeners.ts', { PORT: new URL(site).port })
  try {
    await listeners.ask({ open: LISTENERS, paths: [`/api/v1/posts/${post}/events`] })
    await listeners.ask({ note: true })
    const written: [number, number][] = []
    for (let comment = 0; comment < COMMENTS; comment++)
      await transaction(pool, async (sql) => {
        const { rows } = await sql.query<{ id: number }>(
          `INSERT INTO comments (post_id, content) VALUES ($1, '국밥') RETURNING id`,
          [post],
        )
        await refreshThreads(sql, [{ post, parent: null }])
        written.push([rows[0]?.id ?? 0, performance.timeOrigin + performance.now()])
      })
    await new Promise((waited) => setTimeout(waited, 3_000))
    const { deliveries, p99 } = await listeners.ask<{ deliveries: number; p99: number }>({ written })
    if (deliveries !== LISTENERS * COMMENTS) throw new Error(`${deliveries} of ${LISTENERS * COMMENTS} arrived`)
    return p99
  } finally {
    await listeners.stop()
  }
}

/** Rows an hour of a file of places that are new, while visitors read pages. */
async function importedAnHour(site: string, { pool }: BenchDatabase, folder: string, seed: number): Promise<number> {
  const path = join(folder, `${seed}.csv`)
  await writeExpenses(path, { rows: IMPORTED, places: IMPORTED, seed })
  let reading: autocannon.Instance | undefined
  const ended = new Promise((done) => {
    reading = autocannon({ url: site + KEPT, connections: CONNECTIONS, duration: 3_600 }, done)
  })
  const started = performance.now()
  await importFile(pool, await openFile(path), new Date())
  const hours = (performance.now() - started) / 3_600_000
  reading?.stop()
  await ended
  return Math.round(IMPORTED / hours)
}

const database = await startCountedDatabase(rows)
const { pool } = database
const folder = mkdtempSync(join(tmpdir(), 'gonggong-capacity-'))
try {
  const cookies: string[] = []
  for (let member = 0; member < MEMBERS; member++)
    cookies.push(await memberCookie(pool, await addMember(pool, { nickname: `손님 ${member}` })))
  const posts = await pool.query<{ id: number }>(
    `INSERT INTO posts (board, title, content) VALUES ('free', '점심', '국밥') RETURNING id`,
  )
  const post = posts.rows[0]?.id ?? 0
  const table: object[] = []
  for (const processes of values.processes.split(',')) {
    const server = await serve(database, processes)
    const { site } = server
    try {
      // What each process does for the first time it compiles first.
      await rate(site, { paths: (turn) => `/restaurants/${1 + (turn % 1_000)}?n=${turn}` })
      table.push({
        processes: Number(processes),
        'kept pages a second': await rate(site, { paths: () => KEPT }),
        'pages made a second': await rate(site, { paths: (turn) => `/restaurants/${1 + (turn % 1_000)}?n=${turn}` }),
        'API answers made a second': await rate(site, { paths: (turn) => `/api/v1/restaurants/${1 + (turn % rows)}` }),
        'writes a second': await rate(site, {
          ...{ method: 'PUT', cookies },
          paths: (turn) => `/api/v1/me/favorites/${1 + (turn % 1_000)}`,
        }),
        [`ms until ${LISTENERS} listeners know`]: await delayOfNews(site, database, post),
        'rows imported an hour': await importedAnHour(site, database, folder, Number(processes)),
      })
    } finally {
      await server.stop()
    }
  }
  console.log(`${availableParallelism()} cores, Node ${process.versions.node}, ${rows} restaurants`)
  console.table(table)
} finally {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}
