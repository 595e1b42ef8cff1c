import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fakePosts } from '../../scripts/fakeBoards/posts'
import type { FakePost } from '../../scripts/fakeBoards/shapes'
import { type FakeBoard, startFakeBoard } from '../../scripts/fakeBoards/startFakeBoard'
import { temporaryDataDir } from '@/infra/database/temporary'
import { startSession } from '@/server/sessions/session'
import { sessionCookieName } from '@/server/sessions/cookie'
import { requestImport } from '@/server/uploads/requestUploadJob'
import { jobProcesses } from '../int/jobs/jobProcesses'
import { seeded } from '../int/server/directoryOfRandom'
import { addRow } from '../int/setup/rows'
import { addPerson } from '../int/setup/staff'
import { scaled } from '../setup/scale'
import { type FaultySite, startFaultySite } from './faultySite'

const KILLS = scaled(3, 200)
const POSTS = scaled(9, 270)
const SEED = Number(process.env.FAULT_SEED ?? scaled(1, Date.now() % 1_000_000))
const LIST = 'selectBbsNttList.do'
const STEPS = [LIST, LIST, 'selectBbsNttView.do', 'downloadBbsFile.do']
const VICTIMS = ['worker', 'server', 'database'] as const

let site: FaultySite
let board: FakeBoard
let staff: number
let source: number
let agency: number
let cookie: string
/** what happens while the board answers */
let onRequest: (path: string) => void = () => undefined
const dataDir = temporaryDataDir('collect')
const jobs = jobProcesses(() => ({ DATA_DIR: dataDir, COLLECT_LOCAL: 'true' }))

beforeAll(async () => {
  // Its job thread would refuse boards of this machine; a worker collects from them.
  site = await startFaultySite({ JOB_WORKER: 'separate' })
  const { pool } = site
  board = await startFakeBoard('bbs_no', { posts: [], onRequest: (path) => onRequest(path) })
  staff = await addPerson(pool, 'admin@bapsang.example', 'admin')
  const token = await startSession(pool, { kind: 'staff', userId: staff, device: 'Firefox', presentedToken: null })
  cookie = `${sessionCookieName('staff')}=${token}`
  agency = await addRow(pool, 'agencies', { name: '가온구청' })
  source = await addRow(pool, 'sources', {
    ...{ name: '가온구청', family: 'bbs_no', boards: JSON.stringify([board.address]) },
    ...{ agency_id: agency, policy: 'auto', spacing: 0 },
  })
}, 600_000)
afterAll(async () => {
  await site.close()
  await board.close()
})

const ask = async <Row extends object>(text: string): Promise<Row | undefined> =>
  (await site.pool.query<Row>(text)).rows[0]

const requestRun = (signal?: AbortSignal) =>
  fetch(`${site.address()}/api/ra/sources/actions/run`, {
    method: 'POST',
    headers: { Cookie: cookie, Origin: site.address(), 'Content-Type': 'application/json' },
    body: JSON.stringify({ id: source }),
    ...(signal && { signal }),
  })
/** The first one waits for Payload. */
const collect = async () => expect((await requestRun()).status).toBe(200)
/** While server and database are killed. */
const ifUp = <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> => answer.catch(() => undefined)

/** What a dead process holds would be free after 45 seconds, and a failed step would be repeated later and later. */
async function hurry(): Promise<void> {
  await ask('UPDATE source_hosts SET next_at = now() WHERE next_at > now()')
  await ask(
    `SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) FROM graphile_worker.jobs
     WHERE locked_at IS NULL AND run_at > now() AND task_identifier <> 'clean'`,
  )
}

interface Found {
  posts: number
  files: number
  versions: number
  uploads: number
  imported: number
  visits: number
  rows: number
  faults: number
  failed: number
}

const found = () =>
  ask<Found>(`
    SELECT (SELECT count(*) FROM source_posts)::int AS posts, (SELECT count(*) FROM source_files)::int AS files,
      (SELECT count(*) FROM source_versions)::int AS versions, (SELECT count(*) FROM uploads)::int AS uploads,
      (SELECT count(*) FROM uploads WHERE status = 'imported')::int AS imported,
      (SELECT count(*) FROM visits)::int AS visits, (SELECT count(DISTINCT row_hash) FROM visits)::int AS rows,
      (SELECT count(*) FROM source_posts WHERE fault IS NOT NULL)::int
        + (SELECT count(*) FROM source_files WHERE fault IS NOT NULL)::int AS faults,
      (SELECT count(*) FROM uploads WHERE status = 'failed')::int AS failed`)

