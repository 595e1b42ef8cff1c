import { PROVINCES } from '@/domain/region/provinces.data'
import { provinceOf } from '@/domain/region/province'
import { identifyPlace } from '@/domain/place/keys/placeIdentity'
import type { FieldReader } from './fieldReader'
import type { PlaceKeys } from './recordDefinition'
import { regionCode } from './regionCell'

export const PLACE_COLUMNS = {
  branch: ['지점', '지점명', '분점', 'branch'],
  address: [
    ...(['주소', '도로명주소', '지번주소', '소재지', '위치', '식당주소', '업소주소', '사업장주소'] as const),
    ...(['address', 'addr', 'road_address'] as const),
  ],
  province: ['시도', '시도명', '광역', 'province', 'sub_add1'],
  district: ['시군구', '시군구명', '구군', '지역', 'district', 'sub_add2', 'region'],
} as const

type PlaceColumn = keyof typeof PLACE_COLUMNS

/** An unknown district is an error of its cell. */
export function readPlace<Column extends string>(row: FieldReader<Column | PlaceColumn>): void {
  row.read('branch', null)
  row.read('address', null)
  row.read('province', null, (text) => (isProvince(text) ? { value: text } : { reason: 'region_unknown' }))
  const province = row.text('province')
  row.read('district', null, (text) => {
    const found = regionCode(`${province} ${text}`.trim())
    return 'reason' in found ? found : { value: text }
  })
}

const isProvince = (text: string): boolean => {
  const found = provinceOf(text)
  return PROVINCES.some(({ name }) => name === found)
}

/** The identity of a row's restaurant, as the expense importer computes it. */
export function placeKeysOf<Column extends string>(row: FieldReader<Column | PlaceColumn>, name: string): PlaceKeys {
  const context = [row.text('province'), row.text('district')].filter(Boolean).join(' ')
  const shop = { name, branch: row.text('branch') || null, address: row.text('address') || null, sigungu: null }
  const { key, nameKey, branchKey, addressKey, regionCode: code, spelling } = identifyPlace(shop, context)
  return { key, nameKey, branchKey, addressKey, regionCode: code, spelling }
}
