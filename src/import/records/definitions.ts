import type { RecordKind } from '@/domain/upload/kinds'
import { RATING_MAX, RATING_MIN, REVIEW_TEXT_MAX } from '@/domain/review'
import { restaurantTitle, identifyPlace } from '@/domain/place/keys/placeIdentity'
import { SUB_CATEGORY_MAX } from '@/domain/directory/directory'
import { classifyPlace } from '@/domain/place/lexicon/classifyPlace'
import { shopPhone } from '@/domain/place/text/shopPhone'
import { PROVINCES } from '@/domain/region/provinces.data'
import { provinceOf } from '@/domain/region/readRegion'
import { parseDate } from '../transform/record/parseDate'
import { AGENCY_RECORD } from './agencyRecord'
import type { RecordDefinition, PlaceKeys } from './recordDefinition'
import { FieldReader, readPoint, recordId, type Reading, textUpTo, wordOf, regionCode } from './fieldReader'

const PLACE_COLUMNS = {
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
function readPlace<Column extends string>(row: FieldReader<Column | PlaceColumn>): void {
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
function placeKeysOf<Column extends string>(row: FieldReader<Column | PlaceColumn>, name: string): PlaceKeys {
  const context = [row.text('province'), row.text('district')].filter(Boolean).join(' ')
  const shop = { name, branch: row.text('branch') || null, address: row.text('address') || null, sigungu: null }
  const { key, nameKey, branchKey, addressKey, regionCode: code, spelling } = identifyPlace(shop, context)
  return { key, nameKey, branchKey, addressKey, regionCode: code, spelling }
}

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

/** Identified by its id, or else by name and place. */
const RESTAURANT_RECORD: RecordDefinition<keyof typeof RESTAURANT_COLUMNS> = {
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

const REVIEW_COLUMNS = {
  restaurantId: ['식당번호', '번호', 'restaurant_id'],
  restaurant: ['식당', '식당명', '상호', '상호명', '음식점', '업소명', 'restaurant', 'restaurant_name'],
  ...PLACE_COLUMNS,
  memberId: ['회원번호', 'member_id', 'user_id'],
  member: ['회원', '닉네임', '별명', '작성자', '쓴사람', 'member', 'nickname', 'author'],
  rating: ['별점', '평점', '점수', 'rating', 'stars', 'score'],
  content: ['내용', '리뷰', '리뷰내용', '후기', '평', 'content', 'review', 'text'],
  writtenOn: ['작성일', '작성일자', '쓴날', '날짜', '등록일', 'written_on', 'created_at', 'date'],
} as const satisfies RecordDefinition['columns']

/** '4', '4.0', '4점', '★★★★'. */
function rating(text: string): Reading {
  const stars = /^★+☆*$/.test(text) ? text.replaceAll('☆', '').length : null
  const number = stars ?? Number(/^(\d{1,2})(?:\.0+)?점?$/.exec(text)?.[1] ?? NaN)
  return number >= RATING_MIN && number <= RATING_MAX ? { value: number } : { reason: 'rating_invalid' }
}

const day =
  (today: string) =>
  (text: string): Reading => {
    const { spentAt, reason } = parseDate(text, '', today)
    if (spentAt === null) return { reason: reason === 'date_future' ? 'date_future' : 'date_unreadable' }
    return { value: spentAt }
  }

/** The member must exist. */
const REVIEW_RECORD: RecordDefinition<keyof typeof REVIEW_COLUMNS> = {
  columns: REVIEW_COLUMNS,
  required: [['restaurantId', 'restaurant'], ['memberId', 'member'], ['rating'], ['content']],
  parse(cell, today) {
    const row = new FieldReader(cell)
    row.read('restaurantId', null, recordId)
    const isNumbered = 'restaurantId' in row.values
    row.read('restaurant', isNumbered ? null : 'restaurant_missing')
    readPlace(row)
    if (!isNumbered && !row.text('address') && !row.text('district')) row.reject('restaurant', 'place_missing')
    row.read('memberId', null, recordId)
    row.read('member', 'memberId' in row.values ? null : 'member_missing')
    row.read('rating', 'rating_missing', rating)
    row.readLines('content', 'content_missing', REVIEW_TEXT_MAX)
    row.read('writtenOn', null, day(today))
    const name = row.text('restaurant')
    return {
      fields: {
        title: name === '' ? '' : restaurantTitle(name, row.text('branch')),
        values: row.values,
        defaults: {},
        place: name === '' ? null : placeKeysOf(row, name),
      },
      problem: row.problem,
    }
  },
}

export const RECORD_DEFINITIONS: Record<RecordKind, RecordDefinition> = {
  agencies: AGENCY_RECORD,
  restaurants: RESTAURANT_RECORD,
  reviews: REVIEW_RECORD,
}
