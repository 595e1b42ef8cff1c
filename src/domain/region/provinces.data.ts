/** The current name, the short name, and former names and codes of a 시도. */
export interface Province {
  /** first two digits of its 법정동 codes */
  readonly code: string
  readonly name: string
  readonly short: string
  readonly aliases: readonly string[]
  /** former first two digits that were replaced one for one (42110 춘천시 is 51110 now) */
  readonly formerPrefixes: readonly string[]
}

/**
 * In force on 2026-11-01. 전남광주통합특별시 (2026-07-01) has new codes for all districts, so 29… and 46… are listed with each.
 * '광주시' is not an alias: alone, it is the city in 경기도.
 */
export const PROVINCES: readonly Province[] = [
  { code: '11', name: '서울특별시', short: '서울', aliases: ['서울시'], formerPrefixes: [] },
  {
    code: '12', name: '전남광주통합특별시', short: '전남광주',
    aliases: ['광주전남통합특별시', '광주광역시', '광주직할시', '광주', '전라남도', '전남도', '전남'], formerPrefixes: [],
  },
  { code: '26', name: '부산광역시', short: '부산', aliases: ['부산시', '부산직할시'], formerPrefixes: [] },
  { code: '27', name: '대구광역시', short: '대구', aliases: ['대구시', '대구직할시'], formerPrefixes: [] },
  { code: '28', name: '인천광역시', short: '인천', aliases: ['인천시', '인천직할시'], formerPrefixes: [] },
  { code: '30', name: '대전광역시', short: '대전', aliases: ['대전시', '대전직할시'], formerPrefixes: [] },
  { code: '31', name: '울산광역시', short: '울산', aliases: ['울산시'], formerPrefixes: [] },
  { code: '36', name: '세종특별자치시', short: '세종', aliases: ['세종시'], formerPrefixes: [] },
  { code: '41', name: '경기도', short: '경기', aliases: [], formerPrefixes: [] },
  { code: '43', name: '충청북도', short: '충북', aliases: ['충북도'], formerPrefixes: [] },
  { code: '44', name: '충청남도', short: '충남', aliases: ['충남도'], formerPrefixes: [] },
  { code: '47', name: '경상북도', short: '경북', aliases: ['경북도'], formerPrefixes: [] },
  { code: '48', name: '경상남도', short: '경남', aliases: ['경남도'], formerPrefixes: [] },
  { code: '50', name: '제주특별자치도', short: '제주', aliases: ['제주도'], formerPrefixes: [] },
  { code: '51', name: '강원특별자치도', short: '강원', aliases: ['강원도'], formerPrefixes: ['42'] },
  { code: '52', name: '전북특별자치도', short: '전북', aliases: ['전라북도', '전북도'], formerPrefixes: ['45'] },
]
