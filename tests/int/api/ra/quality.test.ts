import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { QualityType } from '@/domain/quality'
import { transaction } from '@/infra/database/pool'
import { refreshQuality } from '@/server/quality/refreshQuality'
import { seedDirectory, type TestPlace } from '../../setup/directory'
import { emptyTables } from '../../setup/emptyTables'
import { createTestPayload, type TestPayload } from '../../setup/payload'
import { addStaff } from '../../setup/payloadRest'
import { staffCaller } from '../../setup/staffApi'
import { addEach, addRow } from '../../setup/rows'

const SEOUL = '서울특별시 종로구 종로'
const place = (name: string, address: string, more: Partial<TestPlace> = {}): TestPlace => ({
  name,
  code: '11110',
  address,
  ...more,
})

const PLACES: TestPlace[] = [
  place('한그릇', `${SEOUL} 1`),
  place('한 그릇', `${SEOUL} 1, 2층`),
  place('체인밥집', `${SEOUL} 10`),
  place('체인밥집', `${SEOUL} 200`),
  place('표시집', '위치 정보 업데이트 필요'),
  place('이웃하나', `${SEOUL} 30, 3층`),
  place('이웃둘', `${SEOUL} 30 3층`),
  place('김민수', `${SEOUL} 44`, {
    visits: [
      [1, '2099-01-01', 20_000, 2],
      [1, '2024-01-01', -5, 2],
      [1, '2024-01-02', 20_000, 2],
    ],
  }),
]

interface Issue {
  id: number
  title: string
  markedBy: string | null
  note: string | null
}

