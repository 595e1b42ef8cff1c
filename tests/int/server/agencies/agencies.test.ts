import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CoverageCalendar, type DueAgency, lastWholeMonth, monthsUntil } from '@/domain/agency/coverage'
import { openFile } from '@/import/extract/openFile'
import { importFile } from '@/import/load/importFile'
import { csv, expense, temporaryFiles } from '../../import/expenseFiles'
import { emptyTables } from '../../setup/emptyTables'
import type { Send } from '../../setup/payloadRest'
import { threeStaff } from '../../setup/staffApi'
import { addEach } from '../../setup/rows'
import { matchingHarness, NOW } from '../matching/matchingHarness'

const { test, select } = matchingHarness()
const files = temporaryFiles()

describe('Merging and coverage of agencies', () => {
  let send: Send
  let other: Send
  let moderator: Send
  beforeAll(async () => {
    ;({ send, other, moderator } = await threeStaff(test()))
  })
  let from: number
  let into: number
  beforeEach(async () => {
    await emptyTables(test().pool, ['agency_merges', 'agency_publications'])
    const content = csv(
      expense({ place: '온새미한상 (종로구 종로 12)', amount: 1_000 }),
      expense({
        place: '온새미한상 (종로구 종로 12)',
        amount: 2_000,
        levels: '소방재난본부(소방서),구로소방서,현장대응단,,',
      }),
      expense({
        place: '두레솥밥 (종로구 율곡로 3)',
        amount: 3_000,
        levels: '소방재난본부(소방서),구로소방서,현장대응단,,',
      }),
      expense({
        place: '두레솥밥 (종로구 율곡로 3)',
        amount: 4_000,
        levels: '소방재난본부(소방서),구로소방서,소방행정과,,',
      }),
    )
    await importFile(test().pool, await openFile(files.write('list.csv', content)), NOW)
    const agencies = await select<{ id: number; visits: number }>(
      `SELECT agency_id AS id, count(*)::int AS visits FROM visits GROUP BY 1 ORDER BY 2`,
    )
    ;[into, from] = [agencies.at(-2)?.id ?? 0, agencies.at(-1)?.id ?? 0]
    await test().pool.query(`UPDATE agencies SET aliases = '["마포청"]' WHERE id = $1`, [from])
  })

  const state = () =>
    Promise.all([
      select('SELECT id, name, parent_id, aliases FROM agencies ORDER BY id'),
      select('SELECT id, agency_id, name FROM departments ORDER BY id'),
      select('SELECT id, agency_id, department_id FROM visits ORDER BY id'),
      select(
        'SELECT restaurant_id, year, agency_type, visit_count, agency_count FROM restaurant_stats ORDER BY 1, 2, 3',
      ),
    ])
  const merge = (who = send) => who('POST', `/agencies/${into}/merge`, { from, reason: '같은 기관' })
  const mergeId = async () => (JSON.parse((await merge()).text) as { merge: number }).merge

  it('An import marks its agency for recomputation, though it bypasses most triggers', async () => {
    await test().pool.query('DELETE FROM stale_agencies')
    const content = csv(expense({ place: '온새미한상 (종로구 종로 12)', amount: 7_000 }))
    await importFile(test().pool, await openFile(files.write('more.csv', content)), NOW)
    expect(await select('SELECT DISTINCT agency_id AS id FROM stale_agencies')).toEqual(
      await select('SELECT agency_id AS id FROM visits WHERE amount = 7000'),
    )
  })

  it('A merge moves all of an agency’s records, and undoing it restores the exact state before', async () => {
    const before = await state()
    const preview = await send('POST', `/agencies/${into}/merge-preview`, { from })
    expect(JSON.parse(preview.text)).toMatchObject({ visits: 3, visitsAfter: 4 })
    const id = await mergeId()
    expect(await select(`SELECT DISTINCT agency_id AS id FROM visits`)).toEqual([{ id: into }])
    expect(await select(`SELECT id FROM agencies WHERE id = ${from}`)).toEqual([])
    expect(
      await select(`SELECT DISTINCT agency_count AS n FROM restaurant_stats WHERE year = 0 AND agency_type = ''`),
    ).toEqual([{ n: 1 }])
    expect(
      await select(`SELECT count(*)::int AS n FROM visits v JOIN departments d ON d.id = v.department_id
        WHERE d.agency_id <> v.agency_id`),
    ).toEqual([{ n: 0 }])
    expect((await send('POST', `/agencies/${into}/undo-merge`, { merge: id, reason: '다른 기관' })).status).toBe(200)
    expect(await state()).toEqual(before)
    expect((await send('POST', `/agencies/${into}/undo-merge`, { merge: id })).status).toBe(409)
  })

  it('A merged agency is known by its former name to later imports, which add no known row', async () => {
    await mergeId()
    const again = csv(
      expense({
        place: '두레솥밥 (종로구 율곡로 3)',
        amount: 3_000,
        levels: '소방재난본부(소방서),구로소방서,현장대응단,,',
      }),
      expense({
        place: '두레솥밥 (종로구 율곡로 3)',
        amount: 9_000,
        levels: '소방재난본부(소방서),구로소방서,현장대응단,,',
      }),
    )
    const report = await importFile(test().pool, await openFile(files.write('list.csv', again)), NOW)
    expect(report).toMatchObject({ rowsKnown: 1, visitsMade: 1 })
    expect(await select('SELECT DISTINCT agency_id AS id FROM visits')).toEqual([{ id: into }])
  })

  it('A merge whose records were changed since cannot be undone, and the answer says which', async () => {
    const id = await mergeId()
    const elsewhere = (await send('POST', '/agencies', { name: '가람군', type: 'district', aliases: [] })).body.id ?? 0
    await test().pool.query(
      `UPDATE visits SET agency_id = $1 WHERE id = (SELECT min(row_id) FROM agency_merge_changes WHERE kind = 'visit')`,
      [elsewhere],
    )
    const refused = await send('POST', `/agencies/${into}/undo-merge`, { merge: id })
    expect(refused.status).toBe(409)
    expect(refused.body.message).toContain('방문 1건을 고침')
    const [{ name } = { name: '' }] = await select<{ name: string }>(
      `SELECT former->'agency'->>'name' AS name FROM agency_merges`,
    )
    await send('POST', '/agencies', { name, type: 'district', aliases: [] })
    expect((await send('POST', `/agencies/${into}/undo-merge`, { merge: id })).body.message).toContain(
      `‘${name}’ 이름을`,
    )
  })

  it('Two parallel merges of one agency create one merge', async () => {
    const answers = await Promise.all([merge(), merge(other)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await select('SELECT count(*)::int AS n FROM agency_merges')).toEqual([{ n: 1 }])
    expect(await select('SELECT count(*)::int AS n FROM visits')).toEqual([{ n: 4 }])
  })

  it('A merge into a child agency moves the child up, and undoing it restores the order', async () => {
    await test().pool.query('UPDATE agencies SET parent_id = $1 WHERE id = $2', [from, into])
    const before = await state()
    const id = await mergeId()
    expect(await select('SELECT id FROM agencies WHERE parent_id = id')).toEqual([])
    await send('POST', `/agencies/${into}/undo-merge`, { merge: id })
    expect(await state()).toEqual(before)
  })

  it('Only admins can merge, publish and report coverage, with known parameters only', async () => {
    for (const action of ['merge', 'merge-preview', 'undo-merge', 'publication'])
      expect((await moderator('POST', `/agencies/${into}/${action}`, { from, reason: '가' })).status).toBe(403)
    expect((await moderator('POST', '/agencies/actions/coverage', {})).status).toBe(403)
    expect((await send('POST', `/agencies/${into}/merge`, { from })).status).toBe(400)
    expect((await send('POST', `/agencies/${into}/merge`, { from: into, reason: '가' })).status).toBe(400)
    expect((await send('POST', `/agencies/${into}/publication`, { month: '2026-13', isPublished: true })).status).toBe(
      400,
    )
    expect((await send('POST', '/agencies/actions/coverage', { filter: { burn: 1 } })).status).toBe(400)
  })

  it('The coverage calendar shows each month’s state and which agencies are due', async () => {
    const last = lastWholeMonth(new Date())
    const months = monthsUntil(last, 12)
    const { rows } = await test().pool.query<{ id: number }>('SELECT min(id) AS id FROM restaurants')
    const visit = { restaurant_id: rows[0]?.id, agency_id: into }
    await addEach(test().pool, 'visits', months.slice(0, 10), (month) => ({ ...visit, spent_at: `${month}-10` }))
    await send('POST', `/agencies/${into}/publication`, { month: last, isPublished: true })
    const calendar = JSON.parse((await send('POST', '/agencies/actions/coverage', {})).text) as CoverageCalendar
    expect(calendar.months).toEqual(months)
    expect(calendar.total).toBe(calendar.agencies.length)
    const cells = calendar.agencies.find(({ id }) => id === into)?.cells ?? []
    expect(cells.map((cell) => cell.visits)).toEqual([...Array<number>(10).fill(1), 0, 0])
    expect(cells.at(-1)?.state).toBe('published')
    expect(['late', 'due']).toContain(cells.at(-2)?.state)
    const due = JSON.parse((await send('POST', '/agencies/actions/due', {})).text) as { agencies: DueAgency[] }
    expect(due.agencies).toMatchObject([{ id: into, last: months[9], behind: 2, isPublished: true }])
  })
})
