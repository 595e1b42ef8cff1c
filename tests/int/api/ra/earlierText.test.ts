import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MASKED } from '@/domain/audit'
import { type ActivityPage, type EarlierText } from '@/domain/backOffice/activity'
import { addPost } from '../../setup/community'
import { bodyOf } from '../../setup/moderation'
import { createTestPayload, type TestPayload } from '../../setup/payload'
import { addStaff } from '../../setup/payloadRest'
import { addRow } from '../../setup/rows'
import { staffCaller } from '../../setup/staffApi'

type Caller = ReturnType<typeof staffCaller>
interface Saved {
  id: number
  version: string
}

const NOTICE = { title: '점검 안내', content: '새벽에 잠시 멈춰요.', noticeType: 'maintenance', priority: 'high' }

describe('Earlier texts of a record', () => {
  let test: TestPayload
  let editor: Caller

  beforeAll(async () => {
    test = await createTestPayload()
    editor = staffCaller(test, (await addStaff(test, '문가람', 'editor')).cookie)
  })
  afterAll(() => test.drop())

  const made = async (resource: string, body: object) => bodyOf<Saved>(await editor('POST', `/${resource}`, body))
  const edit = async (at: string, body: object) => bodyOf<Saved>(await editor('PUT', at, body))
  const read = async (at: string) => bodyOf<ActivityPage>(await editor('GET', `${at}/history`))
  const textAt = async (at: string, entry: number | undefined) =>
    bodyOf<EarlierText>(await editor('GET', `${at}/history/${entry}`))

  it('The whole text of a notice after any change can be read, and restored with the check of an edit', async () => {
    const first = await made('notices', { ...NOTICE, content: '가'.repeat(3_000) })
    const at = `/notices/${first.id}`
    const second = await edit(at, { version: first.version, content: '둘째 글' })
    await edit(at, { version: second.version, title: '셋째 제목' })
    const [third, middle, created] = (await read(at)).data
    expect(created?.after?.content).toHaveLength(301)
    expect((await textAt(at, created?.details?.entry)).values).toEqual({
      title: '점검 안내',
      content: '가'.repeat(3_000),
    })
    expect((await textAt(at, middle?.details?.entry)).values).toEqual({ title: '점검 안내' })
    expect((await textAt(at, third?.details?.entry)).values).toEqual({})
    const restored = { title: '점검 안내', content: '가'.repeat(3_000), reason: '처음 글로 되돌림' }
    expect((await editor('PUT', at, { ...restored, version: second.version })).status).toBe(409)
    const { version } = bodyOf<Saved>(await editor('GET', at))
    expect((await editor('PUT', at, { ...restored, version })).status).toBe(200)
    expect((await read(at)).data[0]).toMatchObject({ event: 'record_updated', reason: '처음 글로 되돌림' })
    expect(bodyOf(await editor('GET', at))).toMatchObject({ title: '점검 안내', content: '가'.repeat(3_000) })
  })

  it('The restaurants of a collection can be read as they were, without those that are gone', async () => {
    const [kept, gone] = await Promise.all(
      ['느티나무집', '사라질집'].map((title) => addRow(test.pool, 'restaurants', { title })),
    )
    const places = [
      { restaurant: gone, remark: '국물' },
      { restaurant: kept, remark: '' },
    ]
    const fields = {
      title: '청사 근처',
      slug: 'near-hall-activity',
      summary: '걸어서 5분',
      published: false,
      position: 1,
    }
    const { id, version } = await made('collections', { ...fields, places })
    const at = `/collections/${id}`
    await edit(at, { version, places: [{ restaurant: kept, remark: '새 말' }] })
    const entry = (await read(at)).data.at(-1)?.details?.entry
    expect((await textAt(at, entry)).values).toMatchObject({
      places: [{ title: '사라질집', remark: '국물' }, { title: '느티나무집' }],
    })
    await test.pool.query('DELETE FROM restaurants WHERE id = $1', [gone])
    expect((await textAt(at, entry)).values).toMatchObject({ places: [{ restaurant: kept, title: '느티나무집' }] })
  })

  it('A draft of terms has its earlier text, and terms in force cannot be restored', async () => {
    const draft = {
      code: 'location',
      title: '위치정보',
      isRequired: false,
      published: false,
      effectiveOn: '2099-01-01',
    }
    const { id, version } = await made('terms', { ...draft, edition: 90, body: '## 제1조' })
    const at = `/terms/${id}`
    const changed = await edit(at, { version, body: '## 제1조 고침' })
    const entry = (await read(at)).data.at(-1)?.details?.entry
    expect((await textAt(at, entry)).values).toEqual({ body: '## 제1조' })
    await test.pool.query(`UPDATE terms_versions SET published = true, effective_on = '2020-01-01' WHERE id = $1`, [id])
    const now = bodyOf<Saved>(await editor('GET', at))
    expect(now.version).not.toBe(changed.version)
    expect((await editor('PUT', at, { version: now.version, body: '## 제1조' })).status).toBe(409)
  })

  it('A text that an older version masked is said to be lost, and a member’s text is masked as before', async () => {
    const { id } = await made('notices', NOTICE)
    const old = { event: 'record_updated', subject_type: 'post', subject_id: id, after: { content: MASKED } }
    const entry = await addRow(test.pool, 'audit_log', old)
    const next = { ...old, before: { content: MASKED }, after: { content: '글' } }
    await addRow(test.pool, 'audit_log', next)
    expect(await textAt(`/notices/${id}`, entry)).toMatchObject({ values: {}, lost: ['content'] })
    const post = await addPost(test.pool, null)
    const data = { title: '가릴 제목', isPinned: true }
    await test.payload.update({ collection: 'posts', id: post, data, overrideAccess: true })
    const { rows } = await test.pool.query(
      `SELECT FROM audit_log WHERE subject_type = 'post' AND subject_id = $1 AND after::text LIKE '%가릴%'`,
      [post],
    )
    expect(rows).toEqual([])
  })
})
