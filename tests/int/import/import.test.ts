import { describe, expect, it } from 'vitest'
import { countDirectory } from './directoryDump'
import { directoryOfImports } from './directoryOfImports'
import { csv, expense } from './expenseFiles'

const { database, files, take, takeRows, select } = directoryOfImports()

describe('Imports of expenses', () => {
  it('An import creates a visit with its restaurant, agency, department, source and statistics', async () => {
    await takeRows(expense({ place: '한일관 종로점 (종로구 종로 12)', amount: '54,000'.replace(',', '') }))
    expect(
      await select(`
      SELECT r.title, r.address, g.code, a.name AS agency, d.name AS department, s.url, v.amount,
       v.headcount, v.has_time,
        v.spent_at AT TIME ZONE 'Asia/Seoul' = '2019-01-31 12:30' AS at_noon, v.row_number, t.visit_count
      FROM visits v JOIN restaurants r ON r.id = v.restaurant_id JOIN regions g ON g.id = r.region_id
      JOIN agencies a ON a.id = v.agency_id JOIN departments d ON d.id = v.department_id
      JOIN source_documents s ON s.id = v.source_document_id
      JOIN restaurant_stats t ON t.restaurant_id = r.id AND t.year = 0 AND t.agency_type = ''`),
    ).toEqual([
      {
        title: '한일관 종로점',
        address: '종로구 종로 12',
        code: '11110',
        agency: '서울특별시',
        department: '행정국 총무과',
        url: 'http://example.kr/100',
        amount: 54000,
        headcount: 4,
        has_time: true,
        at_noon: true,
        row_number: 2,
        visit_count: 1,
      },
    ])
  })

  it('An import stores two equal visits, and the next import recognises both', async () => {
    const row = expense({ place: '한일관 (종로구 종로 12)' })
    expect(await takeRows(row, row)).toMatchObject({ rowsVisited: 2, visitsMade: 2, restaurantsNew: 1 })
    expect(await takeRows(row, row)).toMatchObject({
      rowsKnown: 2,
      visitsMade: 0,
      restaurantsNew: 0,
      restaurantsMatched: 1,
    })
    expect(await takeRows(row, row, row)).toMatchObject({ rowsKnown: 2, rowsVisited: 1, amountVisited: 54000 })
  })

  it('An import recognises a restaurant by another spelling, but not at a different address', async () => {
    const report = await takeRows(
      expense({ place: '(주)한일관 (종로구 종로 12)' }),
      expense({ place: '한 일 관(종로구 종로 12)' }),
      expense({ place: '한일관 (종로구 종로 99)' }),
      expense({ place: '한일관 (중구 을지로 12)' }),
    )
    expect(report).toMatchObject({ rowsVisited: 4, restaurantsNew: 3 })
  })

  it('The amount of a row that names two places is not split', async () => {
    const report = await takeRows(
      expense({ place: '위아더식당, 동동국밥', amount: 90000 }),
      expense({ place: '한일관', amount: 10000 }),
    )
    expect(report).toMatchObject({ rowsVisited: 2, visitsMade: 3, amountVisited: 100000 })
    expect(
      await select(
        `SELECT place_index, amount, split_amount, flags FROM visits WHERE flags <> '[]' ORDER BY place_index`,
      ),
    ).toEqual([
      { place_index: 1, amount: null, split_amount: 90000, flags: ['shared'] },
      { place_index: 2, amount: null, split_amount: null, flags: ['shared'] },
    ])
    expect(await takeRows(expense({ place: '위아더식당, 동동국밥', amount: 90000 }))).toMatchObject({
      rowsKnown: 1,
      visitsMade: 0,
    })
  })

  it('Every row that became no visit is stored with its reason and column', async () => {
    const report = await takeRows(
      expense({ place: '' }),
      expense({ place: '쿠팡' }),
      expense({ place: '한일관', amount: 0 }),
      expense({ place: '한일관', amount: -5000 }),
      expense({ place: '한일관', at: '1970-01-01 09:00' }),
      expense({ place: '한일관', at: '2028-01-01 12:00' }),
      expense({ place: '한일관', at: '2016-01-04 12:00' }),
    )
    expect(report).toMatchObject({
      rowsRead: 7,
      rowsVisited: 1,
      rowsSkipped: 2,
      rowsRejected: 4,
      amountSkipped: 108000,
      amountRejected: 103000,
    })
    expect(
      await select('SELECT row_number, status, reason, "column", amount FROM import_row_issues ORDER BY row_number'),
    ).toEqual([
      { row_number: 2, status: 'skip', reason: 'place_blank', column: 'exec_loc', amount: 54000 },
      { row_number: 3, status: 'skip', reason: 'place_not_eating', column: 'exec_loc', amount: 54000 },
      { row_number: 4, status: 'error', reason: 'amount_zero', column: 'exec_amount', amount: 0 },
      { row_number: 5, status: 'error', reason: 'amount_negative', column: 'exec_amount', amount: -5000 },
      { row_number: 6, status: 'error', reason: 'date_epoch', column: 'exec_dt', amount: 54000 },
      { row_number: 7, status: 'error', reason: 'date_future', column: 'exec_dt', amount: 54000 },
    ])
    expect(await select('SELECT flags FROM visits')).toEqual([{ flags: ['suspect_date'] }])
  })

  it('An import stores no person’s name, wherever the file has one', async () => {
    await takeRows(
      expense({ place: '한일관 (종로구 종로 12, 홍길동)', people: '홍길동 외 2명', purpose: '홍길동 주무관 격려' }),
    )
    const everything = await select(
      `SELECT v::text || r::text || a::text AS row FROM visits v JOIN restaurants r ON r.id = v.restaurant_id
        JOIN restaurant_aliases a ON a.id = v.alias_id`,
    )
    expect(everything).toHaveLength(1)
    expect(JSON.stringify(everything)).not.toContain('홍길동')
    expect(await select('SELECT occasion, headcount FROM visits')).toEqual([
      { occasion: 'encouragement', headcount: 3 },
    ])
  })

  it('An import assigns offices to their city and recognises the types of agencies', async () => {
    await takeRows(
      expense({ place: '한일관', levels: '사업소,상수도사업본부,강남수도사업소,시설관리과,' }),
      expense({ place: '한일관', levels: '의회사무처,의정담당관,,,' }),
      expense({ place: '한일관', levels: '소방재난본부(소방서),구로소방서,,,' }),
    )
    expect(
      await select(
        `SELECT a.name, a.type, p.name AS parent, d.name AS department FROM agencies a
         LEFT JOIN agencies p ON p.id = a.parent_id LEFT JOIN departments d ON d.agency_id = a.id
          ORDER BY a.name COLLATE "C"`,
      ),
    ).toEqual([
      { name: '서울특별시', type: 'city', parent: null, department: null },
      {
        name: '서울특별시 상수도사업본부',
        type: 'city',
        parent: '서울특별시',
        department: '강남수도사업소 시설관리과',
      },
      { name: '서울특별시 소방재난본부', type: 'fire', parent: '서울특별시', department: '구로소방서' },
      { name: '서울특별시의회', type: 'council', parent: '서울특별시', department: '의정담당관' },
    ])
  })

  it('Parallel imports create a new restaurant once', async () => {
    const places = Array.from({ length: 40 }, (_, i) => `맛집${i}호식당 (중구 을지로 ${i + 1})`)
    const there = files.write('there.csv', csv(...places.map((place, i) => expense({ place, amount: 10000 + i }))))
    const back = files.write(
      'back.csv',
      csv(...places.toReversed().map((place, i) => expense({ place, amount: 50000 + i }))),
    )
    const reports = await Promise.all([take(there), take(back), take(there)])
    expect(reports.reduce((sum, { visitsMade }) => sum + visitsMade, 0)).toBe(80)
    expect(await countDirectory(database().pool)).toMatchObject({
      visits: 80,
      restaurants: 40,
      restaurant_aliases: 40,
      agencies: 1,
    })
  })
})
