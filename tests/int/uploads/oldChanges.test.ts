import { afterAll, beforeAll, expect, it } from 'vitest'
import { RECORD_KINDS, type RecordKind } from '@/domain/upload/kinds'
import { SHORT_TASKS } from '@/jobs/schedule'
import { requestUndo } from '@/server/uploads/requestUploadJob'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { addRow } from '../setup/rows'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1_000)

async function addImported(kind: RecordKind, days: number): Promise<number> {
  const upload = await addRow(test.pool, 'uploads', { kind, status: 'imported', created_at: daysAgo(days) })
  await test.pool.query(
    // oxlint-disable-next-line local/no-raw-insert -- no factory makes changes: an import does
    `INSERT INTO upload_changes (upload_id, subject_id, action, after, row_number, title)
     VALUES ($1, 1, 'create', '{}', 1, '')`,
    [upload],
  )
  return upload
}

it('The values before an upload of restaurants or reviews go after 180 days, and with them its undo', async () => {
  const old = new Map<RecordKind, number>()
  const young: number[] = []
  for (const kind of RECORD_KINDS) {
    old.set(kind, await addImported(kind, 181))
    young.push(await addImported(kind, 179))
  }
  await SHORT_TASKS.delete_old_changes.run({ pool: test.pool })
  const { rows } = await test.pool.query<{ id: number }>('SELECT upload_id AS id FROM upload_changes')
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([...young, old.get('agencies')]))
  for (const kind of ['restaurants', 'reviews'] as const)
    expect(await requestUndo(test.pool, { id: old.get(kind) ?? 0, by: null })).toMatchObject({
      violation: { code: 'upload-undo-expired', params: { days: 180 } },
    })
  for (const id of [...young, old.get('agencies') ?? 0])
    expect(await requestUndo(test.pool, { id, by: null })).toMatchObject({ ok: true })
})
