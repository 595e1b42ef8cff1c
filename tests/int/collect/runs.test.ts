import { describe, expect, it } from 'vitest'
import { fakePosts } from '../../../scripts/fakeBoards/posts'
import { FAMILIES } from '@/domain/collect/recipe'
import { transaction } from '@/infra/database/pool'
import { waitingReads } from '@/server/backOffice/dashboard'
import { settleQuiet } from '@/server/collect/quiet'
import { scaled } from '../../setup/scale'
import { startRun } from '@/server/collect/runs'
import { addRow } from '../setup/rows'
import { collectHarness } from './collectHarness'

const harness = collectHarness()
const POSTS = scaled(11, 500)
const MINUTES = 60_000
let year = 2026
/** Every board has files of its own: equal bytes are one upload. */
const posts = (count = POSTS) => fakePosts({ count, year, agency: `가온${(year -= 1)}구청` })

describe('Runs over boards of every family', () => {
  it.each(FAMILIES.filter((family) => family !== 'line_list'))(
    'Every post of a %s board is found with its file, and a second run adds nothing and asks little',
    async (family) => {
      const board = await harness.board(family, { posts: posts() })
      expect(await harness.run(board.id)).toBe('active')
      const found = { posts: POSTS, skipped: 0, files: POSTS, uploads: POSTS, faults: [] }
      expect(await harness.found(board.id)).toEqual(found)
      const uploads = await harness.uploads()
      harness.asked.length = 0
      expect(await harness.run(board.id)).toBe('active')
      expect([await harness.found(board.id), await harness.uploads()]).toEqual([found, uploads])
      expect(harness.asked).toHaveLength(1)
    },
    10 * MINUTES,
  )

  it(
    'Every line of a list is in the document of its month, and a second run adds nothing',
    async () => {
      const perMonth = 5
      const own = fakePosts({ count: POSTS, perMonth })
      const months = Math.ceil(POSTS / perMonth)
      const board = await harness.board('line_list', {
        posts: own,
        source: { recipe: { list: { send: { pageUnit: '4' } } }, start_month: own.at(-1)?.day.slice(0, 7) ?? null },
      })
      const uploads = await harness.uploads()
      expect(await harness.run(board.id)).toBe('active')
      // The current month has no lines yet.
      const found = { posts: months + 1, skipped: 0, files: months, uploads: months, faults: [] }
      expect(await harness.found(board.id)).toEqual(found)
      const { rows } = await harness.pool().query<{ html: string }>(
        `SELECT convert_from(t.bytes, 'UTF8') AS html FROM uploads t JOIN source_versions v ON v.upload_id = t.id
           JOIN source_files f ON f.id = v.file_id JOIN source_posts p ON p.id = f.post_id
           JOIN source_boards b ON b.id = p.board_id WHERE b.source_id = $1`,
        [board.id],
      )
      const lines = rows.flatMap(({ html }) => html.match(/<tr><td>20[^]*?<\/tr>/g) ?? [])
      expect([lines.length, new Set(lines).size]).toEqual([POSTS * 2, POSTS * 2])
      expect(await harness.run(board.id)).toBe('active')
      expect([await harness.found(board.id), await harness.uploads()]).toEqual([found, uploads + months])
    },
    10 * MINUTES,
  )

  it('A new post is found by the next run, and a replaced file becomes a new version', async () => {
    const board = await harness.board('bbs_no', { posts: posts(6) })
    await harness.run(board.id)
    const uploads = await harness.uploads()
    const [first] = board.posts
    if (first) {
      await harness.pool().query('UPDATE source_posts SET posted_on = $1', [harness.now()])
      board.posts.unshift({
        ...first,
        id: 9_000,
        title: `${first.title} 2`,
        lines: [['2026-09-30', '다온식당', 12_000]],
      })
      first.lines = [...first.lines, ['2026-09-29', '누락식당', 20_000]]
    }
    harness.pass(24)
    expect(await harness.run(board.id)).toBe('active')
    expect(await harness.found(board.id)).toMatchObject({ posts: 7, files: 7, uploads: 8 })
    expect(await harness.uploads()).toBe(uploads + 2)
  })

  it('A source with boards on two hosts reads both, each by its own robots.txt', async () => {
    const one = await harness.board('bbs_no', { posts: posts(3) })
    const other = await harness.board('bbs_no', { posts: posts(4) })
    const both = JSON.stringify([one.address, other.address])
    await harness.pool().query('UPDATE sources SET boards = $2 WHERE id = $1', [one.id, both])
    expect(await harness.run(one.id)).toBe('active')
    expect(await harness.found(one.id)).toMatchObject({ posts: 7, files: 7, uploads: 7 })
    expect(harness.asked.filter(({ path }) => path === '/robots.txt')).toHaveLength(2)
  })

  it('A source that is deleted while it is read ends its run, without a deadlock', async () => {
    const pool = harness.pool()
    const board = await harness.board('bbs_no', { posts: posts(3) })
    await startRun(pool, { id: board.id, by: null, now: harness.now() })
    await harness.step(board.id)
    harness.pass(1)
    const deletion = await pool.connect()
    await deletion.query('BEGIN')
    await deletion.query('DELETE FROM sources WHERE id = $1', [board.id])
    const step = harness.step(board.id)
    const waiting = `SELECT count(*)::int AS n FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`
    await expect.poll(async () => (await pool.query<{ n: number }>(waiting)).rows[0]?.n).toBe(1)
    await deletion.query('COMMIT')
    deletion.release()
    expect([await step, await harness.step(board.id)]).toEqual([null, null])
  })

  it('Posts with other titles and older ones are not opened', async () => {
    const own = posts(6).map((post, at) => (at === 2 ? { ...post, title: '구내식당 식단표' } : post))
    const from = own[3]?.day.slice(0, 7) ?? ''
    const board = await harness.board('rfc3', { posts: own, source: { start_month: from } })
    await harness.run(board.id)
    const found = await harness.found(board.id)
    expect(found).toMatchObject({ skipped: 1, files: own.filter(({ day }) => day.slice(0, 7) >= from).length - 1 })
  })

  it('What a board shows as published fills the calendar of its institution', async () => {
    const agency = await addRow(harness.pool(), 'agencies', { name: '누리구청' })
    const board = await harness.board('bbs_no', { posts: fakePosts({ count: 4 }), source: { agency_id: agency } })
    await harness.run(board.id)
    const { rows } = await harness
      .pool()
      .query<{ month: string }>(
        `SELECT to_char(month, 'YYYY-MM') AS month FROM agency_publications WHERE agency_id = $1 ORDER BY 1`,
        [agency],
      )
    expect(rows.map(({ month }) => month)).toEqual(['2026-08', '2026-09'])
  })

  it('A board that is silent for longer than its rhythm waits for staff, until one settles it', async () => {
    const pool = harness.pool()
    const by = await addRow(pool, 'users', { nickname: '관리자', role: 'admin' })
    const read = waitingReads(pool, ['quietSources']).quietSources
    const before = (await read()).count
    const quiet = async () => (await read()).count - before
    const days = [70, 100, 131, 160].map((ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10))
    const own = posts(4).map((post, at) => ({ ...post, day: days[at] ?? '' }))
    const board = await harness.board('bbs_no', { posts: own })
    harness.pass((Date.now() - harness.now().getTime()) / 3_600_000)
    await harness.run(board.id)
    expect(await quiet()).toBe(1)
    expect(await transaction(pool, (sql) => settleQuiet(sql, { id: board.id, by }))).toMatchObject({ ok: true })
    await harness.run(board.id)
    expect(await quiet()).toBe(0)
    await pool.query(`UPDATE source_schedules SET quiet_at = now() - interval '1 day' WHERE source_id = $1`, [board.id])
    expect(await quiet()).toBe(1)
    own.unshift({ ...own[0]!, id: 9_000, day: new Date().toISOString().slice(0, 10) })
    harness.pass(24)
    await harness.run(board.id)
    expect(await quiet()).toBe(0)
  })
})
