import { setTimeout } from 'node:timers/promises'
import type { Pool } from 'pg'
import { expect } from 'vitest'
import { createUpload } from '@/server/uploads/createUpload'
import { requestImport } from '@/server/uploads/requestUploadJob'

interface Counts {
  visits: number
  rows: number
  batches: number
}

/**
 * Imports by jobs, of a month each, in a database that may be away now and then.
 * @param staff who uploads
 * @param rowCount of each month's file
 */
export function importer(pool: Pool, staff: number, rowCount: number) {
  function csvOf(month: string): Buffer {
    const lines = [`${month} 가온구청 총무과 업무추진비`, '사용일자,사용장소,사용목적,사용금액']
    for (let row = 0; row < rowCount; row++) {
      const day = String((row % 28) + 1).padStart(2, '0')
      lines.push(`${month}-${day},누리식당${row % 400}호점,간담회,${10_000 + row}`)
    }
    return Buffer.from(`${lines.join('\n')}\n`)
  }

  /** Asks until the database answers again: it replays what a large import wrote since the last checkpoint. */
  async function ask<Row extends object>(text: string, values: unknown[] = []): Promise<Row> {
    for (let tries = 0; ; tries++) {
      try {
        const { rows } = await pool.query<Row>(text, values)
        if (!rows[0]) throw new Error('no row')
        return rows[0]
      } catch (error) {
        if (tries >= 1_800) throw error
        await setTimeout(100)
      }
    }
  }

  async function finished(job: number): Promise<string> {
    for (;;) {
      const { status } = await ask<{ status: string }>('SELECT status FROM jobs WHERE id = $1', [job])
      if (['completed', 'failed', 'cancelled'].includes(status)) return status
      await setTimeout(50)
    }
  }

  const jobOf = async (upload: number): Promise<number> =>
    (await ask<{ job: number }>('SELECT job_id AS job FROM uploads WHERE id = $1', [upload])).job

  return {
    finished,
    /** A file that a worker has read. */
    uploadOf: async (month: string): Promise<number> => {
      const file = { kind: 'visits' as const, fileName: `${month}.csv`, bytes: csvOf(month), by: staff }
      const upload = await createUpload(pool, file)
      expect(await finished(await jobOf(upload))).toBe('completed')
      return upload
    },
    /** The job that imports it. */
    importOf: async (upload: number): Promise<number> => {
      const asked = await requestImport(pool, { id: upload, by: staff }, 'import')
      if (!asked.ok) throw new Error(asked.violation.code)
      return asked.value.job
    },
    countsOf: (month: string): Promise<Counts> =>
      ask(
        `SELECT count(*)::int AS visits, count(DISTINCT row_hash)::int AS rows,
           count(DISTINCT import_batch_id)::int AS batches
         FROM visits WHERE to_char(spent_at AT TIME ZONE 'Asia/Seoul', 'YYYY-MM') = $1`,
        [month],
      ),
  }
}
