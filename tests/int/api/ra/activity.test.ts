import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ACTIVITY_PAGE_SIZE, type ActivityPage, NOTE_MAX, NOTES_PER_HOUR } from '@/domain/backOffice/activity'
import { readActivity } from '@/server/activity/readActivity'
import { bodyOf } from '../../setup/moderation'
import { createTestPayload, type TestPayload } from '../../setup/payload'
import { addStaff } from '../../setup/payloadRest'
import { addEach, addRow } from '../../setup/rows'
import { staffCaller } from '../../setup/staffApi'

type Caller = ReturnType<typeof staffCaller>
interface Saved {
  id: number
  version: string
}

const NOTICE = { title: '점검 안내', content: '새벽에 잠시 멈춰요.', noticeType: 'maintenance', priority: 'high' }

describe('Activity of a record', () => {
  let test: TestPayload
  let admin: Caller
  let editor: Caller
  let other: Caller
  let moderator: Caller
  let editorId: number

  beforeAll(async () => {
    test = await createTestPayload()
    admin = staffCaller(test, (await addStaff(test, '윤서진', 'admin')).cookie)
    const writer = await addStaff(test, '문가람', 'editor')
    editorId = writer.id
    editor = staffCaller(test, writer.cookie)
    other = staffCaller(test, (await addStaff(test, '도하람', 'editor')).cookie)
    moderator = staffCaller(test, (await addStaff(test, '한지우', 'moderator')).cookie)
  })
  afterAll(() => test.drop())
  beforeEach(() => test.pool.query('DELETE FROM rate_limits'))

  const made = async (resource: string, body: object) => bodyOf<Saved>(await editor('POST', `/${resource}`, body))
  const edit = async (at: string, body: object) => bodyOf<Saved>(await editor('PUT', at, body))
  const note = (at: string, text: string, by = editor) => by('POST', `${at}/notes`, { text })
  const read = async (at: string, page = 1, by = editor) =>
    bodyOf<ActivityPage>(await by('GET', `${at}/history?page=${page}`))

  it('Changes and notes stand in one list, newest first, and the audit log keeps no text of a note', async () => {
    const { id, version } = await made('notices', NOTICE)
    const at = `/notices/${id}`
    expect((await note(at, '  팀장과 상의함 ')).status).toBe(201)
    await edit(at, { version, title: '점검 안내(고침)', reason: '날짜가 바뀜' })
    const { data, hasMore } = await read(at)
    expect(data.map(({ event, reason }) => [event, reason])).toEqual([
      ['record_updated', '날짜가 바뀜'],
      ['noted', '팀장과 상의함'],
      ['record_created', null],
    ])
    expect([data[0]?.before, data[1]?.actor?.nickname, hasMore]).toEqual([{ title: '점검 안내' }, '문가람', false])
    const { rows } = await test.pool.query<{ event: string; after: object }>(
      `SELECT event, after FROM audit_log WHERE subject_type = 'post' AND subject_id = $1 ORDER BY id`,
      [id],
    )
    expect(rows[1]).toEqual({ event: 'record_updated', after: { notes: '메모를 더함' } })
    expect(JSON.stringify(rows)).not.toContain('팀장')
  })

  it('Long activity is read in pages without a gap', async () => {
    const { id } = await made('notices', NOTICE)
    const all = Array.from({ length: ACTIVITY_PAGE_SIZE * 2 }, (_, nth) => nth)
    await addEach(test.pool, 'record_notes', all, (nth) => ({
      ...{ subject_type: 'post', subject_id: id, text: `n${nth}`, created_at: new Date(Date.now() + nth * 1_000) },
    }))
    const pages = [await read(`/notices/${id}`), await read(`/notices/${id}`, 2), await read(`/notices/${id}`, 3)]
    expect(pages.map(({ data, hasMore }) => [data.length, hasMore])).toEqual([
      [ACTIVITY_PAGE_SIZE, true],
      [ACTIVITY_PAGE_SIZE, true],
      [1, false],
    ])
    expect(pages.flatMap(({ data }) => data.map(({ reason }) => reason))).toEqual([
      ...all.toReversed().map((nth) => `n${nth}`),
      null,
    ])
  })

  it('A note has from one to 1,000 characters, and someone who writes too many has to wait', async () => {
    const at = `/notices/${(await made('notices', NOTICE)).id}`
    expect((await note(at, ' ')).status).toBe(400)
    expect((await note(at, '가'.repeat(NOTE_MAX + 1))).status).toBe(400)
    expect((await note(at, '가'.repeat(NOTE_MAX))).status).toBe(201)
    const hits = Array.from({ length: NOTES_PER_HOUR }, () => new Date())
    await test.pool.query('UPDATE rate_limits SET hits = $2 WHERE key = $1', [`note:${editorId}`, hits])
    expect((await note(at, '하나 더')).status).toBe(429)
    expect((await note(at, '다른 사람', other)).status).toBe(201)
  })

  it('Who may read a record may read and write notes about it, and no one else', async () => {
    const notice = `/notices/${(await made('notices', NOTICE)).id}`
    const agency = await addRow(test.pool, 'agencies', { name: '가온시청 활동' })
    const visitor = staffCaller(test, '')
    for (const [at, allowed, denied] of [
      [notice, [editor, admin], [moderator, visitor]],
      [`/agencies/${agency}`, [admin], [editor, moderator, visitor]],
      [`/users/${editorId}`, [admin], [editor, moderator, visitor]],
    ] as const) {
      for (const who of allowed) {
        expect((await who('GET', `${at}/history`)).status).toBe(200)
        expect((await note(at, '확인함', who)).status).toBe(201)
      }
      for (const who of denied) {
        expect([401, 403]).toContain((await who('GET', `${at}/history`)).status)
        expect([401, 403]).toContain((await note(at, '확인함', who)).status)
      }
    }
    expect((await note('/notices/999999', '없음')).status).toBe(404)
    expect((await admin('GET', '/matches/1/history')).status).toBe(404)
  })

  it('A note is deleted by its writer or an admin, not by another who may read it', async () => {
    const at = `/notices/${(await made('notices', NOTICE)).id}`
    const ids = await Promise.all(['하나', '둘'].map(async (text) => bodyOf<{ id: number }>(await note(at, text)).id))
    const canDelete = async (by: Caller) => (await read(at, 1, by)).data.map(({ details }) => details?.canDelete)
    expect(await canDelete(editor)).toEqual([true, true, undefined])
    expect(await canDelete(other)).toEqual([false, false, undefined])
    expect((await other('DELETE', `${at}/notes/${ids[0]}`)).status).toBe(403)
    expect((await editor('DELETE', `${at}/notes/${ids[0]}`)).status).toBe(200)
    expect((await editor('DELETE', `${at}/notes/${ids[0]}`)).status).toBe(404)
    const elsewhere = `/notices/${(await made('notices', NOTICE)).id}`
    expect((await admin('DELETE', `${elsewhere}/notes/${ids[1]}`)).status).toBe(404)
    expect((await admin('DELETE', `${at}/notes/${ids[1]}`)).status).toBe(200)
    expect((await read(at)).data.map(({ event }) => event)).toEqual([
      'record_updated',
      'record_updated',
      'record_created',
    ])
  })

  it('Notes go with the record or the account that they are about', async () => {
    const member = await addRow(test.pool, 'users', { nickname: '떠날이', role: 'user' })
    const agency = await addRow(test.pool, 'agencies', { name: '없어질 기관' })
    await note(`/users/${member}`, '회원', admin)
    await note(`/agencies/${agency}`, '기관', admin)
    const left = async () =>
      (
        await test.pool.query<{ text: string }>(
          `SELECT text FROM record_notes WHERE (subject_type, subject_id) IN (('user', $1), ('agency', $2))`,
          [member, agency],
        )
      ).rows.map(({ text }) => text)
    expect((await left()).sort()).toEqual(['기관', '회원'])
    await test.pool.query('DELETE FROM users WHERE id = $1', [member])
    expect(await left()).toEqual(['기관'])
    await test.pool.query('DELETE FROM agencies WHERE id = $1', [agency])
    expect(await left()).toEqual([])
  })

  it('A page is one statement that finds its rows by index, however much the others have', async () => {
    const agency = await addRow(test.pool, 'agencies', { name: '색인 기관' })
    const many = Array.from({ length: 3_000 }, (_, nth) => nth + 1_000_000)
    await addEach(test.pool, 'audit_log', many, (subject_id) => ({
      ...{ event: 'record_updated', subject_type: 'agency', subject_id },
    }))
    await addEach(test.pool, 'record_notes', many, (subject_id) => ({ subject_type: 'agency', subject_id, text: '가' }))
    await test.pool.query('ANALYZE audit_log, record_notes')
    const plans: string[] = []
    const explain = {
      query: async (text: string, values: unknown[]) => {
        const { rows } = await test.pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values)
        plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
        return { rows: [] }
      },
    } as unknown as typeof test.pool
    await readActivity(explain, { subject: 'agency', id: agency, page: 1, reader: { id: 1, role: 'admin' } })
    expect(plans).toHaveLength(1)
    expect(plans[0]).toMatch(/Index Scan Backward using audit_log_subject/)
    expect(plans[0]).toMatch(/Index Scan Backward using record_notes_subject/)
    expect(plans[0]).not.toMatch(/Seq Scan on (audit_log|record_notes)/)
  })
})
