import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { fakePosts } from '../../../scripts/fakeBoards/posts'
import { SHAPES } from '../../../scripts/fakeBoards/shapes'
import { type FakeBoard, startFakeBoard } from '../../../scripts/fakeBoards/startFakeBoard'
import type { Family } from '@/domain/collect/recipe'
import { changeEnv } from '@/infra/env'
import { collectStep } from '@/jobs/collect/collectStep'
import { startRun } from '@/server/collect/runs'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { addRow, type Row } from '../setup/rows'

type BoardOptions = Partial<Parameters<typeof startFakeBoard>[1]>

interface Wanted extends BoardOptions {
  source?: Row<'sources'>
}

interface Found {
  posts: number
  skipped: number
  files: number
  uploads: number
  faults: string[]
}

const FOUND = `
  SELECT count(DISTINCT p.id)::int AS posts, count(DISTINCT f.id)::int AS files,
    count(DISTINCT p.id) FILTER (WHERE p.state = 'skipped')::int AS skipped,
    count(DISTINCT v.upload_id)::int AS uploads,
    coalesce(array_agg(coalesce(f.fault, p.fault) ORDER BY f.id)
      FILTER (WHERE coalesce(f.fault, p.fault) IS NOT NULL), '{}') AS faults
  FROM source_boards b JOIN source_posts p ON p.board_id = b.id LEFT JOIN source_files f ON f.post_id = p.id
    LEFT JOIN source_versions v ON v.file_id = f.id
  WHERE b.source_id = $1`

/** Between two hosts a run may make any number of steps; a test that loops is a defect. */
const STEPS_MAX = 20_000

/** Boards on this machine, sources for them, and a clock that moves to the next step instead of waiting. */
export function collectHarness() {
  let test: TestDatabase
  const start = new Date('2026-10-06T00:00:00+09:00')
  let clock = start
  const boards: FakeBoard[] = []
  /** what boards were asked for, with the time */
  const asked: { path: string; at: number }[] = []
  beforeAll(async () => {
    test = await createTestDatabase()
    changeEnv({ COLLECT_LOCAL: 'true' })
  })
  beforeEach(() => {
    clock = start
  })
  afterEach(async () => {
    await Promise.all(boards.splice(0).map((board) => board.close()))
    asked.length = 0
    // The next test's boards may get the ports of this one's.
    await test.pool.query('DELETE FROM source_hosts')
  })
  afterAll(async () => {
    changeEnv({ COLLECT_LOCAL: '' })
    await test.drop()
  })
  const deps = () => ({ pool: test.pool, now: () => clock })
  const step = (source: number) => collectStep(deps(), source)
  const harness = {
    pool: () => test.pool,
    url: () => test.url,
    asked,
    step,
    now: () => clock,
    pass: (hours: number) => {
      clock = new Date(clock.getTime() + hours * 3_600_000)
    },
    async board(family: Family, { source, ...options }: Wanted = {}) {
      const { posts = fakePosts({ count: 12 }), ...rest } = options
      const onRequest = (path: string) => asked.push({ path, at: clock.getTime() })
      const board = await startFakeBoard(family, { posts, onRequest, ...rest })
      boards.push(board)
      const id = await addRow(test.pool, 'sources', {
        name: `${family} ${boards.length} ${clock.getTime()} ${Math.random()}`,
        family,
        boards: JSON.stringify([board.address]),
        recipe: SHAPES[family].recipe ?? {},
        start_month: family === 'line_list' ? '2026-09' : null,
        ...source,
      })
      return { ...board, id }
    },
    /** Runs a source to its end; returns how it ended. */
    async run(source: number): Promise<string> {
      await startRun(test.pool, { id: source, by: null, now: clock })
      for (let steps = 0; steps < STEPS_MAX; steps++) {
        const next = await step(source)
        if (next === null) return harness.state(source)
        if (next > clock) clock = next
      }
      throw new Error('the run does not end')
    },
    async state(source: number): Promise<string> {
      const { rows } = await test.pool.query<{ state: string }>(
        `SELECT state || coalesce(': ' || held_reason, '') AS state FROM sources WHERE id = $1`,
        [source],
      )
      return rows[0]?.state ?? ''
    },
    async found(source: number) {
      const { rows } = await test.pool.query<Found>(FOUND, [source])
      return rows[0]
    },
    uploads: async (): Promise<number> =>
      (await test.pool.query<{ n: number }>('SELECT count(*)::int AS n FROM uploads')).rows[0]?.n ?? 0,
  }
  return harness
}
