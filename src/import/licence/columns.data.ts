/**
 * Letters and digits only, in lower case, with the open API's names before and since 2026-04-16; the first is
 * preferred. Columns with persons (대표자명) are left out, so that they are never read.
 */
export const LICENCE_HEADINGS = {
  number: ['관리번호', 'mgtno', '인허가번호', '허가번호', '신고번호', 'licensenumber', 'licenceno', 'mngno'],
  authority: ['개방자치단체코드', 'opnsfteamcode', '개방자치단체코드값', 'opnatmygrpcd'],
  name: ['사업장명', 'bplcnm', '업소명', '상호', '상호명', '업체명', '음식점명', '점포명', 'name', 'place'],
  kind: ['개방서비스명', 'opnsvcnm', '업종명', '업종', '인허가업종', 'licencetype', 'licensetype'],
  businessType: ['업태구분명', 'uptaenm', '업태명', '업태', '위생업태명', 'sntuptaenm', 'businesstype', 'bzstatsenm'],
  state: ['영업상태명', 'trdstatenm', '영업상태', '상태명', 'state', 'status', 'salssttsnm'],
  stateCode: ['영업상태구분코드', '영업상태코드', 'trdstategbn', 'salssttscd'],
  stateDetail: ['상세영업상태명', 'dtlstatenm', 'dtlsalssttsnm'],
  openedOn: ['인허가일자', 'apvpermymd', '인허가일', '허가일자', '신고일자', '개업일자', 'openedon', 'lcpmtymd'],
  closedOn: ['폐업일자', 'dcbymd', '폐업일', 'closedon', 'clsbizymd'],
  cancelledOn: ['인허가취소일자', 'apvcancelymd', '취소일자', '말소일자', 'lcpmtrtrcnymd'],
  modifiedAt: ['최종수정시점', '최종수정일자', '최종수정일시', 'lastmodts', 'lastmdfcnpnt'],
  updatedAt: ['데이터갱신일자', '데이터갱신시점', '데이터기준일자', '기준일자', 'updatedt', 'datupdtpnt'],
  phone: ['소재지전화', 'sitetel', '소재지전화번호', '전화번호', '전화', 'phone', 'tel', 'telno'],
  lotAddress: ['소재지전체주소', 'sitewhladdr', '지번주소', '소재지지번주소', '지번전체주소', '소재지지번', 'jibunaddress', 'lotaddress', 'lotnoaddr'],
  roadAddress: ['도로명전체주소', 'rdnwhladdr', '도로명주소', '소재지도로명주소', '소재지도로명', 'roadaddress', 'roadnmaddr'],
  address: ['소재지주소', '소재지', '주소', '전체주소', '사업장주소', 'address'],
  district: ['시군구명', '시군구', '자치구명', '자치구', '구', 'gu', 'district', 'sigungu'],
  x: ['좌표정보x', 'x좌표', '좌표x', 'x', 'crdinfox'],
  y: ['좌표정보y', 'y좌표', '좌표y', 'y', 'crdinfoy'],
  latitude: ['위도', 'latitude', 'lat'],
  longitude: ['경도', 'longitude', 'lng', 'lon', 'long'],
} as const satisfies Record<string, readonly string[]>

export type LicenceColumn = keyof typeof LICENCE_HEADINGS

/** A header needs one column of each group: a name, an address, and one that no expense list has. */
export const REQUIRED_GROUPS: readonly (readonly [word: string, columns: readonly LicenceColumn[]])[] = [
  ['사업장명', ['name']],
  ['주소', ['lotAddress', 'roadAddress', 'address']],
  ['영업상태명·업태구분명·좌표 가운데 하나', ['number', 'state', 'stateCode', 'businessType', 'openedOn', 'x', 'latitude']],
]
