import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listPosts } from '@/server/posts/listPosts'
import { VISIBLE_POST } from '@/server/posts/postColumns'
import { emptyTables } from '../setup/emptyTables'
import { boardHarness } from './boardHarness'
import { addEach, addRow, hoursAgo, type Row } from '../setup/rows'

const { sql } = boardHarness()
const HOUR_MS = 3_600_000

/**
 * So many posts over some days, many of them in the same instant.
 * @param seed decides which are pinned, hidden, thrown away or bound to a time, as notices may be
 */
const fill = (posts: number, days: number, seed: number) => {
  const now = new Date()
  return addEach(sql(), 'posts', posts, (i): Row<'posts'> => {
    const [n, isNotice] = [Math.ceil(i / 2), i % 2 === 0]
    const turn = n + seed
    /** An hour from now or ago, as notices may begin or end. */
    const hourFrom = (next: number, past: number) =>
      isNotice && (turn % 19 === next || turn % 19 === past) ? hoursAgo(turn % 19 === next ? -1 : 1) : null
    return {
      board: isNotice ? 'notice' : 'free',
      created_at: new Date(now.getTime() - ((n * 7919 + seed) % (days * 24)) * HOUR_MS),
      is_pinned: turn % 101 === 0,
      status: turn % 13 === 0 ? 'hidden' : 'published',
      deleted_at: turn % 17 === 0 ? now : null,
      publish_from: hourFrom(0, 1),
      publish_until: hourFrom(2, 3),
    }
  })
}

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
        await emptyTables(sql(), ['posts'])
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
    ]
    const write = (turn: number) => addEach(sql(), 'posts', turn + 1, () => ({}))
    for (let turn = 0; turn < 20; turn++) {
      const statement = change[turn % (change.length + 1)]
      await (statement ? sql().query(statement, [turn]) : write(turn))
    }
    await Promise.all(Array.from({ length: 30 }, () => addRow(sql(), 'posts', {})))
    expect(await wrongDays()).toBe(0)
    await sql().query('TRUNCATE posts CASCADE')
    expect((await sql().query('SELECT FROM posts_per_day')).rowCount).toBe(0)
  })
})
