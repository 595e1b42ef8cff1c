import { afterEach, describe, expect, it } from 'vitest'
import type { EditState, RecordEdit } from '@/contract/backOffice'
import { DRAFT_DAYS, DRAFT_LENGTH_MAX, EDIT_BYTES_MAX, EDITS_MAX } from '@/domain/backOffice/recordEdits'
import type { Role } from '@/domain/roles'
import { deleteOldEdits } from '@/server/backOffice/recordEdits'
import { addRows } from '../../setup/rows'
import { addPerson } from '../../setup/staff'
import { staffHarness } from './staffHarness'

const { test, browser, change } = staffHarness()
afterEach(() => change('DELETE FROM record_edits'))

type Browser = ReturnType<typeof browser>
type Given = Partial<RecordEdit> & { draftAt?: string | null }

async function staff(role: Role = 'editor'): Promise<Browser & { nickname: string }> {
  const email = `${role}${Math.random().toString(36).slice(2)}@example.com`
  const id = await addPerson(test().pool, email, role)
  const { rows } = await test().pool.query<{ nickname: string }>('SELECT nickname FROM users WHERE id = $1', [id])
  const one = browser()
  await one.signIn(email)
  return { ...one, nickname: rows[0]?.nickname ?? '' }
}

const JSON_HEADERS = { 'Content-Type': 'application/json' }
const put = (who: Browser, given: Given | object = {}) =>
  who.send('/api/v1/staff/edits', {
    method: 'PUT',
    headers: JSON_HEADERS,
    body: JSON.stringify({ resource: 'notices', record: 7, base: '12', draftAt: null, ...given }),
  })
const keep = async (who: Browser, given: Given = {}): Promise<EditState> => {
  const answer = await put(who, given)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()) as EditState
}
const end = (who: Browser, query: Record<string, string> = {}) =>
  who.send(`/api/v1/staff/edits?${new URLSearchParams({ resource: 'notices', record: '7', ...query })}`, {
    method: 'DELETE',
  })
const titled = (title: string) => ({ values: { title }, before: { title: '점검 안내' } })
const rows = async () => (await change('SELECT draft FROM record_edits')).rows as { draft: object | null }[]

describe('Who edits a record', () => {
  it('Two people who edit one record see each other, and no one else sees them', async () => {
    const [one, other, elsewhere] = [await staff(), await staff('admin'), await staff()]
    expect((await keep(one)).others).toEqual([])
    expect((await keep(other)).others).toEqual([{ nickname: one.nickname, editingSince: expect.any(String) as string }])
    expect((await keep(one)).others).toMatchObject([{ nickname: other.nickname }])
    expect((await keep(elsewhere, { record: 8 })).others).toEqual([])
    expect((await keep(elsewhere, { resource: 'terms' })).others).toEqual([])
  })

  it('Someone who left, whose page has been silent for a minute, or who is no longer staff is not shown', async () => {
    const [one, other] = [await staff(), await staff()]
    await keep(one)
    expect((await keep(other)).others).toHaveLength(1)
    expect((await end(one)).status).toBe(204)
    expect((await keep(other)).others).toEqual([])
    await keep(one)
    await change(
      `UPDATE record_edits SET seen_at = now() - interval '61 seconds', started_at = now() - interval '1 hour'`,
    )
    expect((await keep(other)).others).toEqual([])
    await keep(one)
    const [again] = (await keep(other)).others
    expect(Date.now() - Date.parse(again?.editingSince ?? '')).toBeLessThan(50 * 60_000)
    await change(`UPDATE users SET role = 'user' WHERE nickname = $1`, [one.nickname])
    expect((await keep(other)).others).toEqual([])
  })

  it('Who may read a record sees who edits it without editing it, and no one else does', async () => {
    const [one, reader, moderator] = [await staff(), await staff('admin'), await staff('moderator')]
    await keep(one)
    const read = (who: Browser) => who.send('/api/v1/staff/edits?resource=notices&record=7')
    expect(await (await read(reader)).json()).toEqual({
      others: [{ nickname: one.nickname, editingSince: expect.any(String) as string }],
    })
    expect((await keep(one)).others).toEqual([])
    expect([(await read(moderator)).status, (await read(browser())).status]).toEqual([403, 401])
  })

  it('People who write new records do not see each other', async () => {
    const [one, other] = [await staff(), await staff()]
    await keep(one, { record: 0, base: null })
    expect((await keep(other, { record: 0, base: null })).others).toEqual([])
  })
})

