import { afterAll, beforeAll, expect, it } from 'vitest'
import { down, up } from '../../../migrations/20261130_170000_record_notes'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { addRow, addRows } from '../setup/rows'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

it('Notes about members keep their ids, writers and times when they become notes about records, and back', async () => {
  const db = { execute: (text: string) => test.pool.query(text) }
  const member = await addRow(test.pool, 'users', { nickname: '메모된이', role: 'user' })
  const writer = await addRow(test.pool, 'users', { nickname: '메모한이', role: 'moderator' })
  const created_at = new Date('2026-01-02T03:04:05Z')
  const about = { subject_type: 'user', subject_id: member, created_at }
  await addRows(test.pool, 'record_notes', [
    { ...about, text: '하나', written_by_id: writer },
    { ...about, text: '둘' },
    { subject_type: 'faq', subject_id: member, text: '셋' },
  ])
  await down({ db })
  const kept = [
    { id: 1, text: '하나', written_by_id: writer, created_at, member_id: member },
    { id: 2, text: '둘', written_by_id: null, created_at, member_id: member },
  ]
  const columns = 'id, text, written_by_id, created_at, member_id'
  expect((await test.pool.query(`SELECT ${columns} FROM member_notes ORDER BY id`)).rows).toEqual(kept)
  await up({ db })
  const { rows } = await test.pool.query(
    `SELECT ${columns}, subject_type, subject_id FROM record_notes ORDER BY record_notes.id`,
  )
  expect(rows).toEqual(kept.map((note) => ({ ...note, subject_type: 'user', subject_id: member })))
  const added = await addRow(test.pool, 'record_notes', { subject_type: 'faq', subject_id: 1, text: '넷' })
  expect(added).toBe(4)
})
