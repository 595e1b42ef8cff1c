import { beforeEach, describe, expect, it } from 'vitest'
import { importLicences } from '@/import/load/licence/importLicences'
import { linkLicences } from '@/import/load/licence/linkLicences'
import { openFile } from '@/import/extract/openFile'
import { transaction } from '@/infra/database/pool'
import { nationalFile, type NationalRow } from '../../unit/import/licence/nationalLicences'
import { dumpDirectory } from './directoryDump'
import { directoryOfImports, NOW } from './directoryOfImports'
import { expense } from './expenseFiles'

const { database, files, takeRows, select } = directoryOfImports()
beforeEach(() => database().pool.query('TRUNCATE licences CASCADE'))

const eat = (...places: string[]) => takeRows(...places.map((place) => expense({ place })))
let written = 0
const register = async (...rows: NationalRow[]) =>
  importLicences(
    database().pool,
    await openFile(files.write(`register${(written += 1)}.csv`, nationalFile(...rows))),
    NOW,
  )
const link = (ids: number[] | 'all') => transaction(database().pool, (sql) => linkLicences(sql, ids, NOW))
const idOf = async (name: string): Promise<number> =>
  (await database().pool.query<{ id: number }>('SELECT id FROM restaurants WHERE name = $1', [name])).rows[0]?.id ?? 0

const AT = '(은평구 신사동 17-11)'
const ONLY = '(은평구 증산로9길)'
const LINKS = `SELECT r.title, s.evidence, s.confidence, s.external_id FROM restaurant_sources s JOIN restaurants r ON r.id = s.restaurant_id ORDER BY r.id`
const GIVEN = `SELECT address, latitude, longitude, phone, category, sub_category, closed_on, verified_on FROM restaurants ORDER BY id`

