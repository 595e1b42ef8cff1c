import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DuplicateCluster, DuplicateMember } from '@/domain/linkage/duplicates'
import { transaction } from '@/infra/database/pool'
import { refreshQuality } from '@/server/quality/refreshQuality'
import { refreshRestaurants } from '@/server/rankings/refreshRankings'
import type { Send } from '../../setup/payloadRest'
import { threeStaff } from '../../setup/staffApi'
import { addEach, addRow, type Row } from '../../setup/rows'
import { matchingHarness } from './matchingHarness'

const { test, take, select, idOf, visits } = matchingHarness()

describe('Duplicate restaurants', () => {
  let send: Send
  let other: Send
  let moderator: Send
  beforeAll(async () => {
    ;({ send, other, moderator } = await threeStaff(test()))
  })
  let one: number
  let two: number
  beforeEach(async () => {
    await take('온새미한상 (종로구 종로 12)', '온새미한상 (종로구 종로 12)', '두레솥밥 (종로구 율곡로 3)')
    one = await idOf('온새미한상')
    // As an import could leave it: the same name and address under another entry.
    const [alias] = await select<Row<'restaurant_aliases'>>(
      `SELECT name_key, region_id, address_key FROM restaurant_aliases WHERE restaurant_id = ${one}`,
    )
    two = await addRow(test().pool, 'restaurants', {
      ...{ title: '온새미 한상', address: '종로 12, 1층', region_id: alias?.region_id, phone: '02-000-0000' },
      ...{ latitude: 37.57, longitude: 126.98 },
    })
    const spelling = '온새미 한상 (종로 12, 1층)'
    await addRow(test().pool, 'restaurant_aliases', { ...alias, restaurant_id: two, key: 'other', spelling })
    const [agency] = await select<{ id: number }>('SELECT min(id) AS id FROM agencies')
    await addRow(test().pool, 'visits', { restaurant_id: two, agency_id: agency?.id, spent_at: '2026-01-05' })
    await transaction(test().pool, (sql) => refreshRestaurants(sql, [two]))
  })

  const act = async <T>(name: string, body: object = {}, who = send) => {
    const { status, text } = await who('POST', `/matches/actions/${name}`, body)
    return { status, body: JSON.parse(text) as T }
  }
  const clusters = async () => (await act<{ clusters: DuplicateCluster[] }>('duplicates')).body.clusters
  const state = () =>
    Promise.all([
      select(`SELECT id, title, name, address, region_id, address_from_id, phone, latitude, merged_into_id
        FROM restaurants ORDER BY id`),
      select('SELECT id, restaurant_id FROM visits ORDER BY id'),
      select(
        'SELECT restaurant_id, visit_count FROM restaurant_stats WHERE year = 0 AND visit_count > 0 ORDER BY 1, 2',
      ),
    ])
  const merge = (who = send) =>
    act<{ merge: number }>(
      'merge-duplicates',
      { survivor: one, others: [two], picks: { phone: two, point: two, name: one } },
      who,
    )

  it('Duplicates are found by name and address, each value with its provenance', async () => {
    expect(await clusters()).toMatchObject([
      { evidence: 'same_address', moved: 1, places: [{ id: one, visitCount: 2 }, { id: two }] },
    ])
    await test().pool.query('UPDATE restaurants SET phone = NULL WHERE id = $1', [one])
    const version = (JSON.parse((await send('GET', `/restaurants/${one}`)).text) as { version: string }).version
    await send('PUT', `/restaurants/${one}`, { version, phone: '02-111-1111' })
    const { members } = (await act<{ members: DuplicateMember[] }>('duplicate-members', { members: [one, two] })).body
    expect(members[0]?.options).toMatchObject({
      phone: { value: '02-111-1111', provenance: 'person', source: '윤서진' },
      name: { value: '온새미한상', provenance: 'import', source: 'list.csv' },
    })
    expect(members[1]?.options.phone).toMatchObject({ value: '02-000-0000', provenance: 'import' })
  })

  it('Duplicates found by coordinates are dropped once staff list the name as a chain', async () => {
    await select(
      `UPDATE restaurants SET address = NULL, latitude = 37.57, longitude = 126.98 WHERE id IN (${one}, ${two})`,
    )
    await select('UPDATE restaurant_aliases SET address_key = NULL')
    expect(await clusters()).toMatchObject([{ evidence: 'near' }])
    await addRow(test().pool, 'word_lists', { kind: 'chain', word: '온새미한상' })
    try {
      expect(await clusters()).toEqual([])
    } finally {
      await select('DELETE FROM word_lists')
    }
  })

  it('Duplicates are merged with the picked values, and undoing that restores the exact state', async () => {
    const before = await state()
    const { status, body } = await merge()
    expect(status).toBe(200)
    expect(await select(`SELECT phone, latitude::float8 FROM restaurants WHERE id = ${one}`)).toEqual([
      { phone: '02-000-0000', latitude: 37.57 },
    ])
    expect(await visits()).toContainEqual({ title: '온새미한상', visits: 3 })
    expect(await clusters()).toEqual([])
    expect((await act('undo-duplicates', { merge: body.merge })).status).toBe(200)
    expect(await state()).toEqual(before)
    expect((await act('undo-duplicates', { merge: body.merge })).status).toBe(409)
  })

  it('The desk and data quality name the same duplicates, added by staff or not, until they are decided', async () => {
    const [{ region_id } = { region_id: 0 }] = await select<{ region_id: number }>(
      `SELECT region_id FROM restaurants WHERE id = ${one}`,
    )
    const added = { title: '다솜식당', name: '다솜식당', address: '서울특별시 종로구 율곡로 77', region_id }
    const [third, fourth] = await addEach(test().pool, 'restaurants', 2, () => added)
    const onDesk = async () => (await clusters()).map(({ places }) => places.map(({ id }) => id).sort()).sort()
    const inQuality = () =>
      select<{ subject_id: number }>(`SELECT subject_id FROM quality_issues WHERE type = 'duplicate' ORDER BY 1`)
    await transaction(test().pool, refreshQuality)
    expect(await onDesk()).toEqual([
      [one, two],
      [third, fourth],
    ])
    expect(await inQuality()).toEqual([one, two, third, fourth].map((subject_id) => ({ subject_id })))

    await merge()
    await act('dismiss-duplicates', { members: [third, fourth], isDismissed: true })
    expect([await onDesk(), await inQuality()]).toEqual([[], []])
    await transaction(test().pool, refreshQuality)
    expect(await inQuality()).toEqual([])
  })

  it('Two parallel merges of the same duplicates create one merge', async () => {
    const answers = await Promise.all([merge(), merge(other)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await select('SELECT count(*)::int AS n FROM visits')).toEqual([{ n: 4 }])
  })

  it('Dismissed duplicates are no longer offered until the dismissal is withdrawn', async () => {
    const pair = { members: [one, two] }
    await act('dismiss-duplicates', { ...pair, isDismissed: true })
    expect(await clusters()).toEqual([])
    await act('dismiss-duplicates', { ...pair, isDismissed: false })
    expect(await clusters()).toHaveLength(1)
  })

  it('Only admins can handle duplicates, and merged values must be one of the duplicates’ own', async () => {
    for (const name of ['duplicates', 'duplicate-members', 'merge-duplicates', 'undo-duplicates', 'dismiss-duplicates'])
      expect((await act(name, { members: [one, two], merge: 1 }, moderator)).status).toBe(403)
    const stranger = await idOf('두레솥밥')
    const asked = { survivor: one, others: [two], picks: { phone: stranger } }
    expect((await act('merge-duplicates', asked)).status).toBe(400)
    expect((await act('merge-duplicates', { survivor: one, others: [one] })).status).toBe(400)
    expect((await act('merge-duplicates', { survivor: one, others: [two], picks: { hat: two } })).status).toBe(400)
  })
})
