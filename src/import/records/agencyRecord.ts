import { AGENCY_TYPES, type AgencyType, agencyTypeOf } from '@/domain/agencyTypes'
import { AGENCY_CODE } from '@/domain/agency/agency'
import { SHORT_TEXT_MAX } from '@/domain/directory/directory'
import { isSourceUrl } from '@/domain/http/urls'
import type { RecordValue } from '@/contract/uploadRows'
import { AGENCY_TYPE_LABELS } from '@/messages/labels'
import { nameAgency } from '../transform/agency/agencyParser'
import { FieldReader, type Reading, readPoint, wordOf, regionCode } from './fieldReader'
import type { RecordDefinition } from './recordDefinition'

const ALIASES_MAX = 50

const AGENCY_COLUMNS = {
  name: ['이름', '기관명', '기관이름', '기관', '공공기관명', '기관명칭', '전체기관명', 'name', 'agency', 'agency_name'],
  type: ['유형', '기관유형', '기관종류', '종류', '기관구분', 'type', 'agency_type'],
  parent: ['상위기관', '상위기관명', '소속기관', '상급기관', 'parent', 'parent_name'],
  region: ['지역', '소재지역', '시군구', '관할지역', '지역명', 'region', 'district'],
  aliases: ['다른이름', '별칭', '별명', '약칭', '이칭', 'aliases', 'alias'],
  sourceUrl: ['공개자료주소', '자료주소', '출처', '출처주소', '공개주소', '원문주소', 'url', 'source', 'source_url'],
  code: ['행정표준코드', '기관코드', '행정표준기관코드', 'code', 'agency_code'],
  parentCode: ['차상위기관코드', '상위기관코드', 'parent_code'],
  mainCode: ['대표기관코드'],
  state: ['존폐여부', '폐지구분', '폐지여부'],
  homepage: ['홈페이지', '홈페이지주소', '누리집', 'homepage', 'website'],
  hallAddress: ['청사주소', '주소', '도로명주소', '소재지도로명주소', '소재지', 'address'],
  latitude: ['위도', '청사위도', 'latitude', 'lat'],
  longitude: ['경도', '청사경도', 'longitude', 'lng', 'lon'],
  category: ['분류', '대분류', 'category'],
  subCategory: ['세부분류', '중분류', '소분류', 'sub_category'],
} as const satisfies RecordDefinition['columns']

const types = new Map<string, AgencyType>(
  AGENCY_TYPES.flatMap((type) => [
    [type, type] as const,
    [AGENCY_TYPE_LABELS[type].normalize('NFKC').replace(/\s+/g, ''), type] as const,
  ]),
)
const MORE_TYPES: Readonly<Record<string, AgencyType>> = {
  시도: 'city',
  시청: 'city',
  도청: 'city',
  구청: 'district',
  군청: 'district',
  시군구: 'district',
  지방의회: 'council',
  부처: 'ministry',
  중앙부처: 'ministry',
  교육지원청: 'education',
  공사: 'public_corporation',
  공단: 'public_corporation',
  공기업: 'public_corporation',
  소방서: 'fire',
  기타: 'other',
}
for (const [word, type] of Object.entries(MORE_TYPES)) types.set(word, type)

function aliases(text: string): Reading {
  const names = [...new Set(text.split(/[;；]/).map((name) => name.trim()))].filter(Boolean)
  const tooLong = names.length > ALIASES_MAX || names.some((name) => name.length > SHORT_TEXT_MAX)
  return tooLong ? { reason: 'text_too_long' } : { value: names }
}

const link = (text: string): Reading => (isSourceUrl(text) ? { value: text } : { reason: 'url_invalid' })

const code = (text: string): Reading => (AGENCY_CODE.test(text) ? { value: text } : { reason: 'code_invalid' })

const GONE = new Set(['1', '폐지', 'y', 'Y'])

/** Rows of the national list (행정표준코드) that are no institution of today. */
function rejectOthers(row: FieldReader<keyof typeof AGENCY_COLUMNS>): void {
  row.read('code', null, code)
  row.read('parentCode', null)
  row.read('mainCode', null)
  row.read('state', null)
  if (GONE.has(row.text('state'))) row.reject('state', 'agency_abolished')
  if (row.text('mainCode') !== '' && row.text('mainCode') !== row.text('code')) row.reject('mainCode', 'agency_part')
}

/** The institution in the importer's form, with what its name implies. */
function defaultsOf(name: string, parent: string): Record<string, RecordValue> {
  const { name: canonical, context } = nameAgency(name)
  const region = regionCode(context)
  return {
    name: canonical,
    type: agencyTypeOf(canonical),
    ...('value' in region && region.value !== null && { region: region.value }),
    ...(parent && { parent: nameAgency(parent).name }),
  }
}

/** Identified by its name or an alias. */
export const AGENCY_RECORD: RecordDefinition<keyof typeof AGENCY_COLUMNS> = {
  columns: AGENCY_COLUMNS,
  required: [['name']],
  parse(cell) {
    const row = new FieldReader(cell)
    row.read('name', 'name_missing')
    row.read('type', null, wordOf(types, 'type_unknown'))
    row.read('parent', null)
    row.read('region', null, regionCode)
    row.read('aliases', null, aliases)
    row.read('sourceUrl', null, link)
    rejectOthers(row)
    row.read('homepage', null, link)
    row.read('hallAddress', null)
    readPoint(row)
    row.read('category', null)
    row.read('subCategory', null)
    const name = row.text('name')
    const defaults = defaultsOf(name, row.text('parent'))
    return { fields: { title: name, values: row.values, defaults, place: null }, problem: row.problem }
  },
}
