import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { fakePosts } from '../../../scripts/fakeBoards/posts'
import { transaction } from '@/infra/database/pool'
import { nowOf } from '@/server/collect/hosts'
import { replaceVersion } from '@/server/collect/replaceVersion'
import { startRun } from '@/server/collect/runs'
import { readJob } from '@/server/jobs'
import { requestImport, requestImportIn } from '@/server/uploads/requestUploadJob'
import { startWorker } from '@/jobs/startWorker'
import { addRow } from '../setup/rows'
import { addPerson } from '../setup/staff'
import { collectHarness } from './collectHarness'

const harness = collectHarness()

/** A person need not wait for the night; tests need not wait between requests. */
const AT_ONCE = { spacing: 0 }

async function until<T>(read: () => Promise<T | undefined | false>): Promise<T> {
  for (;;) {
    const found = await read()
    if (found) return found
    await setTimeout(20)
  }
}

const start = async (source: number, by: number) =>
  startRun(harness.pool(), { id: source, by, now: await nowOf({ pool: harness.pool() }) })

const isDone = (source: number) =>
  until(async () => {
    const { rows } = await harness.pool().query<{ outcome: string }>(
      `SELECT outcome FROM source_runs WHERE source_id = $1 AND NOT EXISTS (
         SELECT FROM source_runs r WHERE r.source_id = $1 AND r.finished_at IS NULL) ORDER BY id DESC LIMIT 1`,
      [source],
    )
    return rows[0]?.outcome
  })

interface Version {
  upload: number
  status: string
  waits: string | null
}

/** The newest version of a source's files, when no job works on it any more. */
const newest = (source: number, count: number) =>
  until(async () => {
    const { rows } = await harness.pool().query<Version & { isBusy: boolean }>(
      `SELECT v.upload_id AS upload, t.status, v.waits,
         EXISTS (SELECT FROM jobs j WHERE j.id = t.job_id AND j.status IN ('pending', 'processing')) AS "isBusy"
       FROM source_versions v JOIN uploads t ON t.id = v.upload_id JOIN source_files f ON f.id = v.file_id
         JOIN source_posts p ON p.id = f.post_id JOIN source_boards b ON b.id = p.board_id
       WHERE b.source_id = $1 ORDER BY v.id DESC`,
      [source],
    )
    const isSettled = rows.every(({ isBusy, status, waits }) => !isBusy && (status !== 'read' || waits !== null))
    return rows.length === count && isSettled && rows[0]
  })

/** How many visits of an agency each post has brought, newest first. */
const visitsOf = async (agency: number) =>
  (
    await harness.pool().query<{ title: string; url: string; visits: number }>(
      `SELECT d.title, d.url, count(*)::int AS visits
       FROM visits v JOIN source_documents d ON d.id = v.source_document_id
       WHERE v.agency_id = $1 GROUP BY d.id ORDER BY d.id DESC`,
      [agency],
    )
  ).rows

describe('Collected files in the directory', () => {
  it('A file of known columns is imported, others wait, and a changed one can replace the old one', async () => {
    const admin = await addPerson(harness.pool(), 'admin@bapsang.example', 'admin')
    const agency = await addRow(harness.pool(), 'agencies', { name: '가온구청' })
    const worker = await startWorker({ databaseUrl: harness.url(), kakao: null })
    try {
      const [newer, older] = fakePosts({ count: 2 })
      if (!newer || !older) throw new Error('no posts')
      const board = await harness.board('bbs_no', {
        posts: [older],
        source: { ...AT_ONCE, policy: 'auto', agency_id: agency },
      })
      await start(board.id, admin)
      expect(await isDone(board.id)).toBe('done')
      const first = await newest(board.id, 1)
      expect(first).toMatchObject({ status: 'read', waits: 'layout' })
      await requestImport(harness.pool(), { id: first.upload, by: admin }, 'import')
      await until(async () => (await newest(board.id, 1)).status === 'imported')

      board.posts.unshift(newer)
      await start(board.id, admin)
      expect(await isDone(board.id)).toBe('done')
      await until(async () => (await newest(board.id, 2)).status === 'imported')
      const rows = await visitsOf(agency)
      const post = new URL(`/www/selectBbsNttView.do?key=310&bbsNo=24&nttNo=${newer.id}`, board.address).href
      expect(rows[0]).toEqual({ title: newer.title, url: post, visits: 2 })
      expect(rows).toHaveLength(2)

      newer.lines = [...newer.lines, ['2026-09-29', '다온식당', 20_000]]
      await harness.pool().query(`UPDATE source_posts SET posted_on = now(), checked_at = now() - interval '2 days'`)
      await start(board.id, admin)
      await isDone(board.id)
      const changed = await newest(board.id, 3)
      expect(changed).toMatchObject({ status: 'read', waits: 'changed' })
      const { upload } = changed
      const former = await harness
        .pool()
        .query<{ id: number }>(`SELECT id FROM uploads WHERE status = 'imported' ORDER BY id DESC LIMIT 1`)
      const alone = await transaction(harness.pool(), (sql) =>
        requestImportIn(sql, { id: upload, by: admin }, 'import', [former.rows[0]?.id ?? 0]),
      )
      const failed = await until(async () => {
        const job = alone.ok ? await readJob(harness.pool(), alone.value.job) : null
        return job?.status === 'failed' && job.error
      })
      expect(failed).toMatchObject({ code: 'not-replaced' })
      expect((await visitsOf(agency))[0]).toMatchObject({ title: newer.title, visits: 2 })

      expect(await replaceVersion(harness.pool(), { upload, by: admin })).toEqual({ replaced: 1 })
      await until(async () => (await newest(board.id, 3)).status === 'imported')
      expect(await visitsOf(agency)).toMatchObject([
        { title: newer.title, visits: 3 },
        { title: older.title, visits: 2 },
      ])

      board.posts.unshift({ ...older, id: 9_000, trap: 'columns' })
      await start(board.id, admin)
      await isDone(board.id)
      expect(await newest(board.id, 4)).toMatchObject({ status: 'read', waits: 'columns' })
    } finally {
      await worker.stop()
    }
  })
})