describe('Drafts', () => {
  it('A draft is stored and answered to another window of its writer, with the version it started from', async () => {
    const one = await staff()
    const { savedAt, draft } = await keep(one, { draft: titled('점검 시간') })
    expect([savedAt, draft]).toEqual([expect.any(String), null])
    expect((await keep(one, { draftAt: savedAt })).draft).toBeNull()
    expect(await keep(one, { base: '13' })).toEqual({
      ...{ others: [], savedAt },
      draft: { ...titled('점검 시간'), base: '12' },
    })
  })

  it('No one but its writer reads a draft', async () => {
    const [one, other] = [await staff(), await staff('admin')]
    await keep(one, { draft: titled('아직 비밀') })
    const answer = await put(other)
    const text = await answer.text()
    expect(JSON.parse(text)).toMatchObject({ savedAt: null, draft: null })
    expect(text).not.toContain('비밀')
  })

  it('A window does not overwrite a draft that it has not seen, and gets it instead', async () => {
    const one = await staff()
    const first = await keep(one, { draft: titled('처음') })
    const second = await keep(one, { draft: titled('다른 창') })
    expect(second).toMatchObject({ savedAt: first.savedAt, draft: titled('처음') })
    const third = await keep(one, { draft: titled('이어서'), draftAt: second.savedAt })
    expect(third.draft).toBeNull()
    expect(await rows()).toEqual([{ draft: titled('이어서') }])
  })

  it('Of two windows that store at the same time one wins, and the other gets what was stored', async () => {
    const one = await staff()
    const { savedAt } = await keep(one, { draft: titled('바탕') })
    const texts = ['왼쪽', '오른쪽']
    const answers = await Promise.all(texts.map((text) => keep(one, { draftAt: savedAt, draft: titled(text) })))
    const lost = answers.findIndex(({ draft }) => draft !== null)
    expect(answers.filter(({ draft }) => draft !== null)).toHaveLength(1)
    expect(answers[lost]?.draft?.values.title).toBe(texts[1 - lost])
    expect(await rows()).toEqual([{ draft: titled(texts[1 - lost] ?? '') }])
  })

  it('A draft that is sent again after a lost answer counts as stored', async () => {
    const one = await staff()
    const draft = { values: { title: '가', content: '나' }, before: { title: '', content: '' } }
    const { savedAt } = await keep(one, { draft })
    expect(await keep(one, { draft })).toMatchObject({ savedAt, draft: null })
  })

  it('Leaving keeps a draft, and saving or discarding deletes the one that the window knows', async () => {
    const one = await staff()
    const { savedAt } = await keep(one, { draft: titled('남길 글') })
    await end(one)
    expect(await rows()).toHaveLength(1)
    await end(one, { draftAt: savedAt ?? '' })
    expect(await rows()).toEqual([])
  })

  it('A draft that was emptied is gone, and its writer still edits', async () => {
    const [one, other] = [await staff(), await staff()]
    const { savedAt } = await keep(one, { draft: titled('지울 글') })
    expect(await keep(one, { draftAt: savedAt, draft: null })).toMatchObject({ savedAt: null, draft: null })
    expect((await keep(other)).others).toHaveLength(1)
  })

  it('Drafts are deleted after their days, and rows without one after a day', async () => {
    const one = await staff()
    await keep(one, { record: 1, draft: titled('오래된 글') })
    await keep(one, { record: 2, draft: titled('새 글') })
    await keep(one, { record: 3 })
    await keep(one, { record: 4 })
    const age = (days: number, record: number) =>
      change(
        `UPDATE record_edits SET seen_at = now() - make_interval(days => $1),
           saved_at = CASE WHEN draft IS NOT NULL THEN now() - make_interval(days => $1) END WHERE record_id = $2`,
        [days, record],
      )
    await age(DRAFT_DAYS + 1, 1)
    await age(DRAFT_DAYS - 1, 2)
    await age(2, 3)
    expect(await deleteOldEdits(test().pool)).toBe(1)
    const left = await change('SELECT record_id FROM record_edits ORDER BY record_id')
    expect(left.rows).toEqual([{ record_id: 2 }, { record_id: 4 }])
  })

  it('A person cannot keep more than the limit, and goes on with what is there', async () => {
    const one = await staff()
    await keep(one, { draft: titled('먼저 쓴 글') })
    const person = ((await change('SELECT user_id AS id FROM record_edits')).rows as { id: number }[])[0]?.id
    const more = Array.from({ length: EDITS_MAX - 1 }, (_, nth) => ({ record_id: 1000 + nth }))
    await addRows(
      test().pool,
      'record_edits',
      more.map((row) => ({ ...row, user_id: person, resource: 'notices' })),
    )
    expect((await put(one, { record: 8 })).status).toBe(409)
    expect((await put(one)).status).toBe(200)
  })
})

