import { describe, expect, it } from 'vitest'
import { importLicences } from '@/import/load/licence/importLicences'
import { openFile } from '@/import/extract/openFile'
import { NOW } from './directoryOfImports'
import { AT, licenceImports, LINKS, ONLY } from './licenceImports'
import { addRow } from '../setup/rows'

const { database, files, select, idOf, eat, register, link } = licenceImports()

describe('Links between licences and restaurants', () => {
  it('A restaurant that two licences match is not linked', async () => {
    await eat(`가람국밥 ${ONLY}`)
    const report = await register(
      { 도로명전체주소: '' },
      { 관리번호: '2', 도로명전체주소: '', 소재지전체주소: '서울특별시 은평구 녹번동 1번지 2호' },
    )
    expect(report.links).toMatchObject({ linked: { only_in_district: 0 }, ambiguous: 1 })
    expect(await select(LINKS)).toEqual([])
  })

  it('A restaurant that two licences match is linked with the one near the hall of its only institution', async () => {
    await eat(`가람국밥 ${ONLY}`)
    await select('UPDATE restaurants SET address = NULL')
    await register(
      { 도로명전체주소: '' },
      { 관리번호: '2', 도로명전체주소: '', 소재지전체주소: '서울특별시 은평구 녹번동 1번지 2호' },
    )
    await select(`UPDATE licences SET longitude = 126.92,
      latitude = CASE WHEN lot_address LIKE '%녹번동%' THEN 37.601 ELSE 37.64 END`)
    await select('UPDATE agencies SET hall_longitude = 126.92, hall_latitude = 37.6')
    expect(await link('all')).toMatchObject({ linked: { near_hall: 1 }, ambiguous: 0 })
    expect(await select(LINKS)).toMatchObject([{ title: '가람국밥', evidence: 'near_hall', confidence: 0.82 }])
  })

  it('A licence is not linked by name alone when staff list the name as a chain', async () => {
    await eat(`가람국밥 ${ONLY}`)
    await addRow(database().pool, 'word_lists', { kind: 'chain', word: '가람 국밥' })
    try {
      const report = await register({ 도로명전체주소: '' })
      expect(report.links.linked.only_in_district).toBe(0)
    } finally {
      await database().pool.query('DELETE FROM word_lists')
    }
    expect((await link('all')).linked.only_in_district).toBe(1)
  })

  it('An agency’s district is not trusted when another district of the province has the name too', async () => {
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

  it('Trashed, merged, unplaced and staff-linked restaurants are not linked to a licence', async () => {
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
    await addRow(database().pool, 'restaurant_sources', {
      ...{ restaurant_id: await idOf('라온국밥'), kind: 'licence', evidence: 'person', confidence: 1 },
      checked_at: new Date(),
    })
    await register(
      ...['가람국밥', '나래국밥', '다솜국밥', '라온국밥'].map((name, i) => ({ 관리번호: String(i), 사업장명: name })),
    )
    expect(await select(LINKS)).toEqual([{ title: '라온국밥', evidence: 'person', confidence: 1, external_id: null }])
  })

  it('A licence import stores neither a person’s name nor a mobile number', async () => {
    await register({
      대표자명: '홍길동',
      소재지전화: '010-1234-5678',
      소재지전체주소: '서울특별시 은평구 신사동 17번지 11호, 홍길동',
    })
    expect(await select('SELECT phone FROM licences')).toEqual([{ phone: null }])
    expect(JSON.stringify(await select('SELECT l::text FROM licences l'))).not.toContain('홍길동')
  })

  it('Two restaurants of one licence are queued for review once and never merged', async () => {
    await eat(`안면도회집 ${AT}`, '안면두회집 (은평구 증산로9길 26)')
    const row = { 사업장명: '안면도회집' }
    expect(await register(row)).toMatchObject({
      links: { linked: { same_address: 1, near_spelling: 1 }, reviews: 1 },
    })
    const questions = `SELECT a.spelling, c.name AS candidate, q.confidence, q.evidence, q.decision FROM match_reviews q
      JOIN restaurant_aliases a ON a.id = q.alias_id JOIN restaurants c ON c.id = q.candidate_id`
    const asked = {
      spelling: '안면두회집 (은평구 증산로9길 26)',
      candidate: '안면도회집',
      confidence: 0.75,
      evidence: 'licence',
    }
    expect(await select(questions)).toEqual([{ ...asked, decision: 'pending' }])
    await database().pool.query(`UPDATE match_reviews SET decision = 'non_match'`)
    expect(await register({ ...row, 최종수정시점: '20250701', 업태구분명: '일식' })).toMatchObject({
      rowsChanged: 1,
      links: { reviews: 0 },
    })
    expect(await select(questions)).toEqual([{ ...asked, decision: 'non_match' }])
    expect(await select('SELECT COUNT(*)::int AS count FROM restaurants WHERE merged_into_id IS NULL')).toEqual([
      { count: 2 },
    ])
  })

  it('A licence registry can be imported while another import runs', async () => {
    await Promise.all([register({}), eat(`가람국밥 ${AT}`), register({ 관리번호: '2', 사업장명: '나래국밥' })])
    await link('all')
    expect(await select('SELECT number FROM licences ORDER BY 1')).toHaveLength(2)
    expect(await select(LINKS)).toMatchObject([{ title: '가람국밥', evidence: 'same_address' }])
  })
})

describe('Lists of geocoded places', () => {
  it('A geocoded list fills coordinates at its addresses, and links nothing by name alone', async () => {
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
