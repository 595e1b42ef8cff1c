import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect } from 'vitest'
import type { z } from 'zod'
import { createApi } from '@/api/createApi'
import { type Upload, uploadsAnswer, uploadSchema } from '@/contract/uploadState'
import { problemGroupsAnswer, uploadRowsAnswer } from '@/contract/uploadRows'
import { type RunningWorker, startWorker } from '@/jobs/startWorker'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { addPerson, staffBrowser } from '../setup/staff'

/** What the API's document says of reads. */
const ANSWERS: [ending: RegExp, schema: z.ZodType][] = [
  [/^\/uploads$/, uploadsAnswer],
  [/^\/uploads\/\d+$/, uploadSchema],
  [/^\/uploads\/\d+\/rows(\?|$)/, uploadRowsAnswer],
  [/^\/uploads\/\d+\/problems$/, problemGroupsAnswer],
]

/** An admin with a browser, an API and a worker, on a database of their own. */
export function uploadHarness() {
  let test: TestDatabase
  let worker: RunningWorker
  let browser: ReturnType<typeof staffBrowser>

  beforeAll(async () => {
    test = await createTestDatabase()
    await addPerson(test.pool, 'admin@bapsang.example', 'admin')
    await addPerson(test.pool, 'moderator@bapsang.example', 'moderator')
    worker = await startWorker({ databaseUrl: test.url, kakao: null })
    browser = staffBrowser(createApi({ pool: test.pool, writes: test.pool }))
    await browser.signIn('admin@bapsang.example')
  })
  afterAll(async () => {
    await worker.stop()
    await test.drop()
  })

  const json = async <T>(method: string, path: string, body?: unknown) => {
    const response = await browser.send(`/api/v1/staff${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    })
    const text = await response.text()
    const answer = { status: response.status, body: (text ? JSON.parse(text) : null) as T }
    // What the schema does not name, its parsing would leave out.
    const schema = response.ok && method === 'GET' && ANSWERS.find(([ending]) => ending.test(path))?.[1]
    if (schema) expect(schema.parse(answer.body)).toEqual(answer.body)
    return answer
  }
  const read = async (id: number): Promise<Upload> => (await json<Upload>('GET', `/uploads/${id}`)).body
  return {
    test: () => test,
    browser: () => browser,
    json,
    read,
    /** Uploads a file and gives its id. */
    send: async (name: string, bytes: Buffer | string, kind = 'visits'): Promise<number> => {
      const response = await browser.send(`/api/v1/staff/uploads?kind=${kind}&name=${encodeURIComponent(name)}`, {
        method: 'POST',
        body: bytes as BodyInit,
        headers: { 'Content-Type': 'application/octet-stream' },
      })
      return ((await response.json()) as { id: number }).id
    },
    /** The upload once no job works on it any more. */
    settled: async (id: number): Promise<Upload> => {
      for (;;) {
        const upload = await read(id)
        if (upload.job && ['completed', 'failed', 'cancelled'].includes(upload.job.status)) return upload
        await setTimeout(20)
      }
    },
  }
}

/** A list of expenses as an institution publishes it, as CSV. */
export const expenseCsv = (rows: readonly string[], title = '2026년 5월 가온구청 총무과 업무추진비'): string =>
  [title, '사용일자,사용시간,사용장소,사용목적,대상인원,결제방법,사용금액', ...rows].join('\n') + '\n'