describe('Data quality', () => {
  let test: TestPayload
  let admin: ReturnType<typeof staffCaller>
  let ids: Map<string, number>
  const refresh = () => transaction(test.pool, refreshQuality)

  beforeAll(async () => {
    test = await createTestPayload()
    admin = staffCaller(test, (await addStaff(test, 'quality@example.com', 'admin')).cookie)
  })
  beforeEach(async () => {
    const made = ['agencies', 'quality_counts', 'quality_issues', 'quality_marks', 'restaurants']
    await emptyTables(test.pool, made, { restart: true })
    ids = await seedDirectory(test.pool, PLACES)
    await test.pool.query(`UPDATE restaurants SET sub_category = '한식', phone = '02-000-0000', latitude = 37.58,
      longitude = 126.98 WHERE name <> '표시집'`)
    // Its point is in another province.
    await test.pool.query(`UPDATE restaurants SET latitude = 35.1, longitude = 129.0 WHERE name = '이웃하나'`)
    await test.pool.query(`UPDATE restaurants SET latitude = 37.59 WHERE name = '체인밥집' AND address LIKE '%200'`)
    await refresh()
  })
  afterAll(() => test.drop())

  const list = async (filter: object): Promise<Issue[]> => {
    const { status, body } = await admin('GET', `/data-quality?filter=${encodeURIComponent(JSON.stringify(filter))}`)
    expect(status).toBe(200)
    return body as unknown as Issue[]
  }
  const titles = async (type: QualityType) => (await list({ type })).map(({ title }) => title).sort()
  const act = (name: string, body: object) => admin('POST', `/data-quality/actions/${name}`, body)

  it('Each type of data quality issue is found across all rows', async () => {
    expect(await titles('no_category')).toEqual(['표시집'])
    expect(await titles('incomplete_address')).toEqual(['표시집'])
    expect(await titles('no_phone')).toEqual(['표시집'])
    expect(await titles('no_point')).toEqual(['표시집'])
    expect(await titles('outside_district')).toEqual(['이웃하나'])
    expect(await titles('shared_address')).toEqual(['이웃둘', '이웃하나'])
    expect(await titles('person_name')).toEqual(['김민수'])
    expect(await list({ type: 'impossible_visit' })).toHaveLength(2)
  })

  it('Two spellings of one place are duplicates, and two branches of a chain are not', async () => {
    expect(await titles('duplicate')).toEqual(['한 그릇', '한그릇'])
  })

  it('Orphaned aliases, silent institutions and places without recent visits are found', async () => {
    const gone = await addRow(test.pool, 'restaurants', { title: '떠난집', deleted_at: new Date() })
    const alias = { restaurant_id: gone, key: '가', spelling: '떠돌이', name_key: '가' }
    await addRow(test.pool, 'restaurant_aliases', alias)
    await addEach(test.pool, 'visits', 12, (n) => ({
      ...{ restaurant_id: ids.get('이웃둘'), agency_id: 2, amount: 20000 },
      spent_at: new Date(Date.UTC(2020, 0, 1 + n)),
    }))
    await test.pool.query(`UPDATE restaurants SET created_at = '2019-01-01' WHERE id = $1`, [ids.get('이웃둘')])
    await test.pool.query(`UPDATE restaurants SET created_at = '2019-01-01' WHERE id = $1`, [ids.get('이웃하나')])
    await test.pool.query(`UPDATE restaurants SET verified_on = now() WHERE id = $1`, [ids.get('이웃하나')])
    await refresh()
    expect(await titles('orphan_alias')).toEqual(['떠돌이'])
    expect(await titles('silent_agency')).toEqual(['나래구'])
    expect(await titles('stale')).toEqual(['이웃둘'])
  })

  it('A refresh keeps open issues, adds new ones, drops fixed ones and updates the weekly count', async () => {
    const before = await list({ type: 'no_phone' })
    await test.pool.query(`UPDATE restaurants SET phone = NULL WHERE name = '체인밥집'`)
    await refresh()
    const after = await list({ type: 'no_phone' })
    expect(after.map(({ title }) => title)).toEqual(['표시집', '체인밥집', '체인밥집'])
    expect(after[0]?.id).toBe(before[0]?.id)
    const { rows } = await test.pool.query(`SELECT issue_count FROM quality_counts WHERE type = 'no_phone'`)
    expect(rows).toEqual([{ issue_count: 3 }])
    await test.pool.query(`UPDATE restaurants SET phone = '02-1' WHERE name = '체인밥집'`)
    await refresh()
    expect(await titles('no_phone')).toEqual(['표시집'])
  })

  it('An issue marked as right stays hidden even when it comes back, until it is unmarked', async () => {
    const [issue] = await list({ type: 'person_name' })
    expect((await act('mark', { ids: [issue?.id], note: '식당 이름임' })).status).toBe(200)
    await refresh()
    expect(await titles('person_name')).toEqual([])
    const [marked] = await list({ type: 'person_name', isMarked: true })
    expect(marked).toMatchObject({ title: '김민수', note: '식당 이름임', markedBy: expect.any(String) as string })
    await test.pool.query(`UPDATE restaurants SET name = '민수네' WHERE name = '김민수'`)
    await refresh()
    await test.pool.query(`UPDATE restaurants SET name = '김민수' WHERE name = '민수네'`)
    await refresh()
    const [again] = await list({ type: 'person_name', isMarked: true })
    expect(again?.note).toBe('식당 이름임')
    await act('unmark', { ids: [again?.id] })
    expect(await titles('person_name')).toEqual(['김민수'])
    const { rows } = await test.pool.query(
      `SELECT after FROM audit_log WHERE subject_type = 'quality-issue' ORDER BY id`,
    )
    expect(rows).toEqual([{ after: { isRight: true } }, { after: { isRight: false } }])
  })

  it('A preview shows each restaurant before and after, and changes nothing', async () => {
    const issues = (await list({ type: 'duplicate' })).map(({ id }) => id)
    const { body } = await act('preview', { ids: issues, changes: { subCategory: '국밥' } })
    expect(body).toMatchObject({ total: 2, same: 0 })
    expect((body as unknown as { rows: object[] }).rows[0]).toMatchObject({
      title: '한그릇',
      before: { subCategory: '한식' },
      after: { subCategory: '국밥' },
    })
    const { rows } = await test.pool.query(`SELECT FROM restaurants WHERE sub_category = '국밥'`)
    expect(rows).toHaveLength(0)
  })

  it('Undoing a bulk change skips restaurants that were changed since', async () => {
    const issues = (await list({ type: 'duplicate' })).map(({ id }) => id)
    const { body } = await act('change', { ids: issues, changes: { subCategory: '국밥', phone: null }, reason: '확인' })
    const { change, restaurants } = body as unknown as { change: number; restaurants: number }
    expect(restaurants).toBe(2)
    // The issues of their own follow in the same transaction.
    expect(await titles('no_phone')).toEqual(['표시집', '한 그릇', '한그릇'])
    await test.pool.query(`UPDATE restaurants SET sub_category = '분식' WHERE title = '한 그릇'`)
    const undone = await act('undo', { change })
    expect(undone.body).toMatchObject({ undone: 1, kept: [{ title: '한 그릇' }] })
    const { rows } = await test.pool.query(
      `SELECT title, sub_category, phone FROM restaurants WHERE title LIKE '한%' ORDER BY title`,
    )
    expect(rows).toEqual([
      { title: '한 그릇', sub_category: '분식', phone: null },
      { title: '한그릇', sub_category: '한식', phone: '02-000-0000' },
    ])
    expect((await act('undo', { change })).status).toBe(409)
    const { rows: audits } = await test.pool.query(
      `SELECT count(*)::int AS n FROM audit_log WHERE subject_type = 'restaurant' AND details ->> 'change' = $1`,
      [String(change)],
    )
    expect(audits).toEqual([{ n: 3 }])
  })

  it('Of two parallel undos of one change, one succeeds and the other gets 409', async () => {
    const [issue] = await list({ type: 'no_category' })
    const { body } = await act('change', { ids: [issue?.id], changes: { subCategory: '한식' } })
    const { change } = body as unknown as { change: number }
    const statuses = (await Promise.all([act('undo', { change }), act('undo', { change })])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409])
  })

  it('Empty changes, unknown districts and unknown fields are refused', async () => {
    const [issue] = await list({ type: 'no_point' })
    for (const changes of [{}, { title: '나쁜 이름' }, { isActive: 'yes' }, { phone: '02' }, { point: [1, 2] }])
      expect((await act('change', { ids: [issue?.id], changes })).status).toBe(400)
    expect((await act('change', { ids: [issue?.id], changes: { region: 999_999 } })).status).toBe(400)
    expect((await act('change', { ids: [], changes: { phone: null } })).status).toBe(400)
    expect((await act('undo', { change: 999_999 })).status).toBe(404)
    expect((await act('mark', { ids: [issue?.id], note: '가'.repeat(201) })).status).toBe(400)
    expect((await admin('GET', '/data-quality?filter={"type":"x"}')).status).toBe(400)
  })

  it('Data quality is closed to moderators, editors and visitors', async () => {
    for (const role of ['moderator', 'editor'] as const) {
      const { cookie } = await addStaff(test, `${role}-quality@example.com`, role)
      const other = staffCaller(test, cookie)
      expect((await other('GET', '/data-quality')).status).toBe(403)
      for (const action of ['mark', 'change', 'undo', 'refresh', 'preview'])
        expect((await other('POST', `/data-quality/actions/${action}`, { ids: [1] })).status).toBe(403)
    }
    expect((await staffCaller(test, '')('GET', '/data-quality')).status).toBe(401)
  })
})
