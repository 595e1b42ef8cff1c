import type { Pool } from 'pg'
import type { Family } from '@/domain/collect/recipe'
import { type FakeBoard, startFakeBoard } from '../fakeBoards/startFakeBoard'
import { fakePosts } from '../fakeBoards/posts'
import { SHAPES } from '../fakeBoards/shapes'

interface DemoSource {
  family: Family
  name: string
  policy: 'ask' | 'auto'
  port: number
}

const SOURCES: DemoSource[] = [
  { family: 'bbs_no', name: '체험용 게시판 · 첨부 파일', policy: 'auto', port: 3_101 },
  { family: 'open_portal', name: '체험용 게시판 · 글 속의 표', policy: 'ask', port: 3_102 },
]
/** Later readings of the list show one post more, as a board that goes on. */
const POSTS = 6
const FIRST = 2

/** Two boards on this machine with a source for each; a later start finds them. */
export async function startDemoBoards(pool: Pool): Promise<FakeBoard[]> {
  const { rows } = await pool.query<{ id: number; name: string }>('SELECT id, name FROM agencies ORDER BY id LIMIT 2')
  return Promise.all(
    SOURCES.map(async ({ family, name, policy, port }, at) => {
      const agency = rows[at]
      const waiting = fakePosts({ count: POSTS, agency: agency?.name ?? '' })
      const posts = waiting.splice(-FIRST)
      const list = new URL(SHAPES[family].list, 'http://localhost').pathname
      const board = await startFakeBoard(family, {
        posts,
        port,
        instead: ({ url }) => {
          // The answer still has the list as it was.
          if (url.pathname === list) setImmediate(() => posts.unshift(...waiting.splice(-1)))
          return null
        },
      })
      await pool.query(
        `INSERT INTO sources (name, agency_id, family, boards, policy, spacing, licence)
         VALUES ($1, $2, $3, $4, $5, 10, '1')
         ON CONFLICT (name) DO UPDATE SET boards = EXCLUDED.boards`,
        [name, agency?.id, family, JSON.stringify([board.address]), policy],
      )
      return board
    }),
  )
}
