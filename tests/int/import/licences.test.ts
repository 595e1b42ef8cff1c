import { describe, expect, it } from 'vitest'
import type { NationalRow } from '../../unit/import/licence/nationalLicences'
import { dumpDirectory } from './directoryDump'
import { AT, licenceImports, LINKS, ONLY } from './licenceImports'

const { database, select, eat, register, link } = licenceImports()
const GIVEN = `SELECT address, latitude, longitude, phone, category, sub_category, closed_on, verified_on
  FROM restaurants ORDER BY id`

describe('Data from licence registries', () => {
  it('A licence fills empty fields of its restaurant, and the link stores its evidence', async () => {
    await eat(`가람국밥 ${AT}`, '나래식당 (은평구 녹번동 1-2)')
    expect(await register({})).toMatchObject({
      rowsRead: 1,
      rowsNew: 1,
      links: {
        linked: { same_address: 1, near_spelling: 0, only_in_district: 0 },
        ambiguous: 0,
        changed: 1,
        reviews: 0,
      },
    })
    expect(await select(LINKS)).toEqual([
      { title: '가람국밥', evidence: 'same_address', confidence: 0.97, external_id: '3110000-101-2014-00001' },
    ])
    expect(await select(GIVEN)).toEqual([
      {
        address: '은평구 신사동 17-11',
        latitude: expect.closeTo(37.599, 2) as number,
        longitude: expect.closeTo(126.91, 2) as number,
        phone: '02-351-1234',
        category: 'restaurant',
        sub_category: '한식',
        closed_on: null,
        verified_on: new Date('2024-02-02T00:00:00Z'),
      },
      {
        address: '은평구 녹번동 1-2',
        latitude: null,
        longitude: null,
        phone: null,
        category: 'restaurant',
        sub_category: '한식',
        closed_on: null,
        verified_on: null,
      },
    ])
  })

  it('A licence is linked to a restaurant that is imported later', async () => {
    await register({ 업태구분명: '커피숍', 사업장명: '가람나무' })
    await eat(`가람나무 ${ONLY}`)
    expect(await select(LINKS)).toMatchObject([{ title: '가람나무', evidence: 'only_in_district' }])
    expect(
      await select(
        `SELECT r.category, r.sub_category, t.category AS listed FROM restaurants r
          JOIN restaurant_stats t ON t.restaurant_id = r.id AND t.year = 0 AND t.agency_type = $$$$`,
      ),
    ).toEqual([{ category: 'cafe', sub_category: '카페', listed: 'cafe' }])
    expect(await link('all')).toMatchObject({ linked: { only_in_district: 1 }, changed: 0 })
  })

  it('An address that a licence filled in is not used as evidence for the link', async () => {
    await eat('가람국밥 (은평구)')
    await database().pool.query(`UPDATE restaurants SET address = NULL`)
    await register({})
    expect(await select('SELECT address FROM restaurants')).toEqual([
      { address: '서울특별시 은평구 증산로9길 26, 2층 (신사동)' },
    ])
    expect(await link('all')).toMatchObject({ linked: { same_address: 0, only_in_district: 1 }, changed: 0 })
  })

  it('Importing a licence registry again changes nothing', async () => {
    await eat(`가람국밥 ${AT}`, '나래식당 (은평구 녹번동 1-2)')
    const rows: NationalRow[] = [
      {},
      { 관리번호: '2', 사업장명: '나래식당', 소재지전체주소: '', 도로명전체주소: '서울특별시 은평구 녹번로 3' },
      { 관리번호: '3', 사업장명: '' },
    ]
    await register(...rows)
    const everything = async () => [
      await dumpDirectory(database().pool),
      await select('SELECT * FROM licences ORDER BY id'),
      await select('SELECT * FROM restaurant_sources ORDER BY id'),
    ]
    const before = await everything()
    expect(await register(...rows, {})).toMatchObject({
      rowsRead: 4,
      rowsNew: 0,
      rowsChanged: 0,
      rowsUnchanged: 2,
      rowsRepeated: 1,
      rowsRejected: 1,
      reasons: { name_missing: 1 },
      links: { changed: 0 },
    })
    expect(await everything()).toEqual(before)
  })

  it('A newer licence updates the fields it filled, but nothing that staff wrote', async () => {
    await eat('가람국밥 (은평구)', '나래식당 (은평구)')
    await database().pool.query(`UPDATE restaurants SET address = NULL`)
    await register(
      {},
      { 관리번호: '2', 사업장명: '나래식당', 소재지전체주소: '', 도로명전체주소: '서울특별시 은평구 녹번로 3' },
    )
    await database().pool.query(
      `UPDATE restaurants SET address = '은평구 어딘가', phone = '02-999-9999', category = 'cafe' WHERE name = '나래식당'`,
    )
    const moved = { 최종수정시점: '20250701', 소재지전화: '02 351 9999', 소재지전체주소: '' }
    const report = await register(
      { ...moved, 도로명전체주소: '서울특별시 은평구 증산로9길 88' },
      { ...moved, 관리번호: '2', 사업장명: '나래식당', 도로명전체주소: '서울특별시 은평구 녹번로 9' },
    )
    expect(report).toMatchObject({ rowsChanged: 2, rowsNew: 0, links: { linked: { only_in_district: 2 } } })
    expect(await select('SELECT name, address, phone, category, verified_on FROM restaurants ORDER BY id')).toEqual([
      {
        name: '가람국밥',
        address: '서울특별시 은평구 증산로9길 88',
        phone: '02-351-9999',
        category: 'restaurant',
        verified_on: new Date('2025-07-01T00:00:00Z'),
      },
      {
        name: '나래식당',
        address: '은평구 어딘가',
        phone: '02-999-9999',
        category: 'cafe',
        verified_on: new Date('2025-07-01T00:00:00Z'),
      },
    ])
  })

  it('A licence is not overwritten by an older file', async () => {
    await register({ 최종수정시점: '20250701', 사업장명: '가람국밥' })
    expect(await register({ 사업장명: '옛가람' })).toMatchObject({ rowsChanged: 0, rowsUnchanged: 1 })
    expect(await select('SELECT name FROM licences')).toEqual([{ name: '가람국밥' }])
  })

  it('Fields that a licence filled are cleared when the restaurant loses its link', async () => {
    await eat('가람국밥 (은평구)')
    await database().pool.query(`UPDATE restaurants SET address = NULL`)
    await register({})
    expect(
      await register({ 관리번호: '2', 도로명전체주소: '서울특별시 은평구 녹번로 3', 소재지전체주소: '' }),
    ).toMatchObject({ links: { linked: { only_in_district: 0 }, ambiguous: 1 } })
    expect(await select(LINKS)).toEqual([])
    expect(await select('SELECT address, latitude, phone FROM restaurants')).toEqual([
      { address: null, latitude: null, phone: null },
    ])
  })
})

