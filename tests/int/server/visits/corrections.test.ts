import { beforeAll, describe, expect, it } from 'vitest'
import type { VisitMonth, VisitRecordDetail } from '@/domain/expense/visits'
import { importFile } from '@/import/load/importFile'
import { openFile } from '@/import/extract/openFile'
import { csv, expense, temporaryFiles } from '../../import/expenseFiles'
import { addStaff, type Send } from '../../setup/payloadRest'
import { staffCaller } from '../../setup/staffApi'
import { matchingHarness, NOW } from '../matching/matchingHarness'

const { test, select, idOf, visits } = matchingHarness()
const files = temporaryFiles()

const FILE = csv(
  expense({ place: '온새미한상 (종로구 종로 12)', amount: 54_000 }),
  expense({ place: '두레솥밥 (종로구 율곡로 3)', amount: 30_000, at: '2019-02-11 12:10' }),
)

describe('Corrections of published visits', () => {
  let send: Send
  let moderator: Send
  beforeAll(async () => {
    send = staffCaller(test(), (await addStaff(test(), '윤서진', 'admin')).cookie)
    moderator = staffCaller(test(), (await addStaff(test(), '한지우', 'moderator')).cookie)
  })

  const importAgain = async (content = FILE) =>
    importFile(test().pool, await openFile(files.write('list.csv', content)), NOW)
  const firstVisit = async () => (await select<{ id: number }>('SELECT min(id) AS id FROM visits'))[0]?.id ?? 0
  const read = async (id: number) =>
    JSON.parse((await send('GET', `/visits/${id}`)).text) as VisitRecordDetail & Record<string, unknown>
  const correct = async (id: number, changes: object) =>
    send('PUT', `/visits/${id}`, { version: (await read(id)).version, correctionReason: '원문을 다시 봄', ...changes })
  const counted = () =>
    select(`SELECT r.id, s.visit_count = (SELECT count(*) FROM visits v WHERE v.restaurant_id = r.id) AS visits,
      s.total_amount = (SELECT COALESCE(sum(v.amount), 0) FROM visits v WHERE v.restaurant_id = r.id) AS amount
      FROM restaurants r JOIN restaurant_stats s ON s.restaurant_id = r.id AND s.year = 0 AND s.agency_type = ''`)

  it('A correction keeps the source’s value with every later value, reason and author', async () => {
    await importAgain()
    const id = await firstVisit()
    expect((await correct(id, { amount: 45_000 })).status).toBe(200)
    await correct(id, { amount: 46_000, headcount: 5, correctionReason: '영수증을 봄' })
    const { corrections, dataSource, fileName, spelling, rowNumber } = await read(id)
    expect({ dataSource, fileName, spelling, rowNumber }).toEqual({
      dataSource: 'corrected',
      fileName: 'list.csv',
      spelling: '온새미한상 (종로구 종로 12)',
      rowNumber: 2,
    })
    expect(
      corrections.map(({ field, sourceValue, value, reason, by }) => [field, sourceValue, value, reason, by]),
    ).toEqual(
      expect.arrayContaining([
        ['amount', 54_000, 45_000, '원문을 다시 봄', '윤서진'],
        ['amount', 54_000, 46_000, '영수증을 봄', '윤서진'],
        ['headcount', 4, 5, '영수증을 봄', '윤서진'],
      ]),
    )
    expect(corrections).toHaveLength(3)
  })

  it('Importing the same file again neither undoes a correction nor adds a visit', async () => {
    await importAgain()
    const id = await firstVisit()
    const other = await idOf('두레솥밥')
    await correct(id, { amount: 45_000, restaurant: other })
    expect(await importAgain()).toMatchObject({ visitsMade: 0, restaurantsNew: 0 })
    expect(await visits()).toEqual([{ title: '두레솥밥', visits: 2 }])
    expect(await select(`SELECT amount::int, data_source FROM visits WHERE id = ${id}`)).toEqual([
      { amount: 45_000, data_source: 'corrected' },
    ])
    expect((await read(id)).corrections.find(({ field }) => field === 'restaurant')).toMatchObject({
      sourceName: '온새미한상',
      valueName: '두레솥밥',
    })
  })

  it('A correction during an import leaves exact figures', async () => {
    await importAgain()
    const id = await firstVisit()
    const more = csv(
      ...Array.from({ length: 40 }, (_, n) => expense({ place: '온새미한상 (종로구 종로 12)', amount: 10_000 + n })),
    )
    const { version } = await read(id)
    const [answer] = await Promise.all([
      send('PUT', `/visits/${id}`, { version, amount: 1_000, correctionReason: '원문과 다름' }),
      importAgain(more),
    ])
    expect(answer.status).toBe(200)
    expect(await counted()).toEqual((await counted()).map((row) => ({ ...row, visits: true, amount: true })))
    expect(await select('SELECT count(*)::int AS n FROM visits')).toEqual([{ n: 42 }])
  })

  it('Of two parallel corrections one is rejected with 409', async () => {
    await importAgain()
    const id = await firstVisit()
    const { version } = await read(id)
    const answers = await Promise.all(
      [45_000, 46_000].map((amount) => send('PUT', `/visits/${id}`, { version, amount, correctionReason: '이유' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await read(id)).corrections).toHaveLength(1)
  })

  it('A visit’s status changes only with a reason, by admins, and keeps its history', async () => {
    await importAgain()
    const id = await firstVisit()
    expect((await send('POST', `/visits/${id}/status`, { status: 'disputed' })).status).toBe(400)
    expect((await send('POST', `/visits/${id}/status`, { status: 'burnt', reason: '가' })).status).toBe(400)
    expect((await moderator('POST', `/visits/${id}/status`, { status: 'disputed', reason: '가' })).status).toBe(403)
    await send('POST', `/visits/${id}/status`, { status: 'disputed', reason: '간 적이 없다는 연락' })
    await send('POST', `/visits/${id}/status`, { status: 'confirmed', reason: '영수증으로 확인' })
    expect((await read(id)).statusChanges).toMatchObject([
      { before: 'disputed', after: 'confirmed', reason: '영수증으로 확인', by: '윤서진' },
      { before: 'confirmed', after: 'disputed', reason: '간 적이 없다는 연락', by: '윤서진' },
    ])
    expect(await read(id)).toMatchObject({ dataSource: 'crawled', status: 'confirmed' })
  })

  it('The summary of a filter equals the filtered rows', async () => {
    await importAgain()
    await send('POST', `/visits/${await firstVisit()}/status`, { status: 'disputed', reason: '확인' })
    const summary = async (filter: object) =>
      JSON.parse((await send('POST', '/visits/actions/summary', { filter })).text) as { months: VisitMonth[] }
    expect((await summary({})).months).toEqual([
      { month: '2019-01', status: 'disputed', visits: 1, amount: 54_000, headcount: 4 },
      { month: '2019-02', status: 'confirmed', visits: 1, amount: 30_000, headcount: 4 },
    ])
    const [region] = await select<{ id: number; name: string }>(
      'SELECT region_id AS id, sub_add1 AS name FROM restaurants r JOIN regions g ON g.id = r.region_id LIMIT 1',
    )
    expect((await summary({ status: 'disputed', region: region?.id })).months).toHaveLength(1)
    expect((await summary({ province: region?.name, since: '2019-02-01' })).months).toHaveLength(1)
    expect((await summary({ isRestaurantHidden: true })).months).toEqual([])
    expect((await send('POST', '/visits/actions/summary', { filter: { burn: 1 } })).status).toBe(400)
    expect((await moderator('POST', '/visits/actions/summary', {})).status).toBe(403)
  })
})
