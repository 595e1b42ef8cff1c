import { describe, expect, it } from 'vitest'
import { fakePosts } from '../../../scripts/fakeBoards/posts'
import { pageOf } from '../../../scripts/fakeBoards/shapes'
import { startDueRuns, startRun } from '@/server/collect/runs'
import { addRow } from '../setup/rows'
import { collectHarness } from './collectHarness'

const harness = collectHarness()
const MINUTES = 60_000
let year = 2026
/** Every board has files of its own: equal bytes are one upload. */
const posts = (count: number) => fakePosts({ count, year, agency: `가온${(year -= 1)}구청` })

describe('Manners', () => {
  it('Two sources on one host never ask faster than allowed, in whichever process they run', async () => {
    const board = await harness.board('bbs_no', { posts: posts(8), robots: 'User-agent: *\nCrawl-delay: 20' })
    const other = await addRow(harness.pool(), 'sources', {
      name: '같은 호스트',
      family: 'bbs_no',
      boards: JSON.stringify([board.address]),
    })
    for (const id of [board.id, other]) await startRun(harness.pool(), { id, by: null, now: harness.now() })
    const open = new Set([board.id, other])
    while (open.size) {
      const steps = await Promise.all([...open].map(async (id) => ({ id, next: await harness.step(id) })))
      for (const { id, next } of steps) if (next === null) open.delete(id)
      const times = steps.flatMap(({ next }) => next?.getTime() ?? [])
      if (times.length) harness.pass(Math.max(0, Math.min(...times) - harness.now().getTime()) / 3_600_000)
    }
    const gaps = harness.asked.slice(1).map(({ at }, before) => at - (harness.asked[before]?.at ?? 0))
    expect(gaps.length).toBeGreaterThan(8)
    // Before robots.txt is read the source's own spacing holds.
    expect(Math.min(...gaps.slice(1))).toBeGreaterThanOrEqual(20_000)
    expect(gaps[0]).toBeGreaterThanOrEqual(15_000)
  })

  it('What robots.txt forbids is never asked: a list holds the source, a file is noted', async () => {
    const board = await harness.board('bbs_no', {
      posts: posts(3),
      robots: 'User-agent: *\nDisallow: /www/selectBbsNttList.do',
    })
    expect(await harness.run(board.id)).toContain('held: robots.txt가 허락하지 않아요.')
    expect(harness.asked.map(({ path }) => path)).toEqual(['/robots.txt'])

    const files = await harness.board('bbs_no', {
      posts: posts(3),
      robots: 'User-agent: GonggongBapsang\nDisallow: /www/downloadBbsFile.do',
    })
    harness.asked.length = 0
    expect(await harness.run(files.id)).toBe('active')
    expect(harness.asked.some(({ path }) => path.includes('downloadBbsFile'))).toBe(false)
    expect((await harness.found(files.id))?.faults).toEqual(['robots', 'robots', 'robots'])
  })

  it('A run by the schedule waits for the night, and one that a person asks for does not', async () => {
    const board = await harness.board('bbs_no', { posts: posts(3) })
    const hour = (harness.now().getTime() / 3_600_000 + 9) % 24
    harness.pass(24 + 13 - hour)
    await startRun(harness.pool(), { id: board.id, by: null, now: harness.now() })
    const next = await harness.step(board.id)
    expect(next && (next.getTime() / 3_600_000 + 9) % 24).toBe(0)
    expect(harness.asked).toEqual([])
    const by = await addRow(harness.pool(), 'users', { nickname: '관리자', role: 'admin' })
    await startRun(harness.pool(), { id: board.id, by, now: harness.now() })
    await harness.step(board.id)
    expect(harness.asked).toHaveLength(1)
  })

  it.each([
    [400, {}, '요청을 거절했어요(4xx)'],
    [401, {}, '로그인을 요구해요'],
    [403, {}, '거절했어요(403)'],
    [429, {}, '요청이 많다고'],
    [404, {}, '없는 페이지예요'],
  ])('A list that answers %i holds its source at once', async (status, headers, reason) => {
    const board = await harness.board('bbs_no', { instead: () => ({ status, body: '', headers }) })
    expect(await harness.run(board.id)).toContain(`held: ${reason}`)
    expect(harness.asked).toHaveLength(2)
    expect(await startRun(harness.pool(), { id: board.id, by: null, now: harness.now() })).toMatchObject({ ok: false })
  })

  it('A server in trouble is asked later and later, and then held; Retry-After is obeyed', async () => {
    const broken = await harness.board('bbs_no', { instead: () => ({ status: 503, body: '' }) })
    expect(await harness.run(broken.id)).toContain('held: 서버에 오류가 있어요')
    const gaps = harness.asked.slice(2).map(({ at }, before) => (at - (harness.asked[before + 1]?.at ?? 0)) / MINUTES)
    expect(gaps).toEqual([5, 15, 45])

    let refusals = 1
    const busy = await harness.board('bbs_no', {
      posts: posts(2),
      instead: () => (refusals-- > 0 ? { status: 429, body: '', headers: { 'retry-after': '1800' } } : null),
    })
    harness.asked.length = 0
    expect(await harness.run(busy.id)).toBe('active')
    expect((harness.asked[2]?.at ?? 0) - (harness.asked[1]?.at ?? 0)).toBe(30 * MINUTES)
  })

  it('A redirect to a host that is busy waits until it is free, and is no failure', async () => {
    const moved = await harness.board('bbs_no', { posts: posts(2) })
    const board = await harness.board('bbs_no', {
      instead: () => ({ status: 302, body: '', headers: { location: moved.address } }),
    })
    const both = JSON.stringify([board.address, moved.address])
    await harness.pool().query('UPDATE sources SET boards = $2 WHERE id = $1', [board.id, both])
    await startRun(harness.pool(), { id: board.id, by: null, now: harness.now() })
    for (const _ of ['robots.txt of one', 'robots.txt of the other']) {
      await harness.step(board.id)
      harness.pass(1 / 60)
    }
    const busy = new Date(harness.now().getTime() + 10 * MINUTES)
    const { host } = new URL(moved.address)
    await harness.pool().query('UPDATE source_hosts SET next_at = $2 WHERE host = $1', [host, busy])
    expect(await harness.step(board.id)).toEqual(busy)
    const { rowCount } = await harness.pool().query('SELECT FROM source_hosts WHERE failures > 0')
    expect([rowCount, harness.asked.length]).toEqual([0, 3])
    harness.pass(1 / 6)
    expect(await harness.run(board.id)).toBe('active')
    expect(await harness.found(board.id)).toMatchObject({ faults: [], uploads: 2 })
  })
})