describe('a register', () => {
  it('gives the restaurants found in it what they lack, with the evidence', async () => {
    await eat(`가람국밥 ${AT}`, '나래식당 (은평구 녹번동 1-2)')
    expect(await register({})).toMatchObject({
      rowsRead: 1,
      rowsNew: 1,
      links: {
        linked: { same_address: 1, near_spelling: 0, only_in_district: 0 },
        ambiguous: 0,
        changed: 1,
        questions: 0,
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

  it('serves restaurants that come after it', async () => {
    await register({ 업태구분명: '커피숍', 사업장명: '가람나무' })
    await eat(`가람나무 ${ONLY}`)
    expect(await select(LINKS)).toMatchObject([{ title: '가람나무', evidence: 'only_in_district' }])
    expect(
      await select(
        'SELECT r.category, r.sub_category, t.category AS listed FROM restaurants r JOIN restaurant_stats t ON t.restaurant_id = r.id AND t.year = 0 AND t.agency_type = $$$$',
      ),
    ).toEqual([{ category: 'cafe', sub_category: '카페', listed: 'cafe' }])
    expect(await link('all')).toMatchObject({ linked: { only_in_district: 1 }, changed: 0 })
  })

  it('is never looked at twice for what it gave itself', async () => {
    await eat('가람국밥 (은평구)')
    await database().pool.query(`UPDATE restaurants SET address = NULL`)
    await register({})
    expect(await select('SELECT address FROM restaurants')).toEqual([
      { address: '서울특별시 은평구 증산로9길 26, 2층 (신사동)' },
    ])
    expect(await link('all')).toMatchObject({ linked: { same_address: 0, only_in_district: 1 }, changed: 0 })
  })

  it('changes nothing the second time', async () => {
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

  it('brings what it gave up to date, and nothing that a person wrote', async () => {
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

  it('is not set back by an older file', async () => {
    await register({ 최종수정시점: '20250701', 사업장명: '가람국밥' })
    expect(await register({ 사업장명: '옛가람' })).toMatchObject({ rowsChanged: 0, rowsUnchanged: 1 })
    expect(await select('SELECT name FROM licences')).toEqual([{ name: '가람국밥' }])
  })

  it('never gives back what it takes away from a restaurant that it no longer means', async () => {
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

describe('a closed licence', () => {
  const closed: NationalRow = { 영업상태명: '폐업', 영업상태구분코드: '03', 폐업일자: '20230405' }

  it('closes the restaurant at its address, but not one that only has its name', async () => {
    await eat(`가람국밥 ${AT}`, `나래국밥 ${ONLY}`)
    await register(closed, { ...closed, 관리번호: '2', 사업장명: '나래국밥' })
    expect(await select('SELECT name, closed_on FROM restaurants ORDER BY id')).toEqual([
      { name: '가람국밥', closed_on: new Date('2023-04-05T00:00:00Z') },
      { name: '나래국밥', closed_on: null },
    ])
  })

  it('closes nothing where another is open, nor where people ate later', async () => {
    await eat(`가람국밥 ${AT}`)
    await register({ ...closed, 관리번호: '1', 폐업일자: '20180405' })
    expect(await select('SELECT closed_on FROM restaurants')).toEqual([{ closed_on: null }])
    await register({ 관리번호: '2' }, { ...closed, 관리번호: '1', 최종수정시점: '20240301' })
    expect(await select('SELECT closed_on FROM restaurants')).toEqual([{ closed_on: null }])
    expect(await select('SELECT external_id FROM restaurant_sources')).toEqual([{ external_id: '3110000-2' }])
  })

  it('that opens again opens the restaurant', async () => {
    await eat(`가람국밥 ${AT}`)
    await register(closed)
    await register({ 최종수정시점: '20250701' })
    expect(await select('SELECT closed_on, verified_on FROM restaurants')).toEqual([
      { closed_on: null, verified_on: new Date('2025-07-01T00:00:00Z') },
    ])
  })
})

describe('what the register may not do', () => {
  it('choose between two places', async () => {
    await eat(`가람국밥 ${ONLY}`)
    const report = await register(
      { 도로명전체주소: '' },
      { 관리번호: '2', 도로명전체주소: '', 소재지전체주소: '서울특별시 은평구 녹번동 1번지 2호' },
    )
    expect(report.links).toMatchObject({ linked: { only_in_district: 0 }, ambiguous: 1 })
    expect(await select(LINKS)).toEqual([])
  })

  it('believe an institution’s district where another one of the province has the name too', async () => {
    await eat('가람국밥 (은평구)', '나래국밥 (은평구)')
    await database().pool.query('UPDATE restaurants SET address = NULL')
    const elsewhere = { 관리번호: '3', 소재지전체주소: '', 도로명전체주소: '서울특별시 마포구 토정로 3' }
    await register({}, { 관리번호: '2', 사업장명: '나래국밥' }, elsewhere, {
      ...elsewhere,
      관리번호: '4',
      사업장명: '나래국밥',
      영업상태명: '폐업',
    })
    expect(await select(LINKS)).toMatchObject([{ title: '나래국밥', evidence: 'only_in_district' }])
  })

  it('link what is in the trash, merged, without a district, or settled by a person', async () => {
    await eat(
      `가람국밥 ${AT}`,
      '나래국밥 (은평구 신사동 17-11)',
      '다솜국밥 (은평구 신사동 17-11)',
      '라온국밥 (은평구 신사동 17-11)',
    )
    await database().pool.query(`UPDATE restaurants SET deleted_at = now() WHERE name = '가람국밥'`)
    await database().pool.query(`UPDATE restaurants SET merged_into_id = $1 WHERE name = '나래국밥'`, [
      await idOf('라온국밥'),
    ])
    await database().pool.query(`UPDATE restaurants SET region_id = NULL WHERE name = '다솜국밥'`)
    await database().pool.query(
      `INSERT INTO restaurant_sources (restaurant_id, kind, evidence, confidence, checked_at) VALUES ($1, 'register', 'person', 1, now())`,
      [await idOf('라온국밥')],
    )
    await register(
      ...['가람국밥', '나래국밥', '다솜국밥', '라온국밥'].map((name, i) => ({ 관리번호: String(i), 사업장명: name })),
    )
    expect(await select(LINKS)).toEqual([{ title: '라온국밥', evidence: 'person', confidence: 1, external_id: null }])
  })

  it('keep the name or the mobile number of a person', async () => {
    await register({
      대표자명: '홍길동',
      소재지전화: '010-1234-5678',
      소재지전체주소: '서울특별시 은평구 신사동 17번지 11호, 홍길동',
    })
    expect(await select('SELECT phone FROM licences')).toEqual([{ phone: null }])
    expect(JSON.stringify(await select('SELECT l::text FROM licences l'))).not.toContain('홍길동')
  })

  it('merge: two restaurants of one licence are put before a person, once', async () => {
    await eat(`안면도회집 ${AT}`, '안면도횟집 (은평구 증산로9길 26)')
    const row = { 사업장명: '안면도회집' }
    expect(await register(row)).toMatchObject({
      links: { linked: { same_address: 1, near_spelling: 1 }, questions: 1 },
    })
    const questions = `SELECT a.spelling, c.name AS candidate, q.confidence, q.evidence, q.decision FROM match_reviews q
      JOIN restaurant_aliases a ON a.id = q.alias_id JOIN restaurants c ON c.id = q.candidate_id`
    const asked = {
      spelling: '안면도횟집 (은평구 증산로9길 26)',
      candidate: '안면도회집',
      confidence: 0.75,
      evidence: 'register',
    }
    expect(await select(questions)).toEqual([{ ...asked, decision: 'pending' }])
    await database().pool.query(`UPDATE match_reviews SET decision = 'non_match'`)
    expect(await register({ ...row, 최종수정시점: '20250701', 업태구분명: '일식' })).toMatchObject({
      rowsChanged: 1,
      links: { questions: 0 },
    })
    expect(await select(questions)).toEqual([{ ...asked, decision: 'non_match' }])
    expect(await select('SELECT COUNT(*)::int AS count FROM restaurants WHERE merged_into_id IS NULL')).toEqual([
      { count: 2 },
    ])
  })

  it('run into another import', async () => {
    await Promise.all([register({}), eat(`가람국밥 ${AT}`), register({ 관리번호: '2', 사업장명: '나래국밥' })])
    await link('all')
    expect(await select('SELECT number FROM licences ORDER BY 1')).toHaveLength(2)
    expect(await select(LINKS)).toMatchObject([{ title: '가람국밥', evidence: 'same_address' }])
  })
})

describe('a list of geocoded places', () => {
  it('gives coordinates to what stands at its addresses, and is no register of all the rest', async () => {
    await eat('가람국밥 (은평구 증산로9길 26)', '나래국밥 (은평구)')
    const list =
      'PLACE,ADDRESS,LATITUDE,LONGITUDE\n가람국밥,서울 은평구 증산로9길 26,37.5992,126.9101\n나래국밥,서울 은평구 녹번로 3,37.6,126.92\n'
    const report = await importLicences(database().pool, await openFile(files.write('places.csv', list)), NOW)
    expect(report).toMatchObject({ rowsNew: 2, links: { linked: { same_address: 1, only_in_district: 0 } } })
    expect(await select('SELECT latitude, longitude FROM restaurants ORDER BY id')).toEqual([
      { latitude: 37.5992, longitude: 126.9101 },
      { latitude: null, longitude: null },
    ])
  })
})
