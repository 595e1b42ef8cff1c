import { describe, expect, it } from 'vitest'
import type { RecordsPlan, RecordsReport } from '@/contract/uploadState'
import type { RecordRow } from '@/contract/uploadRows'
import { csv, recordsHarness } from './recordsHarness'
import { addRow } from '../setup/rows'

const harness = recordsHarness()
const { rows, newest, sent, asked, imported, problems } = harness

describe('Agency uploads', () => {
  const FILE = csv(
    '기관 목록,,,,,,',
    '기관명,유형,상위 기관,지역,다른 이름,공개 자료 주소,분류',
    '나래시청,시·도청,,,나래시;나래특별시,https://narae.example/expenses,지방자치단체',
    '나래소방서,소방,나래시,,,,',
    '두루공단,공공기관,,서울특별시 중구,,,',
    '가람청,마을,,,,,',
    '다솜원,,,,,javascript:alert(1),',
    '별빛원,,없는기관,,,,',
    '은하원,,은하원,,,,',
    ',구청,,,,,',
    '두루공단,,,,,,',
    '한별구청,,,중구,,,',
  )

  it('A file of agencies is read, corrected, planned, imported and undone', async () => {
    const before = await newest('agencies')
    const made = () => rows('SELECT FROM agencies WHERE id > $1', [before])
    const read = await sent('agencies', '기관.csv', FILE)
    expect(read).toMatchObject({
      status: 'read',
      kind: 'agencies',
      error: null,
      counts: { rows: 10, ok: 3, skip: 0, error: 7 },
      layout: [{ headerRow: 2, columns: ['name', 'type', 'parent', 'region', 'aliases', 'sourceUrl', 'category'] }],
    })
    expect((await problems(read.id)).sort()).toEqual(
      [
        ['error', 'name_missing', 0, '', 1],
        ['error', 'parent_circular', 2, '은하원', 1],
        ['error', 'parent_unknown', 2, '없는기관', 1],
        ['error', 'region_ambiguous', 3, '중구', 1],
        ['error', 'row_repeated', 0, '두루공단', 1],
        ['error', 'type_unknown', 1, '마을', 1],
        ['error', 'url_invalid', 5, 'javascript:alert(1)', 1],
      ].sort(),
    )
    const { body } = await harness.json<{ rows: RecordRow[] }>('GET', `/uploads/${read.id}/rows?status=ok&limit=2`)
    expect(body.rows).toMatchObject([
      { row: 3, reading: { action: 'create', id: null, title: '나래시청', values: { type: 'city' } } },
      { row: 4, reading: { action: 'create', values: { parent: '나래시' } } },
    ])

    await harness.json('PATCH', `/uploads/${read.id}`, {
      corrections: [
        { sheet: null, column: 1, row: null, from: '마을', to: '기타' },
        { sheet: null, column: 5, row: 7, from: 'javascript:alert(1)', to: '' },
      ],
    })
    expect(await harness.settled(read.id)).toMatchObject({ counts: { ok: 5, error: 5 } })

    const planned = await asked(read.id, 'plan')
    expect((planned.plan as RecordsPlan).report).toMatchObject({ read: 10, created: 5, updated: 0, rejected: 5 })
    expect((planned.plan as RecordsPlan).examples.created[0]).toMatchObject({ title: '나래시청', row: 3, id: null })
    expect(await made()).toHaveLength(0)

    const done = await asked(read.id, 'import')
    expect(done).toMatchObject({ status: 'imported', result: { created: 5, reasons: { parent_unknown: 1 } } })
    expect(
      await rows(
        `SELECT a.name, a.type, p.name AS parent, g.sub_add2 AS district, a.aliases, a.source_url AS url
         FROM agencies a LEFT JOIN agencies p ON p.id = a.parent_id LEFT JOIN regions g ON g.id = a.region_id
         WHERE a.id > $1 ORDER BY a.id LIMIT 3`,
        [before],
      ),
    ).toEqual([
      {
        name: '나래시청',
        type: 'city',
        parent: null,
        district: null,
        aliases: ['나래시', '나래특별시'],
        url: 'https://narae.example/expenses',
      },
      { name: '나래소방서', type: 'fire', parent: '나래시청', district: null, aliases: [], url: null },
      { name: '두루공단', type: 'public_corporation', parent: null, district: '중구', aliases: [], url: null },
    ])
    expect(
      await rows(`SELECT event, subject_type FROM audit_log WHERE (details ->> 'upload')::int = $1 ORDER BY id`, [
        read.id,
      ]),
    ).toEqual(
      expect.arrayContaining([
        { event: 'record_created', subject_type: 'agency' },
        { event: 'records_imported', subject_type: null },
      ]),
    )

    const undone = await asked(read.id, 'undo')
    expect(undone).toMatchObject({ status: 'undone', kept: [], result: null })
    expect(await made()).toHaveLength(0)
  })

  it('A file of agencies is read by the headings of its own kind’s format only', async () => {
    const file = csv('부르는 말,윗자리,유형', '나래읍성,,구청')
    const keep = (kind: 'visits' | 'agencies') => {
      const columns = kind === 'visits' ? { place: ['부르는 말'] } : { name: ['부르는말'], parent: ['윗자리'] }
      return addRow(harness.test().pool, 'data_formats', { name: `양식 ${kind}`, kind, status: 'active', columns })
    }
    await keep('visits')
    expect(await sent('agencies', 'f.csv', file)).toMatchObject({ status: 'failed', error: { code: 'no_header' } })
    await keep('agencies')
    expect(await sent('agencies', 'g.csv', file)).toMatchObject({
      status: 'read',
      counts: { ok: 1, error: 0 },
      layout: [{ columns: ['name', 'parent', 'type'] }],
    })
  })

  it('An import changes what its cells say, and undoing it keeps values changed since', async () => {
    await imported(
      'agencies',
      'a.csv',
      csv('이름,분류,다른 이름', '온누리구청,기초,온누리', '늘봄공사,공기업,', '새벽원,,'),
    )
    const again = await imported(
      'agencies',
      'b.csv',
      csv('이름,분류,다른 이름,세부 분류', '온누리,기초자치단체,온누리 구청,', '늘봄공사,,,에너지', '새벽원,,,'),
    )
    expect(again.result).toMatchObject({ created: 0, updated: 2, skipped: 1, reasons: { unchanged: 1 } })
    const stored = () =>
      rows(
        `SELECT name, category, sub_category, aliases FROM agencies
         WHERE name IN ('온누리구청', '늘봄공사') ORDER BY name`,
      )
    expect(await stored()).toEqual([
      { name: '늘봄공사', category: '공기업', sub_category: '에너지', aliases: [] },
      { name: '온누리구청', category: '기초자치단체', sub_category: null, aliases: ['온누리', '온누리 구청'] },
    ])
    await rows(`UPDATE agencies SET sub_category = '가스' WHERE name = '늘봄공사'`)
    const undone = await asked(again.id, 'undo')
    expect(undone.kept).toMatchObject([{ row: 3, title: '늘봄공사', reason: 'changed' }])
    expect(undone.job?.result).toMatchObject({ reverted: 1, removed: 0, keptCount: 1 })
    expect(await stored()).toEqual([
      { name: '늘봄공사', category: '공기업', sub_category: '가스', aliases: [] },
      { name: '온누리구청', category: '기초', sub_category: null, aliases: ['온누리'] },
    ])
  })

  it('A national list adds, fills and corrects institutions, and keeps what staff wrote', async () => {
    await addRow(harness.test().pool, 'agencies', {
      name: '다솔시청',
      type: 'city',
      homepage: 'https://staff.example/',
    })
    const HEADINGS = '기관코드,전체기관명,최하위기관명,차상위기관코드,대표기관코드,존폐여부,홈페이지,주소,위도,경도'
    const list = (homepage: string, address: string) =>
      csv(
        HEADINGS,
        `9000001,다솔시청,다솔시청,0000000,9000001,0,${homepage},,,`,
        `9000002,다솔시청 해솔구,해솔구,9000001,9000002,0,,${address},37.5,127`,
        '9000003,다솔시청 총무과,총무과,9000001,9000001,0,,,,',
        '9000004,옛솔군,옛솔군,0000000,9000004,1,,,,',
        '90000,다솔교육청,다솔교육청,0000000,90000,0,,,,',
        '9000002,다솔시청 달솔구,달솔구,9000001,9000002,0,,,,',
        '9000005,다솔공사,다솔공사,9000001,9000005,0,,,91,127',
      )
    const first = await imported('agencies', '기관코드.csv', list('https://list.example/', '해솔로 1'))
    expect(first.result).toMatchObject({ created: 1, updated: 1, rejected: 5 })
    expect(first.result?.reasons).toEqual({
      ...{ agency_part: 1, agency_abolished: 1, code_invalid: 1, row_repeated: 1, point_invalid: 1 },
    })
    const stored = () =>
      rows(
        `SELECT a.standard_code AS code, p.name AS parent, a.homepage, a.hall_address AS address,
           a.hall_latitude::float8 AS latitude
         FROM agencies a LEFT JOIN agencies p ON p.id = a.parent_id WHERE a.standard_code LIKE '9%' ORDER BY 1`,
      )
    const city = { code: '9000001', parent: null, homepage: 'https://staff.example/', address: null, latitude: null }
    const district = { code: '9000002', parent: '다솔시청', homepage: null, latitude: 37.5 }
    expect(await stored()).toEqual([city, { ...district, address: '해솔로 1' }])

    const again = await imported('agencies', '기관코드.csv', list('https://list.example/', '해솔로 1'))
    expect(again.result).toMatchObject({ created: 0, updated: 0, skipped: 2, rejected: 5 })
    await imported('agencies', '기관코드.csv', list('', '해솔로 2'))
    expect(await stored()).toEqual([city, { ...district, address: '해솔로 2' }])
    await rows(`UPDATE agencies SET hall_address = '해솔로 3' WHERE standard_code = '9000002'`)
    const last = await imported('agencies', '기관코드.csv', list('', '해솔로 4'))
    expect(last.result).toMatchObject({ created: 0, updated: 0, skipped: 2 })
    expect(await stored()).toEqual([city, { ...district, address: '해솔로 3' }])
  })

  it('Undoing an import keeps and names a new agency that has one below it', async () => {
    const { id } = await imported('agencies', 'c.csv', csv('이름', '솔빛시의회', '달빛재단'))
    const [council] = await rows<{ id: number }>(`SELECT id FROM agencies WHERE name = '솔빛시의회'`)
    await addRow(harness.test().pool, 'agencies', { name: '솔빛시의회 사무처', parent_id: council?.id })
    expect((await asked(id, 'undo')).kept).toMatchObject([{ title: '솔빛시의회', row: 2, reason: 'in_use' }])
    expect(await rows(`SELECT name FROM agencies WHERE name ~ '^(솔빛|달빛)' ORDER BY 1`)).toEqual([
      { name: '솔빛시의회' },
      { name: '솔빛시의회 사무처' },
    ])
  })

  it('Two parallel imports of the same agencies add each once', async () => {
    const text = csv('이름,유형', ...Array.from({ length: 40 }, (_, at) => `나란원${at},기타`))
    const ids = await Promise.all([harness.send('d.csv', text, 'agencies'), harness.send('e.csv', text, 'agencies')])
    for (const id of ids) await harness.settled(id)
    await Promise.all(ids.map((id) => harness.json('POST', `/uploads/${id}/import`)))
    const results = await Promise.all(ids.map(async (id) => (await harness.settled(id)).result as RecordsReport))
    expect(results.map(({ created }) => created).sort()).toEqual([0, 40])
    expect(results.map(({ skipped }) => skipped).sort()).toEqual([0, 40])
    expect(await rows(`SELECT FROM agencies WHERE name LIKE '나란원%'`)).toHaveLength(40)
    expect((await harness.read(ids[1] ?? 0)).sameFile).toMatchObject([{ batch: null, fileName: 'd.csv' }])
  })

  it('Unknown headings are read as staff assign them, and hostile ones are harmless', async () => {
    const text = csv('__proto__,constructor,어디', '가,나,샛별원', '다,라,한빛원')
    const read = await sent('agencies', 'f.csv', text)
    expect(read).toMatchObject({ status: 'failed', error: { code: 'no_header' } })
    await harness.json('PATCH', `/uploads/${read.id}`, {
      headers: [{ sheet: null, row: 1, columns: ['__proto__', 'constructor', 'name'] }],
    })
    expect(await harness.settled(read.id)).toMatchObject({
      status: 'read',
      counts: { ok: 2 },
      layout: [{ columns: [null, null, 'name'] }],
    })
    await asked(read.id, 'import')
    expect(await sent('agencies', 'g.csv', text)).toMatchObject({ status: 'read', counts: { skip: 2 } })
    expect(await sent('restaurants', 'g.csv', text)).toMatchObject({ status: 'failed' })
  })
})
