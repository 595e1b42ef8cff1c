import { describe, expect, it } from 'vitest'
import type { ProblemGroup, UploadRow } from '@/contract/uploadRows'
import { expenseCsv, uploadHarness } from './uploadHarness'
import { addRow } from '../setup/rows'

const FILE = expenseCsv([
  '2026-05-04,12:10,온새미한상(가온구 누리로 12),간담회,4,카드,52000',
  '2026-05-05,12:30,온새미한상(가온구 누리로 12),간담회,3,카드,41000',
  '2026-015-06,12:30,모롱이국수,회의,3,카드,24000',
  '2026-05-07,18:30,모롱이국수,회의,3,카드,백만',
  '2026-05-08,12:00,집무실,다과,3,카드,12000',
])

describe('Visit uploads', () => {
  const harness = uploadHarness()

  it('A file of visits is read, corrected, planned, imported and undone', async () => {
    const visits = async () => (await harness.test().pool.query('SELECT FROM visits')).rowCount
    const before = await visits()
    const id = await harness.send('가온구청 5월.csv', FILE)
    const read = await harness.settled(id)
    expect(read).toMatchObject({
      status: 'read',
      format: 'csv',
      error: null,
      counts: { rows: 5, ok: 2, skip: 1, error: 2, amount: { ok: 93_000 } },
      layout: [{ headerRow: 2, columns: ['date', 'time', 'place', 'purpose', 'headcount', 'payment', 'amount'] }],
    })

    const { body: groups } = await harness.json<{ data: ProblemGroup[] }>('GET', `/uploads/${id}/problems`)
    expect(groups.data.map(({ reason, value, rows }) => [reason, value, rows])).toEqual([
      ['amount_unreadable', '백만', 1],
      ['date_unreadable', '2026-015-06', 1],
      ['place_not_eating', '집무실', 1],
    ])

    const { body: changed } = await harness.json<{ revision: number }>('PATCH', `/uploads/${id}`, {
      corrections: [
        { sheet: null, column: 0, row: null, from: '2026-015-06', to: '2026-05-06' },
        { sheet: null, column: 6, row: 6, from: '백만', to: '100000' },
      ],
    })
    expect(changed.revision).toBe(2)
    const corrected = await harness.settled(id)
    expect(corrected).toMatchObject({ readRevision: 2, counts: { ok: 4, error: 0, skip: 1 } })
    const { body: page } = await harness.json<{ rows: UploadRow[]; total: number }>(
      'GET',
      `/uploads/${id}/rows?status=ok&limit=1&offset=3`,
    )
    expect(page.total).toBe(4)
    expect(page.rows[0]).toMatchObject({
      row: 6,
      cells: ['2026-05-07', '18:30', '모롱이국수', '회의', '3', '카드', '100000'],
      reading: { amount: 100_000, agency: '가온구청', places: ['모롱이국수'] },
    })

    await harness.json('POST', `/uploads/${id}/plan`)
    const planned = await harness.settled(id)
    expect(planned.plan).toMatchObject({
      report: { rowsVisited: 4, visitsMade: 4, restaurantsNew: 2 },
      examples: { new: [{ visits: 2 }, { visits: 2 }], matched: [], queued: [] },
    })
    expect(await visits()).toBe(before)

    await harness.json('POST', `/uploads/${id}/import`)
    const imported = await harness.settled(id)
    expect(imported).toMatchObject({ status: 'imported', result: { visitsMade: 4 }, job: { status: 'completed' } })
    const { rows } = await harness
      .test()
      .pool.query('SELECT count(*)::int AS visits, sum(amount)::int AS amount FROM visits WHERE import_batch_id = $1', [
        imported.batch,
      ])
    expect(rows[0]).toEqual({ visits: 4, amount: 217_000 })

    await harness.json('POST', `/uploads/${id}/undo`)
    const undone = { status: 'undone', kept: [], undone: { removed: 4, reverted: 0, keptCount: 0 } }
    expect(await harness.settled(id)).toMatchObject(undone)
    expect(await visits()).toBe(before)

    await harness.json('POST', `/uploads/${id}/plan`)
    expect(await harness.settled(id)).toMatchObject({ ...undone, plan: { report: { visitsMade: 4 } } })
  })

  it('A second upload of a file adds nothing and names the first', async () => {
    const file = expenseCsv(['2026-05-11,12:10,두레박한식,간담회,4,카드,52000'])
    const [first, second] = [await harness.send('a.csv', file), await harness.send('b.csv', file)]
    for (const id of [first, second]) {
      await harness.settled(id)
      await harness.json('POST', `/uploads/${id}/import`)
      await harness.settled(id)
    }
    const again = await harness.read(second)
    expect(again.result).toMatchObject({ rowsKnown: 1, rowsVisited: 0, visitsMade: 0 })
    expect(again.sameFile).toMatchObject([{ fileName: 'a.csv' }])
  })

  it('Undoing an import keeps and names the visits that were corrected since', async () => {
    const id = await harness.send(
      'c.csv',
      expenseCsv([
        '2026-05-12,12:10,버들골순대,간담회,4,카드,52000',
        '2026-05-13,12:10,버들골순대,간담회,4,카드,53000',
      ]),
    )
    await harness.settled(id)
    await harness.json('POST', `/uploads/${id}/import`)
    const { batch } = await harness.settled(id)
    await harness
      .test()
      .pool.query(`UPDATE visits SET data_source = 'corrected' WHERE import_batch_id = $1 AND amount = 53000`, [batch])
    await harness.json('POST', `/uploads/${id}/undo`)
    const undone = await harness.settled(id)
    expect(undone.kept).toMatchObject([{ row: 4, restaurant: '버들골순대' }])
    expect(undone.job?.result).toMatchObject({ visits: 1, keptCount: 1 })
    const { rows } = await harness.test().pool.query('SELECT amount FROM visits WHERE import_batch_id = $1', [batch])
    expect(rows).toEqual([{ amount: 53_000 }])
  })

  it('A file without an agency is read, and cannot be imported until one is named', async () => {
    const rows = ['2026-05-14,12:10,샘터분식,간담회,4,카드,52000']
    const id = await harness.send('list.csv', expenseCsv(rows, '업무추진비 집행내역'))
    expect(await harness.settled(id)).toMatchObject({ status: 'read', error: { code: 'no_agency' } })
    expect(await harness.json('POST', `/uploads/${id}/import`)).toMatchObject({
      status: 409,
      body: { error: { code: 'upload-agency-missing' } },
    })
    await harness.json('PATCH', `/uploads/${id}`, { agency: '나래시청', newAgency: true })
    expect(await harness.settled(id)).toMatchObject({ error: null, agency: '나래시청' })
  })

  it('Headings assigned by staff are remembered for the next file with the same ones', async () => {
    const file = (day: string) => `가온구청 총무과 2026년 5월\n언제쯤,어느집,몇냥\n2026-05-${day},느티나무집,31000\n`
    const first = await harness.send('x.csv', file('15'))
    expect(await harness.settled(first)).toMatchObject({
      status: 'failed',
      error: { code: 'no_header' },
      layout: [{ head: [{ row: 1 }, { row: 2, cells: ['언제쯤', '어느집', '몇냥'] }, { row: 3 }] }],
    })
    const headers = [{ sheet: null, row: 2, columns: ['date', 'place', 'amount'] }]
    await harness.json('PATCH', `/uploads/${first}`, { headers })
    expect(await harness.settled(first)).toMatchObject({ status: 'read', counts: { ok: 1 } })
    await harness.json('POST', `/uploads/${first}/import`)
    await harness.settled(first)

    const second = await harness.send('y.csv', file('18'))
    expect(await harness.settled(second)).toMatchObject({ status: 'read', counts: { ok: 1 }, overlay: { headers } })
  })

  it('A file that looks like another list is read only after staff accept that kind', async () => {
    const title = '정치자금 수입·지출 내역'
    const id = await harness.send(
      '가온구의회.csv',
      expenseCsv(['2026-06-04,12:10,여울국밥,간담회,4,카드,52000'], title),
    )
    const asked = await harness.settled(id)
    expect(asked).toMatchObject({
      status: 'failed',
      error: { code: 'other_list', list: 'political_funds', value: '정치자금' },
    })
    // What people judge it by is there.
    expect(asked.layout[0]?.head[0]?.cells[0]).toBe(title)
    // An answer about another kind of list is none about this one.
    await harness.json('PATCH', `/uploads/${id}`, { acceptedLists: ['travel'], agency: '가온구의회', newAgency: true })
    expect(await harness.settled(id)).toMatchObject({ status: 'failed', error: { list: 'political_funds' } })
    await harness.json('PATCH', `/uploads/${id}`, { acceptedLists: ['political_funds'] })
    expect(await harness.settled(id)).toMatchObject({ status: 'read', error: null, counts: { ok: 1 } })
    // Other changes leave the answer as it is.
    await harness.json('PATCH', `/uploads/${id}`, { skippedSheets: [] })
    expect(await harness.settled(id)).toMatchObject({ status: 'read', overlay: { acceptedLists: ['political_funds'] } })
    await harness.json('POST', `/uploads/${id}/plan`)
    expect((await harness.settled(id)).plan).toMatchObject({ report: { rowsVisited: 1 } })
    await harness.json('PATCH', `/uploads/${id}`, { acceptedLists: [] })
    expect(await harness.settled(id)).toMatchObject({ status: 'failed', error: { code: 'other_list' } })
  })

  it('A file in a kept format is read automatically, and refused once the format is deprecated', async () => {
    const file = '가온구청 총무과 2026년 5월\n쓴때,밥집이름,든돈(천원)\n2026-05-20,느티나무집,31\n'
    expect(await harness.settled(await harness.send('f.csv', file))).toMatchObject({ status: 'failed' })
    const columns = { date: ['쓴 때'], place: ['밥집 이름'], amount: ['든돈'] }
    await addRow(harness.test().pool, 'data_formats', { name: '가온 양식', status: 'active', columns })
    const known = await harness.settled(await harness.send('g.csv', file))
    expect(known).toMatchObject({ status: 'read', counts: { ok: 1, amount: { ok: 31_000 } } })
    await harness.test().pool.query(`UPDATE data_formats SET status = 'deprecated'`)
    expect(await harness.settled(await harness.send('h.csv', file))).toMatchObject({
      status: 'failed',
      error: { code: 'format_deprecated', value: '가온 양식', row: 2, column: '쓴때' },
    })
  })

  it('An upload is refused if too large or of unknown kind, and imported once in a race', async () => {
    const huge = await harness.browser().send('/api/v1/staff/uploads?kind=visits&name=a.csv', {
      method: 'POST',
      body: Buffer.alloc(10 * 1024 * 1024 + 1, 44),
    })
    expect(huge.status).toBe(413)
    expect((await harness.json('POST', '/uploads?kind=spells&name=a')).status).toBe(400)
    expect((await harness.json('POST', '/uploads?kind=visits&name=a')).status).toBe(400)
    const id = await harness.send('d.csv', expenseCsv(['2026-05-19,12:10,샘터분식,간담회,4,카드,52000']))
    await harness.settled(id)
    const asked = await Promise.all(Array.from({ length: 8 }, () => harness.json('POST', `/uploads/${id}/import`)))
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
    await harness.settled(id)
    expect((await harness.json('DELETE', `/uploads/${id}`)).body).toMatchObject({ error: { code: 'upload-imported' } })
  })

  it('A file that is not a table is refused, and a hostile file name is cleaned', async () => {
    const id = await harness.send('../../etc/\u202epasswd\u0000.csv', '<html><body>오류</body></html>')
    expect(await harness.settled(id)).toMatchObject({
      status: 'failed',
      fileName: 'passwd.csv',
      error: { code: 'html' },
    })
    const zip = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(200, 7)])
    expect(await harness.settled(await harness.send('a.xlsx', zip))).toMatchObject({ status: 'failed' })
    expect(await harness.settled(await harness.send('a.exe', Buffer.from('MZ\u0000\u0000program')))).toMatchObject({
      status: 'failed',
    })
  })
})