describe('Closed licences', () => {
  const closed: NationalRow = { 영업상태명: '폐업', 영업상태구분코드: '03', 폐업일자: '20230405' }

  it('A closed licence closes the restaurant at its address, but not one that only has its name', async () => {
    await eat(`가람국밥 ${AT}`, `나래국밥 ${ONLY}`)
    await register(closed, { ...closed, 관리번호: '2', 사업장명: '나래국밥' })
    expect(await select('SELECT name, closed_on FROM restaurants ORDER BY id')).toEqual([
      { name: '가람국밥', closed_on: new Date('2023-04-05T00:00:00Z') },
      { name: '나래국밥', closed_on: null },
    ])
  })

  it('A closed licence closes no restaurant that has an open licence or a later visit', async () => {
    await eat(`가람국밥 ${AT}`)
    await register({ ...closed, 관리번호: '1', 폐업일자: '20180405' })
    expect(await select('SELECT closed_on FROM restaurants')).toEqual([{ closed_on: null }])
    await register({ 관리번호: '2' }, { ...closed, 관리번호: '1', 최종수정시점: '20240301' })
    expect(await select('SELECT closed_on FROM restaurants')).toEqual([{ closed_on: null }])
    expect(await select('SELECT external_id FROM restaurant_sources')).toEqual([{ external_id: '3110000-2' }])
  })

  it('A licence that reopens also reopens its restaurant', async () => {
    await eat(`가람국밥 ${AT}`)
    await register(closed)
    await register({ 최종수정시점: '20250701' })
    expect(await select('SELECT closed_on, verified_on FROM restaurants')).toEqual([
      { closed_on: null, verified_on: new Date('2025-07-01T00:00:00Z') },
    ])
  })
})
