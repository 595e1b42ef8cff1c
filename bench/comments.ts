import { parseArgs } from 'node:util'
import { createPool, type Queryable } from '@/infra/database/pool'
import type { CommentSort } from '@/contract/commentView'
import { listComments, listReplies } from '@/server/comments/listComments'
import { readComment } from '@/server/comments/readComments'
import { listPosts } from '@/server/posts/listPosts'
import { startBenchDatabase } from './database'
import { median } from './median'

const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '200000' },
    comments: { type: 'string', default: '2000000' },
    thread: { type: 'string', default: '5000' },
  },
})
const [posts, comments, thread] = [Number(values.posts), Number(values.comments), Number(values.thread)]
/** What a page may cost, in reads of one comment by its key. */
const KEYS_MAX = 5

/** Posts with a few comments each, and one with thousands, every fifth of which answers another. */
async function seed(sql: Queryable): Promise<void> {
  for (const table of ['posts', 'comments']) await sql.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  await sql.query(`INSERT INTO users (nickname, role) SELECT '회원 ' || n, 'user' FROM generate_series(1, 1000) n`)
  await sql.query(
    `INSERT INTO posts (board, title, content, author_id, created_at)
     SELECT 'free', '글 ' || n, '점심 이야기', 1 + n % 1000, now() - n * interval '1 minute'
     FROM generate_series(1, $1::int) n`,
    [posts],
  )
  await sql.query(
    `INSERT INTO comments (post_id, author_id, content, like_count, created_at)
     SELECT CASE WHEN n <= $2 THEN 1 ELSE 2 + n % ($1::int - 1) END, 1 + n % 1000, '저도 그래요 ' || n, n % 40,
       now() - (n % 500000) * interval '1 second'
     FROM generate_series(1, $3::int) n`,
    [posts, thread, comments],
  )
  await sql.query(`
    UPDATE comments c SET parent_id = (SELECT min(id) FROM comments WHERE post_id = 1), like_count = 0
    WHERE post_id = 1 AND id % 5 = 0 AND id > 5`)
  await sql.query(`
    UPDATE comments c SET reply_count = (SELECT count(*) FROM comments r WHERE r.parent_id = c.id)
    WHERE id = (SELECT min(id) FROM comments WHERE post_id = 1)`)
  await sql.query(`
    INSERT INTO posts_per_day SELECT board, (created_at AT TIME ZONE 'UTC')::date, count(*) FROM posts GROUP BY 1, 2`)
  for (const table of ['posts', 'comments']) await sql.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
  await sql.query('VACUUM ANALYZE')
}

interface Walk {
  pages: number
  slowest: number
  median: number
}

/** Every page of a list, each timed. */
async function walk(read: (after?: string) => ReturnType<typeof listComments>): Promise<Walk> {
  const times: number[] = []
  for (let after: string | undefined; ;) {
    const page = await read(after)
    if (!page.ok) throw new Error(page.violation.code)
    times.push(await median(() => read(after)))
    if (page.value.next === null) break
    after = page.value.next
  }
  return walkOf(times.length, times)
}

/** Numbered pages of the board from the first to the last, and of all boards. */
async function walkBoard(sql: Queryable, board: 'free' | null): Promise<Walk> {
  const { pages } = (await listPosts(sql, { board, page: 1 })).pagination
  const sampled = Array.from({ length: 41 }, (_, n) => 1 + Math.round((n * (pages - 1)) / 40))
  const times: number[] = []
  for (const page of sampled) times.push(await median(() => listPosts(sql, { board, page })))
  return walkOf(pages, times)
}

function walkOf(pages: number, times: readonly number[]): Walk {
  const sorted = times.toSorted((one, other) => one - other)
  return { pages, slowest: sorted.at(-1) ?? 0, median: sorted[Math.floor(sorted.length / 2)] ?? 0 }
}

const database = await startBenchDatabase()
const pool = createPool(database.url, 2, { jit: 'off', random_page_cost: 1.1 })
try {
  console.error(`${posts} posts and ${comments} comments are being written …`)
  await seed(database.pool)
  const { rows } = await pool.query<{ root: number }>('SELECT min(id) AS root FROM comments WHERE post_id = 1')
  const root = rows[0]?.root ?? 0
  const key = await median(() => readComment(pool, root))
  const ofSort = (sort: CommentSort) => (after?: string) => listComments(pool, 1, { sort, ...(after && { after }) })
  const walks = {
    latest: await walk(ofSort('latest')),
    popular: await walk(ofSort('popular')),
    replies: await walk((after) => listReplies(pool, root, after ? { after } : {})),
    board: await walkBoard(pool, 'free'),
    'all boards': await walkBoard(pool, null),
  }
  console.log(`a comment by its key: ${key.toFixed(2)} ms`)
  for (const [name, { pages, slowest, median }] of Object.entries(walks))
    console.log(
      `${name.padEnd(10)} ${String(pages).padStart(4)} pages, median ${median.toFixed(2)} ms, ` +
        `slowest ${slowest.toFixed(2)} ms = ${(slowest / key).toFixed(1)} × by key (at most ${KEYS_MAX})`,
    )
} finally {
  await pool.end()
  await database.stop()
}
