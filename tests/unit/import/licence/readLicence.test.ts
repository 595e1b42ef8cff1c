import { describe, expect, it } from 'vitest'
import { missingGroups, readLicenceHeader } from '@/import/licence/header'
import { type ParsedLicence, type LicenceRow, parseLicence } from '@/import/licence/parseLicence'
import { NATIONAL_HEADER, nationalRow, type NationalRow } from './nationalLicences'

const TODAY = '2026-11-20'

function headerOf(cells: readonly string[]) {
  const header = readLicenceHeader(cells)
  if (!header) throw new Error('no header')
  return header
}

const read = (given: NationalRow = {}): LicenceRow => parseLicence(nationalRow(given), headerOf(NATIONAL_HEADER), TODAY)

function licence(given: NationalRow = {}): ParsedLicence {
  const row = read(given)
  if ('reason' in row) throw new Error(row.reason)
  return row.licence
}

describe('Licence headers', () => {
  it.each([
    ['of the national registry', NATIONAL_HEADER],
    ['with the grid named', ['사업장명', '도로명전체주소', '좌표정보x(epsg5174)', '좌표정보y(epsg5174)']],
    ['in English', ['name', 'gu', 'jibun_address', 'licence_type', 'business_type', 'opened_on', 'lat', 'lng']],
    ['of a list of geocoded places', ['DATE', 'MEMBER', 'PRICE', 'PLACE', 'ADDRESS', 'LATITUDE', 'LONGITUDE']],
    [
      'in the names of the open API since 2026-04-16',
      ['MNG_NO', 'BPLC_NM', 'ROAD_NM_ADDR', 'LOTNO_ADDR', 'SALS_STTS_NM', 'CLSBIZ_YMD', 'CRD_INFO_X', 'CRD_INFO_Y'],
    ],
    ['in the names of the open API', ['MGTNO', 'BPLCNM', 'SITEWHLADDR', 'TRDSTATENM', 'X', 'Y']],
  ])('A header %s belongs to a licence registry', (_, cells) => {
    expect(missingGroups(readLicenceHeader(cells))).toEqual([])
  })
  it.each([
    [
      'of expenses',
      ['사용일자', '사용장소', '사용금액', '주소'],
      ['사업장명', '영업상태명·업태구분명·좌표 가운데 하나'],
    ],
    ['with names and addresses alone', ['상호', '주소', '비고'], ['영업상태명·업태구분명·좌표 가운데 하나']],
  ])('A header %s is rejected with the columns it lacks', (_, cells, missing) => {
    expect(missingGroups(readLicenceHeader(cells))).toEqual(missing)
  })
  it('The header of a licence registry has no column for the owner', () => {
    expect(Object.values(headerOf(NATIONAL_HEADER).index)).not.toContain(NATIONAL_HEADER.indexOf('대표자명'))
  })
})

