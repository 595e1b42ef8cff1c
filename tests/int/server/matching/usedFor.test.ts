import { beforeAll, describe, expect, it } from 'vitest'
import { undoBatch } from '@/import/load/undoBatch'
import { importFile } from '@/import/load/importFile'
import { openFile } from '@/import/extract/openFile'
import { csv, expense, temporaryFiles } from '../../import/expenseFiles'
import { addStaff, type Send } from '../../setup/payloadRest'
import { staffCaller } from '../../setup/staffApi'
import { matchingHarness, NOW } from './matchingHarness'

const { test, select, idOf, merge, undo } = matchingHarness()
const files = temporaryFiles()

const HALL = '온새미한상 (종로구 종로 12)'
const OTHER = '두레솥밥 (종로구 율곡로 3)'

describe('What restaurants are used for', () => {
  let send: Send
  beforeAll(async () => {
    send = staffCaller(test(), (await addStaff(test(), '윤서진', 'admin')).cookie)
  })

  let amount = 10_000
  const take = async (place: string, ...purposes: string[]) =>
    importFile(
      test().pool,
      await openFile(
        files.write(
          'list.csv',
          csv(...purposes.map((purpose) => expense({ place, purpose, amount: (amount += 1000) }))),
        ),
      ),
      NOW,
    )
  const dinners = (count: number) => Array.from({ length: count }, () => '직원 격려 회식')
  const used = async () =>
    Object.fromEntries(
      (
        await select<{ title: string; used_for: string[] | null }>(`SELECT s.title, s.used_for FROM restaurant_stats s
          WHERE year = 0 AND agency_type = '' AND is_active ORDER BY title`)
      ).map(({ title, used_for }) => [title, used_for]),
    )
  const changeOne = async (changes: object) => {
    const [visit] = await select<{ id: number }>('SELECT min(id) AS id FROM visits')
    const { version } = JSON.parse((await send('GET', `/visits/${visit?.id}`)).text) as { version: string }
    return (await send('PUT', `/visits/${visit?.id}`, { version, correctionReason: '원문을 다시 봄', ...changes }))
      .status
  }

  it('An import labels a restaurant, a second one adds to it, and undoing either takes that back', async () => {
    const first = await take(HALL, ...dinners(2))
    expect(await used()).toEqual({ 온새미한상: null })
    const second = await take(HALL, ...dinners(2))
    expect(await used()).toEqual({ 온새미한상: ['encouragement'] })
    await undoBatch(test().pool, first.batch, NOW)
    expect(await used()).toEqual({ 온새미한상: null })
    await undoBatch(test().pool, second.batch, NOW)
    expect(await used()).toEqual({})
  })

  it('An edited or deleted visit changes the label at once', async () => {
    await take(HALL, ...dinners(3))
    expect(await changeOne({ occasion: 'hospitality' })).toBe(200)
    expect(await used()).toEqual({ 온새미한상: null })
    await changeOne({ occasion: 'encouragement' })
    expect(await used()).toEqual({ 온새미한상: ['encouragement'] })
    const [visit] = await select<{ id: number }>('SELECT min(id) AS id FROM visits')
    await test().payload.delete({ collection: 'visits', id: visit?.id ?? 0 })
    expect(await used()).toEqual({ 온새미한상: null })
  })

  it('A merge adds the visits up, and undoing it separates them', async () => {
    await take(HALL, ...dinners(2))
    await take(OTHER, '주민 간담회', '주민 간담회', '직원 격려 회식')
    expect(await used()).toEqual({ 두레솥밥: null, 온새미한상: null })
    const { id } = await merge(await idOf('두레솥밥'), await idOf('온새미한상'))
    expect(await used()).toEqual({ 온새미한상: ['encouragement'] })
    await undo(id)
    expect(await used()).toEqual({ 두레솥밥: null, 온새미한상: null })
  })

  it('A visit that moves to another restaurant takes its occasion along', async () => {
    await take(HALL, ...dinners(3))
    await take(OTHER, ...dinners(2))
    expect(await changeOne({ restaurant: await idOf('두레솥밥') })).toBe(200)
    expect(await used()).toEqual({ 두레솥밥: ['encouragement'], 온새미한상: null })
  })

  it('The figures of a restaurant for each year and kind of institution have its label too', async () => {
    await take(HALL, ...dinners(3))
    expect(await select('SELECT DISTINCT used_for FROM restaurant_stats')).toEqual([{ used_for: ['encouragement'] }])
    expect((await select('SELECT FROM restaurant_stats')).length).toBeGreaterThan(1)
  })
})
