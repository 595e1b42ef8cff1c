import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listPosts } from '@/server/posts/listPosts'
import { VISIBLE_POST } from '@/server/posts/postColumns'
import { boardHarness } from './boardHarness'

const { sql } = boardHarness()

/**
 * So many posts over some days, many of them in the same instant.
 * @param seed decides which are pinned, hidden, thrown away or bound to a time, as notices may be
 */
const fill = (posts: number, days: number, seed: number) =>
  sql().query(
    `INSERT INTO posts (board, title, content, created_at, is_pinned, status, deleted_at, publish_from, publish_until)
     SELECT board::enum_posts_board, '글 ' || n, '내용', now() - make_interval(hours => (n * 7919 + $3) % ($2 * 24)),
       (n + $3) % 101 = 0, (CASE WHEN (n + $3) % 13 = 0 THEN 'hidden' ELSE 'published' END)::enum_posts_status,
       CASE WHEN (n + $3) % 17 = 0 THEN now() END,
       CASE (n + $3) % 19 WHEN 0 THEN now() + notice WHEN 1 THEN now() - notice END,
       CASE (n + $3) % 19 WHEN 2 THEN now() + notice WHEN 3 THEN now() - notice END
     FROM generate_series(1, $1::int) n, (VALUES ('free', NULL), ('notice', interval '1 hour')) boards (board, notice)`,
    [posts / 2, days, seed],
  )

async function readStraight(board: string | null): Promise<number[]> {
  const { rows } = await sql().query<{ id: number }>(
    `SELECT p.id FROM posts p WHERE ($1::text IS NULL OR p.board::text = $1) AND ${VISIBLE_POST('p')}
     ORDER BY ($1::text IS NOT NULL AND p.is_pinned) DESC, p.created_at DESC, p.id DESC`,
    [board],
  )
  return rows.map(({ id }) => id)
}

async function readByPages(board: 'free' | 'notice' | null): Promise<{ ids: number[]; totals: number[] }> {
  const first = await listPosts(sql(), { board, page: 1 })
  const { pages } = first.pagination
  const all = await Promise.all(Array.from({ length: pages + 1 }, (_, n) => listPosts(sql(), { board, page: n + 1 })))
  return {
    ids: all.flatMap(({ data }) => data.map(({ id }) => id)),
    totals: [...new Set(all.map(({ pagination }) => pagination.total))],
  }
}

/** Days whose kept count is not what counting gives. */
const WRONG = `
  SELECT FROM (SELECT board, (created_at AT TIME ZONE 'UTC')::date AS day, count(*) AS n FROM posts
    WHERE status = 'published' AND deleted_at IS NULL AND NOT is_pinned AND publish_from IS NULL
      AND publish_until IS NULL GROUP BY 1, 2) counted
  FULL JOIN posts_per_day kept USING (board, day) WHERE COALESCE(n, 0) <> COALESCE(post_count, 0)`
const wrongDays = async () => (await sql().query(WRONG)).rowCount

describe('Deep pages of a board', () => {
  it('Every visible post appears once and in order across all pages of a board', async () => {
    const places = [{ days: 1 }, { days: 40 }, { days: 3_000 }]
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), fc.nat(5_000), async ({ days }, seed) => {
        await sql().query('TRUNCATE posts CASCADE')
        await fill(1_800, days, seed)
        for (const board of ['free', 'notice', null] as const) {
          const straight = await readStraight(board)
          expect(await readByPages(board)).toEqual({ ids: straight, totals: [straight.length] })
        }
      }),
      { numRuns: 4 },
    )
  })

  it('The daily post counts stay correct through all kinds of changes and parallel writes', async () => {
    await fill(400, 5, 1)
    const change = [
      `UPDATE posts SET status = 'hidden' WHERE id % 20 = $1`,
      `UPDATE posts SET status = 'published', deleted_at = NULL WHERE id % 20 = $1`,
      'UPDATE posts SET is_pinned = NOT is_pinned WHERE id % 20 = $1',
      `UPDATE posts SET board = 'notice' WHERE id % 20 = $1`,
      `UPDATE posts SET publish_until = now() + interval '1 day' WHERE board = 'notice' AND id % 20 = $1`,
      'UPDATE posts SET view_count = view_count + 1, like_count = 3 WHERE id % 20 = $1',
      'DELETE FROM posts WHERE id % 20 = $1',
      `INSERT INTO posts (board, title, content) SELECT 'free', '새 글', '내용' FROM generate_series(0, $1)`,
    ]
    for (let turn = 0; turn < 20; turn++) await sql().query(change[turn % change.length] ?? '', [turn])
    await Promise.all(
      Array.from({ length: 30 }, () =>
        sql().query(`INSERT INTO posts (board, title, content) VALUES ('free', '글', '말')`),
      ),
    )
    expect(await wrongDays()).toBe(0)
    await sql().query('TRUNCATE posts CASCADE')
    expect((await sql().query('SELECT FROM posts_per_day')).rowCount).toBe(0)
  })
})
