import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { reportFailedDrill, requestDueDrill } from '@/server/backups/restoreDrill'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { addRow } from '../setup/rows'

/** Five in the morning in Korea. */
const NOW = new Date('2026-11-28T20:00:00Z')
const daysBefore = (days: number): Date => new Date(NOW.getTime() - days * 24 * 3_600_000)
const FAILED = { kind: 'try_restore', status: 'failed', error: { code: 'rows-differ', params: { tables: 'visits' } } }

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  await database.pool.query('DELETE FROM backups; DELETE FROM jobs; UPDATE backup_settings SET is_scheduled = true')
  for (const [name, days] of [['older', 3] as const, ['newest', 1] as const])
    await addRow(database.pool, 'backups', { name, created_at: daysBefore(days) })
})
afterAll(() => database.drop())

const requested = async (): Promise<unknown[]> => {
  const id = await requestDueDrill(database.pool, NOW)
  const { rows } = await database.pool.query<object>(
    'SELECT kind, payload, created_by_id AS by FROM jobs WHERE id = $1',
    [id],
  )
  return rows
}
const addTrial = (days: number, more: object = {}) =>
  addRow(database.pool, 'jobs', {
    ...{ kind: 'try_restore', status: 'completed', finished_at: daysBefore(days) },
    ...more,
  })

it('Once a month the newest full backup is restored next to the live database', async () => {
  await addTrial(31)
  expect(await requested()).toEqual([{ kind: 'try_restore', payload: { name: 'newest' }, by: null }])
})

it('No drill is requested while one waits, after a recent one, or where no backup is scheduled or exists', async () => {
  await requestDueDrill(database.pool, NOW)
  expect(await requested()).toEqual([])
  await database.pool.query('DELETE FROM jobs')
  await addTrial(29)
  expect(await requested()).toEqual([])
  await database.pool.query('DELETE FROM jobs; UPDATE backup_settings SET is_scheduled = false')
  expect(await requested()).toEqual([])
  await database.pool.query('DELETE FROM backups; UPDATE backup_settings SET is_scheduled = true')
  expect(await requested()).toEqual([])
})

it('A drill that failed is repeated after a week', async () => {
  await addTrial(6, FAILED)
  expect(await requested()).toEqual([])
  await database.pool.query('DELETE FROM jobs')
  await addTrial(8, FAILED)
  expect(await requested()).toHaveLength(1)
})

it('The operator gets one message with the reason why a scheduled drill failed', async () => {
  const sent: { to: unknown; text: unknown }[] = []
  const report = (now: Date) =>
    reportFailedDrill(
      database.pool,
      {
        sendEmail: ({ to, text }) => {
          sent.push({ to, text })
          return Promise.resolve()
        },
      },
      { to: 'operator@bapsang.example', now },
    )
  await addTrial(0.01)
  expect(await report(NOW)).toBe(false)
  await addTrial(0.01, { ...FAILED, payload: { name: 'newest' } })
  expect(await report(NOW)).toBe(true)
  expect(await report(daysBefore(-1))).toBe(false)
  expect(sent).toMatchObject([{ to: 'operator@bapsang.example' }])
  expect(sent[0]?.text).toMatch(/실패했어요: newest.+복원한 행이 백업할 때와 달라요: visits/s)
})
