import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addRow } from '../../int/setup/rows'
import { demoDatabase } from '../setup/demoDatabase'
import { newVisitor, PHONE, type Visitor } from '../setup/newVisitor'
import { signInStaff } from '../setup/staffMember'

describe('Jobs on the dashboard', () => {
  const pool = demoDatabase()
  const file_name = `한 일 ${Math.random().toString(36).slice(2, 8)}.csv`
  let staff: Visitor
  let upload: number
  beforeEach(async () => {
    upload = await addRow(pool, 'uploads', { file_name, bytes: Buffer.from('a'), status: 'uploaded' })
    staff = await newVisitor(PHONE)
  })
  afterEach(async () => {
    await staff.close()
    await pool.query('DELETE FROM uploads WHERE id = $1', [upload])
    await pool.query(`DELETE FROM jobs WHERE payload ->> 'upload' = $1`, [String(upload)])
  })

  async function addJob(status: string): Promise<number> {
    const ended = status === 'failed' && { error: { code: 'unexpected' }, finished_at: new Date() }
    const job = await addRow(pool, 'jobs', { kind: 'read_upload', status, payload: { upload }, ...ended })
    await pool.query('UPDATE uploads SET job_id = $2 WHERE id = $1', [upload, job])
    // A waiting job that is in no queue counts as lost after a minute.
    if (status === 'pending')
      await pool.query(
        `SELECT graphile_worker.add_job('read_upload', json_build_object('job', $1::int), job_key => 'job:' || $1::int,
           run_at => now() + interval '1 day')`,
        [job],
      )
    return job
  }
  const row = () => staff.page.getByRole('listitem').filter({ hasText: file_name })

  it('A waiting job is stopped by its button, and is gone', async () => {
    const job = await addJob('pending')
    await signInStaff(staff.page, '/admin')
    await row().getByText('차례를 기다리는 중').waitFor()
    await row().getByRole('button', { name: '멈추기' }).tap()
    await row().waitFor({ state: 'detached' })
    const { rows } = await pool.query('SELECT status FROM jobs WHERE id = $1', [job])
    expect(rows).toEqual([{ status: 'cancelled' }])
  })

  it('A failed job says why, and is done again by its button', async () => {
    const job = await addJob('failed')
    await signInStaff(staff.page, '/admin')
    await row().getByText('뜻밖의 오류로 멈췄어요. 바뀐 것은 없어요. 다시 해 주세요.').waitFor()
    await row().getByRole('button', { name: '다시 하기' }).tap()
    const latest = async () =>
      (await pool.query<{ job: number }>('SELECT job_id AS job FROM uploads WHERE id = $1', [upload])).rows[0]?.job
    await expect.poll(latest).toBeGreaterThan(job)
  })
})
