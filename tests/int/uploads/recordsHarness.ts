import { expect } from 'vitest'
import type { RecordsReport, Upload } from '@/contract/uploadState'
import type { RecordReason, UploadKind } from '@/domain/upload/kinds'
import type { ProblemGroup } from '@/contract/uploadRows'
import { uploadHarness } from './uploadHarness'

export const csv = (...lines: string[]): string => `${lines.join('\n')}\n`

/** What tests of uploaded records do again and again. */
export function recordsHarness() {
  const harness = uploadHarness()
  const sent = async (kind: UploadKind, name: string, text: string): Promise<Upload> =>
    harness.settled(await harness.send(name, text, kind))
  const asked = async (id: number, what: 'plan' | 'import' | 'undo'): Promise<Upload> => {
    const answer = await harness.json('POST', `/uploads/${id}/${what}`)
    expect(answer).toMatchObject({ status: 200 })
    const upload = await harness.settled(id)
    expect(upload.job).toMatchObject({ status: 'completed' })
    return upload
  }
  return {
    ...harness,
    rows: async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
      (await harness.test().pool.query<Row>(text, values)).rows,
    /** The newest id of a table: what a test made has greater ones. */
    newest: async (table: 'agencies' | 'restaurants'): Promise<number> =>
      (await harness.test().pool.query<{ id: number }>(`SELECT coalesce(max(id), 0) AS id FROM ${table}`)).rows[0]
        ?.id ?? 0,
    /** Sends a file and waits until it is read. */
    sent,
    /** Asks for a job and waits until it is completed. */
    asked,
    imported: async (kind: UploadKind, name: string, text: string): Promise<{ id: number; result: RecordsReport }> => {
      const { id } = await sent(kind, name, text)
      const { result } = await asked(id, 'import')
      return { id, result: result as RecordsReport }
    },
    /** Status, reason, column, value and rows of each group. */
    problems: async (id: number) => {
      const { body } = await harness.json<{ data: ProblemGroup<RecordReason>[] }>('GET', `/uploads/${id}/problems`)
      return body.data.map(({ status, reason, column, value, rows }) => [status, reason, column, value, rows])
    },
  }
}