describe('Answers that are not what they seem', () => {
  it('Every refusal of a file has its reason, and the others are kept', async () => {
    const traps = { 1: 'drm', 2: 'html', 3: 'gone', 4: 'empty', 5: 'picture', 6: 'renamed' } as const
    const board = await harness.board('cb_idx', { posts: fakePosts({ count: 8, agency: '다온구청', traps }) })
    expect(await harness.run(board.id)).toBe('active')
    const found = await harness.found(board.id)
    // One of them is HTML although its name ends in .csv.
    expect(found?.uploads).toBe(3)
    expect([...(found?.faults ?? [])].sort()).toEqual(['empty', 'format', 'html_page', 'http_404', 'locked'])
    expect(harness.asked.some(({ path }) => path.includes('DownloadViewFile'))).toBe(false)
  })

  it('A board none of whose posts open any more holds its source after eight of them', async () => {
    const gone = { status: 404, body: '' }
    const board = await harness.board('bbs_no', {
      posts: posts(12),
      instead: ({ url }) => (url.pathname.endsWith('selectBbsNttView.do') ? gone : null),
    })
    expect(await harness.run(board.id)).toContain('held: 없는 페이지예요(404).')
    expect(harness.asked.filter(({ path }) => path.includes('View.do'))).toHaveLength(8)
  })

  it('A board that ignores the number of the page holds its source', async () => {
    const board = await harness.board('bbs_no', {
      posts: posts(15),
      source: { recipe: { list: { page: 'wrongName' } } },
    })
    expect(await harness.run(board.id)).toContain('held: 다음 페이지에 같은 글이 나와요.')
  })

  it('A board that became a message holds its source with the words of the message', async () => {
    const alert = '<script>alert("점검 중입니다");history.back();</script>'
    const board = await harness.board('bbs_no', { instead: () => ({ body: alert }) })
    expect(await harness.run(board.id)).toContain('held: 게시판 대신 알림 창이 나와요. (점검 중입니다)')
    const empty = await harness.board('bbs_no', { instead: () => pageOf('<p>새 누리집으로 옮겼습니다.</p>') })
    expect(await harness.run(empty.id)).toContain('held: 목록에서 글을 찾지 못했어요.')
  })

  it('A board that had posts and is empty, or whose dates are gone, holds its source', async () => {
    const board = await harness.board('bbs_no', { posts: posts(3) })
    expect(await harness.run(board.id)).toBe('active')
    const kept = board.posts.splice(0)
    expect(await harness.run(board.id)).toContain('held: 글이 있던 게시판이 비었어요.')
    await harness.pool().query(`UPDATE sources SET state = 'active', held_reason = NULL WHERE id = $1`, [board.id])
    board.posts.push(...kept.map((post) => ({ ...post, day: '조회 12' })))
    expect(await harness.run(board.id)).toContain('held: 목록의 항목이 바뀌었어요.')
    const empty = await harness.board('bbs_no', { posts: [] })
    expect(await harness.run(empty.id)).toBe('active')
  })

  it('An entry address that loses the number of the page in a redirect is read from where it led', async () => {
    const board = await harness.board('bbs_no', {
      posts: posts(25),
      instead: ({ url }) =>
        url.pathname === '/entry'
          ? { status: 302, body: '', headers: { location: '/www/selectBbsNttList.do?bbsNo=24&key=310' } }
          : null,
    })
    await harness
      .pool()
      .query('UPDATE sources SET boards = $2 WHERE id = $1', [
        board.id,
        JSON.stringify([new URL('/entry', board.address).href]),
      ])
    expect(await harness.run(board.id)).toBe('active')
    expect((await harness.found(board.id))?.posts).toBe(25)
  })
})

