import { SUB_CATEGORY_MAX } from '@/domain/directory/limits'
import { isInKorea } from '@/domain/nearby/nearPoint'
import { classifyPlace } from '@/domain/place/lexicon/classifyPlace'
import { shopPhone } from '@/domain/place/text/shopPhone'
import { restaurantTitle } from '@/domain/restaurantTitle'
import { FieldReader, recordId, type Reading, textUpTo, wordOf } from './fieldReader'
import { PLACE_COLUMNS, placeKeysOf, readPlace } from './placeCells'
import type { RecordDefinition } from './recordDefinition'

const RESTAURANT_COLUMNS = {
  id: ['번호', '식당번호', 'id', 'restaurant_id'],
  name: ['이름', '상호', '상호명', '식당명', '식당', '업소명', '음식점명', 'name', 'restaurant', 'restaurant_name'],
  ...PLACE_COLUMNS,
  latitude: ['위도', 'latitude', 'lat'],
  longitude: ['경도', 'longitude', 'lng', 'lon'],
  category: ['분류', '구분', '종류', 'category'],
  subCategory: ['세부분류', '음식종류', '업태', '소분류', 'sub_category'],
  phone: ['전화', '전화번호', '연락처', 'phone', 'tel'],
  active: ['공개', '공개여부', '상태', '노출', 'active', 'is_active'],
} as const satisfies RecordDefinition['columns']

const categories = new Map<string, 'restaurant' | 'cafe'>([
  ...['음식점', '식당', '일반음식점', 'restaurant'].map((word) => [word, 'restaurant'] as const),
  ...['카페', '휴게음식점', '커피', '커피숍', 'cafe'].map((word) => [word, 'cafe'] as const),
])
const states = new Map<string, boolean>([
  ...['공개', '예', 'y', 'yes', 'true', '1', 'o'].map((word) => [word, true] as const),
  ...['비공개', '아니오', '아니요', 'n', 'no', 'false', '0', 'x'].map((word) => [word, false] as const),
])

/** Mobile numbers are personal, so they are not accepted. */
function phone(text: string): Reading {
  const number = shopPhone(text)
  return number === null ? { reason: 'phone_invalid' } : { value: number }
}

/** '37.5665' in degrees, as spreadsheets write numbers. */
const degrees = (text: string): Reading =>
  /^\d{2,3}(?:\.\d{1,15})?$/.test(text) ? { value: Number(text) } : { reason: 'point_invalid' }

/** Both coordinates, of a point in Korea, or neither. */
function readPoint(row: FieldReader<keyof typeof RESTAURANT_COLUMNS>): void {
  row.read('latitude', null, degrees)
  row.read('longitude', null, degrees)
  const { latitude, longitude } = row.values
  const missing = latitude === undefined ? 'latitude' : 'longitude'
  if (typeof latitude === 'number' && typeof longitude === 'number') {
    if (!isInKorea({ latitude, longitude })) row.reject('latitude', 'point_invalid')
  } else if (latitude !== longitude) row.reject(missing, 'point_incomplete')
}

/** Identified by its id, or else by name and place. */
export const RESTAURANT_RECORD: RecordDefinition<keyof typeof RESTAURANT_COLUMNS> = {
  columns: RESTAURANT_COLUMNS,
  required: [['name'], ['address', 'district']],
  parse(cell) {
    const row = new FieldReader(cell)
    row.read('id', null, recordId)
    row.read('name', 'name_missing')
    readPlace(row)
    readPoint(row)
    row.read('category', null, wordOf(categories, 'category_unknown'))
    row.read('subCategory', null, textUpTo(SUB_CATEGORY_MAX))
    row.read('phone', null, phone)
    row.read('active', null, wordOf(states, 'active_unknown'))
    const name = row.text('name')
    const title = restaurantTitle(name, row.text('branch'))
    const { category, subCategory } = classifyPlace(name)
    const defaults = { active: true, category, ...(subCategory && { subCategory }) }
    return { fields: { title, values: row.values, defaults, place: placeKeysOf(row, name) }, problem: row.problem }
  },
}