describe('Access to edits', () => {
  it.each([
    ['editor', 'notices', 200],
    ['editor', 'collections', 200],
    ['editor', 'restaurants', 403],
    ['moderator', 'notices', 403],
    ['moderator', 'reviews', 200],
    ['admin', 'restaurants', 200],
  ] as const)('For a record of theirs, the role %s in %s gets %i', async (role, resource, status) => {
    const one = await staff(role)
    expect((await put(one, { resource })).status).toBe(status)
  })

  it('Who may not create a record keeps no new one, and visitors keep none at all', async () => {
    const admin = await staff('admin')
    expect((await put(admin, { resource: 'suggestions', record: 5 })).status).toBe(200)
    expect((await put(admin, { resource: 'audit', record: 0 })).status).toBe(403)
    expect((await put(browser())).status).toBe(401)
    expect((await end(browser())).status).toBe(401)
    expect(await rows()).toHaveLength(1)
  })

  it.each<[string, object]>([
    ['an unknown resource', { resource: 'passwords' }],
    ['a name of the prototype as resource', { resource: '__proto__' }],
    ['no record', { record: -1 }],
    ['a record that is no number', { record: '1 OR 1=1' }],
    ['an unreadable time', { draftAt: 'yesterday' }],
    ['an unknown key', { seen_at: '2000-01-01' }],
    ['a draft of a resource without drafts', { resource: 'faqs', draft: titled('가') }],
    ['a draft that is a list', { draft: [] }],
    ['a field that is not written', { draft: { values: { viewCount: 9 }, before: {} } }],
    ['a field of the prototype', { draft: { values: { constructor: 'x' }, before: {} } }],
    ['text that cannot be stored', { draft: titled('\0') }],
    ['a draft that is too long', { draft: titled('가'.repeat(DRAFT_LENGTH_MAX)) }],
  ])('A request with %s is refused and stores nothing', async (_, given) => {
    const answer = await put(await staff('admin'), given)
    expect(answer.status, await answer.text()).toBe(400)
    expect(await rows()).toEqual([])
  })

  it('A draft with the key __proto__ stores nothing of it and changes no object', async () => {
    const one = await staff()
    const draft = '{"values":{"title":"가","__proto__":{"polluted":true}},"before":{"title":""}}'
    const body = `{"resource":"notices","record":7,"base":null,"draftAt":null,"draft":${draft}}`
    const { status } = await one.send('/api/v1/staff/edits', { method: 'PUT', headers: JSON_HEADERS, body })
    expect([200, 400]).toContain(status)
    expect(JSON.stringify(await rows())).not.toContain('polluted')
    expect('polluted' in {}).toBe(false)
  })

  it('A body beyond the limit is refused with 413', async () => {
    const answer = await put(await staff(), { draft: titled('a'.repeat(EDIT_BYTES_MAX)) })
    expect(answer.status).toBe(413)
  })
})
