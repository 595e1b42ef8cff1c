import { describe, expect, it } from 'vitest'
import { csv, recordsHarness } from './recordsHarness'
import { addRows, regionId } from '../setup/rows'

const harness = recordsHarness()
const { rows, newest, sent, asked, imported, problems } = harness

describe('Restaurant uploads', () => {
  const HEAD = '번호,이름,지점,주소,시·도,시·군·구,분류,세부 분류,전화,공개'

  it('A file of restaurants is imported except for its problems, and a repeat changes nothing', async () => {
    const text = csv(
      HEAD,
      ',온새미한상,,서울특별시 중구 세종대로 110,,,음식점,한식,02-120-1234,공개',
      ',모롱이찻집,시청역점,서울특별시 중구 다동길 5,,,카페,,,비공개',
      ',두레박국수,,,서울특별시,중구,,,,',
      ',버들골순대,,서울특별시 중구 무교로 7,,,술집,,,',
      ',느티나무집,,서울특별시 중구 무교로 9,,,,,010-1234-5678,',
      '999999,없는집,,서울특별시 중구 무교로 11,,,,,,',
      '0,이상한집,,서울특별시 중구 무교로 13,,,,,,',
      ',샘터분식,,서울특별시 중구 무교로 15,,,,,,글쎄',
      ',온새미 한상,,서울 중구 세종대로 110,,,,,,',
      ',달빛식당,,무교로 17,,중구,,,,',
    )
    const before = await newest('restaurants')
    const read = await sent('restaurants', '식당.csv', text)
    expect((await problems(read.id)).map(([, reason, column]) => [reason, column]).sort()).toEqual(
      [
        ['active_unknown', 9],
        ['address_missing', 3],
        ['category_unknown', 6],
        ['id_invalid', 0],
        ['phone_invalid', 8],
        ['region_ambiguous', 5],
        ['restaurant_unknown', 0],
        ['row_repeated', 1],
      ].sort(),
    )
    const done = await asked(read.id, 'import')
    expect(done.result).toMatchObject({ created: 2, rejected: 8 })
    expect(
      await rows(
        `SELECT r.title, r.category, r.sub_category, r.phone, r.is_active, g.sub_add2 AS district,
           (SELECT count(*)::int FROM restaurant_stats s WHERE s.restaurant_id = r.id) AS stats
         FROM restaurants r JOIN regions g ON g.id = r.region_id WHERE r.id > $1 ORDER BY r.id`,
        [before],
      ),
    ).toEqual([
      {
        title: '온새미한상',
        category: 'restaurant',
        sub_category: '한식',
        phone: '02-120-1234',
        is_active: true,
        district: '중구',
        stats: 1,
      },
      {
        title: '모롱이찻집 시청역점',
        category: 'cafe',
        sub_category: '카페',
        phone: null,
        is_active: false,
        district: '중구',
        stats: 1,
      },
    ])
    const again = await imported('restaurants', '식당 2.csv', text)
    expect(again.result).toMatchObject({ created: 0, updated: 0, skipped: 2, rejected: 8 })
    expect(await rows('SELECT FROM restaurants WHERE id > $1', [before])).toHaveLength(2)
  })

  it('A file updates restaurants by number, and undoing it keeps values changed since', async () => {
    const { pool } = harness.test()
    const region_id = await regionId(pool, '11140')
    const [one, two] = await addRows(pool, 'restaurants', [
      { title: '한솔식당', address: '서울특별시 중구 무교로 1', phone: '02-300-0001', region_id },
      { title: '한울식당', address: '서울특별시 중구 무교로 2', phone: '02-300-0002', region_id },
    ])
    const { id, result } = await imported(
      'restaurants',
      '고침.csv',
      csv(
        HEAD,
        `${one},한솔밥상,본점,,,,,,02-300-1111,`,
        `${two},한울식당,,,,,,,02-300-2222,비공개`,
        ',새터국밥,,서울특별시 중구 무교로 30,,,,,,',
      ),
    )
    expect(result).toMatchObject({ created: 1, updated: 2 })
    const stored = () =>
      rows(`SELECT title, address, phone, is_active FROM restaurants WHERE id IN ($1, $2) ORDER BY id`, [one, two])
    expect(await stored()).toEqual([
      { title: '한솔밥상 본점', address: '서울특별시 중구 무교로 1', phone: '02-300-1111', is_active: true },
      { title: '한울식당', address: '서울특별시 중구 무교로 2', phone: '02-300-2222', is_active: false },
    ])
    expect(
      await rows(
        `SELECT s.title FROM restaurant_stats s WHERE s.restaurant_id = $1 AND year = 0 AND agency_type = ''`,
        [one],
      ),
    ).toEqual([{ title: '한솔밥상 본점' }])
    expect(
      await rows(`SELECT event, before, after FROM audit_log WHERE subject_type = 'restaurant' AND subject_id = $1`, [
        one,
      ]),
    ).toEqual([
      {
        event: 'record_updated',
        before: { name: '한솔식당', branch: null, phone: '02-300-0001' },
        after: { name: '한솔밥상', branch: '본점', phone: '02-300-1111' },
      },
    ])
    await rows(`UPDATE restaurants SET phone = '02-999-9999' WHERE id = $1`, [two])
    const undone = await asked(id, 'undo')
    expect(undone.kept).toMatchObject([{ id: two, row: 3, title: '한울식당', reason: 'changed' }])
    expect(await stored()).toMatchObject([
      { title: '한솔식당', phone: '02-300-0001' },
      { title: '한울식당', phone: '02-999-9999', is_active: false },
    ])
    expect(await rows(`SELECT FROM restaurants WHERE name = '새터국밥'`)).toHaveLength(0)
    expect(await rows(`SELECT FROM restaurant_aliases WHERE spelling LIKE '새터국밥%'`)).toHaveLength(0)
  })

  it('Later visits belong to imported restaurants, which undoing then keeps', async () => {
    const { id } = await imported(
      'restaurants',
      '먼저.csv',
      csv('이름,주소', '물레방아밥집,서울특별시 중구 무교로 41', '징검다리집,서울특별시 중구 무교로 43'),
    )
    const visits = await harness.send(
      '5월.csv',
      csv(
        '2026년 5월 서울특별시 중구 총무과 업무추진비',
        '사용일자,사용장소,사용목적,사용금액',
        '2026-05-04,물레방아밥집(서울특별시 중구 무교로 41),간담회,52000',
      ),
    )
    await harness.settled(visits)
    expect((await asked(visits, 'import')).result).toMatchObject({ restaurantsNew: 0, restaurantsMatched: 1 })
    expect((await asked(id, 'undo')).kept).toMatchObject([{ title: '물레방아밥집', reason: 'in_use' }])
    expect(await rows(`SELECT title FROM restaurants WHERE address LIKE '%무교로 4_'`)).toEqual([
      { title: '물레방아밥집' },
    ])
  })

  it('A row without an address means the one place of its name in the district, and two are asked about', async () => {
    const { pool } = harness.test()
    const region_id = await regionId(pool, '11110')
    const [alone, one] = await addRows(pool, 'restaurants', [
      { title: '노을분식', address: '서울특별시 종로구 한울길 1', region_id },
      { title: '두물머리집', address: '서울특별시 종로구 한울길 3', region_id },
    ])
    // The other of the two is known by a spelling alone, which is no surer than a title.
    await imported('restaurants', '둘째.csv', csv('이름,주소', '두물머리집,서울특별시 종로구 한울길 30'))
    const text = csv(
      '이름,시·군·구,주소,전화',
      '노을분식,서울 종로구,,02-300-5001',
      '두물머리집,서울 종로구,,02-300-5002',
    )
    const { id, counts } = await sent('restaurants', '목록.csv', text)
    expect(counts).toMatchObject({ ok: 1, error: 1 })
    expect(await problems(id)).toEqual([['error', 'restaurant_ambiguous', 2, '', 1]])
    const corrections = [{ sheet: null, column: 2, row: 3, from: '', to: '서울특별시 종로구 한울길 3' }]
    await harness.json('PATCH', `/uploads/${id}`, { corrections })
    await harness.settled(id)
    expect((await asked(id, 'import')).result).toMatchObject({ created: 0, updated: 2 })
    expect(await rows(`SELECT id, phone FROM restaurants WHERE phone LIKE '02-300-500_' ORDER BY id`)).toEqual([
      { id: alone, phone: '02-300-5001' },
      { id: one, phone: '02-300-5002' },
    ])
  })

  it('A list without a column for addresses is read by name and district', async () => {
    const { pool } = harness.test()
    const region_id = await regionId(pool, '11110')
    await addRows(pool, 'restaurants', [{ title: '소나기찻집', address: '서울특별시 종로구 한울길 9', region_id }])
    const text = csv('상호,시군구,전화', '소나기찻집,서울 종로구,02-300-5003', '없던찻집,서울 종로구,02-300-5004')
    const { id, counts } = await sent('restaurants', '상호.csv', text)
    expect(counts).toMatchObject({ ok: 1, error: 1 })
    expect((await problems(id)).map(([, reason]) => reason)).toEqual(['address_missing'])
  })

  it('Coordinates are imported in pairs and inside Korea, and undone with the rest', async () => {
    const text = csv(
      '이름,주소,위도,경도',
      '가람국수,서울특별시 중구 무교로 61,37.5665,126.978',
      '나루국수,서울특별시 중구 무교로 63,37.5665,',
      '다온국수,서울특별시 중구 무교로 65,126.978,37.5665',
      '라온국수,서울특별시 중구 무교로 67,북위 37도,126.978',
      '마루국수,서울특별시 중구 무교로 69,,',
    )
    const { id } = await sent('restaurants', '좌표.csv', text)
    expect((await problems(id)).map(([, reason, column]) => [reason, column]).sort()).toEqual([
      ['point_incomplete', 3],
      ['point_invalid', 2],
      ['point_invalid', 2],
    ])
    await asked(id, 'import')
    const points = () =>
      rows(`SELECT name, latitude::float, longitude::float FROM restaurants
        WHERE name IN ('가람국수', '마루국수') ORDER BY name`)
    expect(await points()).toEqual([
      { name: '가람국수', latitude: 37.5665, longitude: 126.978 },
      { name: '마루국수', latitude: null, longitude: null },
    ])
    const moved = await imported(
      'restaurants',
      '옮김.csv',
      csv('이름,주소,위도,경도', '가람국수,서울특별시 중구 무교로 61,37.567,126.979'),
    )
    expect(moved.result).toMatchObject({ updated: 1 })
    await asked(moved.id, 'undo')
    expect(await points()).toMatchObject([{ latitude: 37.5665, longitude: 126.978 }, {}])
  })
})
