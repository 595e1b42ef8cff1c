import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ActivityPage } from '@/domain/backOffice/activity'
import { emptyTables } from '../../setup/emptyTables'
import { addStaff } from '../../setup/payloadRest'
import { createTestPayload, type TestPayload } from '../../setup/payload'
import { staffCaller } from '../../setup/staffApi'
import { addEach, addRow } from '../../setup/rows'

interface Entry {
  event: string
  actor_id: number
  subject_id: number
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  reason: string | null
}

describe('Restaurants in the back office', () => {
  let test: TestPayload
  let admin: { id: number; cookie: string }
  let send: ReturnType<typeof staffCaller>
  let ids: number[]

  beforeAll(async () => {
    test = await createTestPayload()
    admin = await addStaff(test, '윤서진', 'admin')
    send = staffCaller(test, admin.cookie)
  })
  afterAll(() => test.drop())
  beforeEach(async () => {
    await emptyTables(test.pool, ['restaurants'])
    ids = await addEach(test.pool, 'restaurants', 4, (n) => ({
      ...{ title: `온새미한상 ${n}호점`, name: '온새미한상', address: `한울시 느티나무로 ${n}` },
      sub_category: n < 3 ? '한식' : null,
    }))
  })

  const entriesOf = async (subjects: number[]): Promise<Entry[]> =>
    (
      await test.pool.query<Entry>(
        `SELECT event, actor_id, subject_id, before, after, reason FROM audit_log
         WHERE subject_type = 'restaurant' AND subject_id = ANY ($1) ORDER BY id`,
        [subjects],
      )
    ).rows
  const json = <T>(text: string): T => JSON.parse(text) as T

  it('A bulk change leaves one audit entry for each restaurant that it really changed', async () => {
    const answer = await send('PATCH', '/restaurants', {
      ids,
      data: { subCategory: '한식' },
      reason: '간판을 보고 고침',
    })
    expect(answer.status).toBe(200)
    const entries = await entriesOf(ids)
    expect(entries.map(({ subject_id }) => subject_id)).toEqual(ids.slice(2))
    expect(entries[0]).toMatchObject({
      event: 'record_updated',
      actor_id: admin.id,
      before: { subCategory: null },
      after: { subCategory: '한식' },
      reason: '간판을 보고 고침',
    })
  })

  it('A bulk change returns the bulk changes that undo it', async () => {
    await test.pool.query('UPDATE restaurants SET is_active = false WHERE id = $1', [ids[0]])
    const { undo } = json<{ undo: { ids: number[]; data: object }[] }>(
      (await send('PATCH', '/restaurants', { ids, data: { isActive: false } })).text,
    )
    expect(undo).toEqual([{ ids: ids.slice(1), data: { isActive: true } }])
    for (const step of undo) await send('PATCH', '/restaurants', step)
    const { rows } = await test.pool.query('SELECT id FROM restaurants WHERE is_active ORDER BY id')
    expect(rows.map((row: { id: number }) => row.id)).toEqual(ids.slice(1))
  })

  it('A trash preview counts the affected visits and reviews, for admins only', async () => {
    const agency_id = await addRow(test.pool, 'agencies', { name: '한울시' })
    await addEach(test.pool, 'visits', 3, () => ({ restaurant_id: ids[0], agency_id, spent_at: new Date() }))
    const preview = await send('POST', '/restaurants/actions/trash-preview', { ids: ids.slice(0, 2) })
    expect(json(preview.text)).toEqual({ count: 2, visits: 3, reviews: 0 })
    const moderator = await addStaff(test, '한지우', 'moderator')
    expect(
      (await staffCaller(test, moderator.cookie)('POST', '/restaurants/actions/trash-preview', { ids })).status,
    ).toBe(403)
    expect((await staffCaller(test, moderator.cookie)('GET', '/restaurants/export?format=csv')).status).toBe(403)
    expect((await staffCaller(test, moderator.cookie)('GET', `/restaurants/${ids[0]}/history`)).status).toBe(403)
    expect((await staffCaller(test, '')('GET', '/restaurants/export?format=csv')).status).toBe(401)
  })

  it('A filtered CSV export escapes formulas and is recorded in the audit log', async () => {
    await test.pool.query(`UPDATE restaurants SET phone = '=1+2', sub_category = '@x' WHERE id = $1`, [ids[0]])
    const filter = encodeURIComponent(JSON.stringify({ q: '느티나무로' }))
    const sort = encodeURIComponent(JSON.stringify(['id', 'ASC']))
    const answer = await send(
      'GET',
      `/restaurants/export?format=csv&columns=id,title,phone,subCategory,isActive&filter=${filter}&sort=${sort}`,
    )
    expect(answer.headers.get('content-disposition')).toMatch(/filename\*=UTF-8''.*\.csv/)
    const lines = answer.text
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n')
    expect(lines[0]).toBe('번호,식당,전화,업종,상태')
    expect(lines[1]).toBe(`${ids[0]},온새미한상 1호점,"'=1+2","'@x",활성`)
    expect(lines).toHaveLength(5)
    const { rows } = await test.pool.query<{ actor_id: number; details: object }>(
      `SELECT actor_id, details FROM audit_log WHERE event = 'records_exported' ORDER BY id DESC LIMIT 1`,
    )
    expect(rows[0]).toMatchObject({
      actor_id: admin.id,
      details: { resource: 'restaurants', format: 'csv', rows: 4, filter: { q: '느티나무로' } },
    })
  })

  it('An export with unknown columns, formats or filters is refused', async () => {
    const status = async (query: string) => (await send('GET', `/restaurants/export?${query}`)).status
    expect(await status('format=pdf')).toBe(400)
    expect(await status('format=csv&columns=id,password')).toBe(400)
    expect(await status(`format=csv&filter=${encodeURIComponent('{"password":"x"}')}`)).toBe(400)
  })

  it('An admin can merge a restaurant into another and undo the merge', async () => {
    const [into, from] = ids
    await test.pool.query(`UPDATE restaurants SET phone = '02-555-0101' WHERE id = $1`, [from])
    const asked = { survivor: into, others: [from], picks: { phone: from }, reason: '같은 곳' }
    expect((await send('POST', '/matches/actions/merge-duplicates', asked)).status).toBe(200)
    const phones = async () =>
      (await test.pool.query<{ phone: string }>('SELECT phone FROM restaurants WHERE id = $1', [into])).rows[0]?.phone
    expect(await phones()).toBe('02-555-0101')
    const history = json<ActivityPage>((await send('GET', `/restaurants/${into}/history`)).text)
    const entry = history.data.find(({ event }) => event === 'merged')
    expect(entry).toMatchObject({
      event: 'merged',
      reason: '같은 곳',
      actor: { id: admin.id },
      details: { restaurant: from, isUndone: false },
    })
    const { merge } = entry?.details ?? {}
    expect((await send('POST', `/restaurants/${ids[2]}/undo-merge`, { merge })).status).toBe(409)
    expect((await send('POST', `/restaurants/${into}/undo-merge`, { merge, reason: '다른 곳' })).status).toBe(200)
    const { rows } = await test.pool.query('SELECT merged_into_id FROM restaurants WHERE id = $1', [from])
    expect([rows[0], await phones()]).toEqual([{ merged_into_id: null }, null])
  })

  it('The history of a restaurant is newest first and names districts', async () => {
    const id = ids[0] ?? 0
    const version = json<{ version: string }>((await send('GET', `/restaurants/${id}`)).text).version
    const { rows } = await test.pool.query<{ id: number }>('SELECT id FROM regions ORDER BY id LIMIT 1')
    const region = rows[0]?.id ?? 0
    await send('PUT', `/restaurants/${id}`, { version, region, reason: '주소로 찾음' })
    await send('PATCH', '/restaurants', { ids: [id], data: { isActive: false } })
    const history = json<ActivityPage>((await send('GET', `/restaurants/${id}/history`)).text)
    expect(history.data.map(({ after }) => Object.keys(after ?? {}))).toEqual([['isActive'], ['region']])
    expect(history.data[1]).toMatchObject({ reason: '주소로 찾음', actor: { nickname: '윤서진', role: 'admin' } })
    expect(history.regions[String(region)]).toBeTypeOf('string')
    expect((await send('GET', '/restaurants/999999/history')).status).toBe(404)
  })

  it('An XLSX export keeps texts as texts', async () => {
    await test.pool.query(`UPDATE restaurants SET phone = '=<1>&"' WHERE id = $1`, [ids[0]])
    const { handleEndpoints } = await import('payload')
    const request = new Request('http://localhost/api/ra/restaurants/export?format=xlsx&columns=id,phone', {
      headers: { Cookie: admin.cookie },
    })
    const response = await handleEndpoints({ config: test.payload.config, request })
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(sheet).toContain('=&lt;1&gt;&amp;&quot;')
    expect(sheet).not.toContain('<f>')
    expect(sheet.match(/<row>/g)).toHaveLength(5)
  })
})