describe('Runs that are cut off', () => {
  it('A run that is held half-way finds the rest of the board later', async () => {
    let isDown = false
    const board = await harness.board('bbs_no', {
      posts: posts(35),
      instead: ({ url }) => (isDown && url.searchParams.get('pageIndex') === '3' ? { status: 403, body: '' } : null),
    })
    isDown = true
    expect(await harness.run(board.id)).toContain('held')
    expect((await harness.found(board.id))?.posts).toBe(20)
    isDown = false
    await harness.pool().query(`UPDATE sources SET state = 'active', held_reason = NULL WHERE id = $1`, [board.id])
    expect(await harness.run(board.id)).toBe('active')
    expect(await harness.found(board.id)).toMatchObject({ posts: 35, files: 35, uploads: 35 })
  })

  it('A run whose job was lost goes on with the hourly task, and only due sources start', async () => {
    const board = await harness.board('bbs_no', { posts: posts(2) })
    await startRun(harness.pool(), { id: board.id, by: null, now: harness.now() })
    const key = `collect:${board.id}`
    const job = 'SELECT FROM graphile_worker.jobs WHERE key = $1'
    await harness.pool().query('SELECT graphile_worker.remove_job($1)', [key])
    await startDueRuns(harness.pool(), harness.now())
    expect((await harness.pool().query(job, [key])).rowCount).toBe(1)
    await harness.run(board.id)
    await harness.pool().query('SELECT graphile_worker.remove_job($1)', [key])
    await startDueRuns(harness.pool(), harness.now())
    expect((await harness.pool().query(job, [key])).rowCount).toBe(0)
    harness.pass(24)
    await startDueRuns(harness.pool(), harness.now())
    expect((await harness.pool().query(job, [key])).rowCount).toBe(1)
  })
})