describe('Rows of the national registry', () => {
  it('A registry row becomes a licence with its number, place, kind, state and day', () => {
    expect(licence()).toEqual({
      number: '3110000-101-2014-00001',
      name: '가람국밥',
      branch: null,
      nameKey: '가람국밥',
      branchKey: '',
      regionCode: '11380',
      lotAddress: '서울특별시 은평구 신사동 17-11 2층',
      roadAddress: '서울특별시 은평구 증산로9길 26, 2층 (신사동)',
      lotKey: '신사동 17-11',
      roadKey: '증산로9길 26',
      latitude: expect.closeTo(37.5992, 3) as number,
      longitude: expect.closeTo(126.91, 2) as number,
      phone: '02-351-1234',
      kind: '일반음식점',
      businessType: '한식',
      company: null,
      isOpen: true,
      openedOn: '2014-02-24',
      closedOn: null,
      asOf: '2024-02-02',
    })
  })
  it('A licence number contains the code of its authority once', () => {
    expect(licence({ 관리번호: '20140110101' }).number).toBe('3110000-20140110101')
    expect(licence({ 관리번호: '20140110101', 개방자치단체코드: '' }).number).toBe('20140110101')
  })
  it('A licence without a number is identified by name and address', () => {
    const one = licence({ 관리번호: '' }).number
    expect(one).toMatch(/^[0-9a-f]{64}$/)
    expect(licence({ 관리번호: '', 사업장명: '가람 국밥' }).number).toBe(one)
    expect(licence({ 관리번호: '', 도로명전체주소: '서울특별시 은평구 증산로9길 28' }).number).not.toBe(one)
  })
  it('The name of a licence is separated from its branch and its company mark', () => {
    expect(licence({ 사업장명: '(주)가람국밥 은평점' })).toMatchObject({
      name: '가람국밥',
      branch: '은평점',
      nameKey: '가람국밥',
      branchKey: '은평',
    })
    expect(licence({ 사업장명: '꽃, 밥에 물들다' })).toMatchObject({ name: '꽃, 밥에 물들다', branch: null })
    expect(licence({ 사업장명: '구름로146' })).toMatchObject({ name: '구름로146' })
  })
  it.each([
    ['영업/정상', '', true, null],
    ['휴업', '', false, null],
    ['폐업', '20230405', false, '2023-04-05'],
    ['폐업', '', false, '2024-02-02'],
    ['취소/말소/만료/정지/중지', '', false, '2024-02-02'],
    ['제외/삭제/전출', '2022-01-03', false, '2022-01-03'],
    ['', '20230405', false, '2023-04-05'],
    ['', '', true, null],
  ])('A licence in state “%s” with the end “%s” is open: %s, closed on: %s', (state, end, isOpen, closedOn) => {
    expect(licence({ 영업상태구분코드: '', 상세영업상태명: '', 영업상태명: state, 폐업일자: end })).toMatchObject({
      isOpen,
      closedOn,
    })
  })
  it('A withdrawn licence is closed from the day of its withdrawal', () => {
    expect(licence({ 영업상태명: '취소/말소/만료/정지/중지', 인허가취소일자: '20210908' }).closedOn).toBe('2021-09-08')
  })
  it('A licence is dated by its newest day that is not in the future, or else today', () => {
    expect(licence({ 최종수정시점: '2025-05-06 10:00:00' }).asOf).toBe('2025-05-06')
    expect(licence({ 최종수정시점: '29991231', 데이터갱신일자: '20240202' }).asOf).toBe('2024-02-02')
    expect(licence({ 최종수정시점: '', 데이터갱신일자: '' }).asOf).toBe(TODAY)
  })
  it.each([
    ['02  3511234', '02-351-1234'],
    ['0323456789', '032-345-6789'],
    ['070 12345678', '070-1234-5678'],
    ['15881234', '1588-1234'],
    ['010 1234 5678', null],
    ['0111234567', null],
    ['3511234', null],
    ['', null],
  ])('A licence with the phone “%s” has the phone number %s', (given, phone) => {
    expect(licence({ 소재지전화: given }).phone).toBe(phone)
  })
  it.each<[string, NationalRow]>([
    ['name_missing', { 사업장명: ' ' }],
    ['name_unreadable', { 사업장명: '？？' }],
    ['district_unknown', { 소재지전체주소: '', 도로명전체주소: '' }],
    ['state_unknown', { 영업상태명: '모름', 영업상태구분코드: '', 상세영업상태명: '' }],
  ])('A registry row is rejected for %s', (reason, given) => {
    expect(read(given)).toEqual({ reason })
  })
  it('A registry row with more filled cells than the header is rejected', () => {
    const header = headerOf(NATIONAL_HEADER)
    expect(parseLicence([...nationalRow(), '더'], header, TODAY)).toEqual({ reason: 'cell_count' })
    expect(parseLicence([...nationalRow(), ''], header, TODAY)).toHaveProperty('licence')
  })
})

describe('Registry addresses', () => {
  it.each([
    ['서울특별시 은평구 신사동 17번지 11호 2층', '신사동 17-11'],
    ['서울특별시 은평구 신사동 17-11', '신사동 17-11'],
    ['서울특별시 마포구 상암동 1605번지', '상암동 1605'],
    ['서울특별시 마포구 상암동 1605번지 0호 12층', '상암동 1605'],
    ['서울특별시 종로구 평창동 산 6번지 17호 지하1층', '평창동 산6-17'],
    ['경기도 여주시 가남읍 태평리 123번지 4호', '태평리 123-4'],
    ['서울특별시 종로구 세종로 81번지 3호', '세종로 81-3'],
  ])('A registry address has the same key as in an expense record: %s gets %s', (address, lotKey) => {
    expect(licence({ 소재지전체주소: address, 도로명전체주소: '' })).toMatchObject({
      lotKey,
      roadKey: '',
      roadAddress: null,
    })
  })
  it('A registry address without a house number has no key', () => {
    expect(licence({ 소재지전체주소: '서울특별시 은평구 신사동', 도로명전체주소: '' })).toMatchObject({
      lotKey: '',
      lotAddress: '서울특별시 은평구 신사동',
    })
  })
  it('A road address is recognised in either address column', () => {
    expect(licence({ 소재지전체주소: '서울특별시 은평구 증산로9길 26', 도로명전체주소: '' })).toMatchObject({
      lotKey: '',
      roadKey: '증산로9길 26',
    })
  })
})