const all = (count: number): Found => ({
  ...{ posts: count, files: count, versions: count, uploads: count, imported: count },
  ...{ visits: count * 2, rows: count * 2, faults: 0, failed: 0 },
})

const [first, second, ...others] = fakePosts({ count: POSTS + 2 }).reverse() as [FakePost, FakePost, ...FakePost[]]
const publish = (...posts: FakePost[]) => void board.posts.unshift(...posts)

describe('Collecting with a server, a worker and a database', { shuffle: false }, () => {
  it('A new file of known columns is on the page of its institution without a hand', { timeout: 240_000 }, async () => {
    jobs.start('worker')
    publish(first)
    await collect()
    await expect.poll(() => ask(`SELECT waits FROM source_versions`)).toEqual({ waits: 'layout' })
    const upload = (await ask<{ id: number }>('SELECT id FROM uploads'))?.id ?? 0
    await requestImport(site.pool, { id: upload, by: staff }, 'import')
    await expect.poll(found).toEqual(all(1))

    const page = async () => (await fetch(`${site.address()}/agencies/${agency}`)).text()
    await expect.poll(page).toContain('2026')
    const asked: string[] = []
    onRequest = (path) => asked.push(path.split('?', 1)[0] ?? '')
    publish(second)
    const published = performance.now()
    // At night the hourly task starts it.
    await collect()
    // '누리식당2호점' is shown as '누리식당 2호점'.
    const place = second.lines[0]?.[1].replace('당', '당 ') ?? ''
    await expect.poll(page, { interval: 100 }).toContain(place)
    const seconds = ((performance.now() - published) / 1_000).toFixed(1)
    console.log(`from the post to the page: ${seconds} s without pauses; requests: ${asked.join(', ')}`)
    // The second page has only known posts: there the reading ends.
    expect(asked.map((path) => path.split('/').at(-1))).toEqual(STEPS)
    expect(await found()).toEqual(all(2))
  })

  it(
    'Kills of worker, server and database lose no post, file or visit and double none',
    { timeout: 300_000 + KILLS * 30_000 },
    async () => {
      jobs.start('worker')
      const random = seeded(SEED)
      const kills = { worker: 0, server: 0, database: 0 }
      let striking: Promise<void> | null = null
      let countdown = 2
      const count = () => kills.worker + kills.server + kills.database
      const strikes = {
        async worker() {
          await jobs.kill()
          jobs.start('worker')
        },
        server: () => site.killServer(),
        database: () => site.killDatabase(),
      }
      // While the board answers, or soon after.
      onRequest = () => {
        if (striking || count() >= KILLS || countdown-- > 0) return
        const victim = VICTIMS[KILLS > VICTIMS.length ? random(VICTIMS.length) : count()] ?? 'worker'
        countdown = random(4)
        kills[victim]++
        striking = setTimeout(random(60))
          .then(() => strikes[victim]())
          .finally(() => {
            striking = null
          })
      }
      publish(...others.reverse())
      const isOver = async () => {
        const now = await ifUp(found())
        return count() >= KILLS && !striking && now?.imported === POSTS + 2
      }
      while (!(await isOver())) {
        await Promise.all([ifUp(requestRun(AbortSignal.timeout(10_000))), ifUp(hurry()), setTimeout(300)])
      }
      onRequest = () => undefined
      // Connections of the server may have died with the database.
      await expect.poll(async () => (await requestRun()).status).toBe(200)
      await expect
        .poll(() => ask('SELECT FROM source_runs WHERE finished_at IS NULL'), { timeout: 60_000 })
        .toBeUndefined()
      const kept = await found()
      console.log(`seed ${SEED}: kills ${JSON.stringify(kills)}; found ${JSON.stringify(kept)}`)
      expect(kept).toEqual(all(POSTS + 2))
    },
  )
})
