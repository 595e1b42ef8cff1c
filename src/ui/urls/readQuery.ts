import { decodeUri } from '@/domain/http/urls'
import { agencyListQuerySchema } from '@/contract/agencies'
import { type ListQuery, listQuerySchema } from '@/contract/directoryQuery'
import { LIST_PAGE_MAX } from '@/domain/directory/directory'
import { QUERY_LENGTH_MAX } from '@/domain/search/limits'
import { RADIUS_MAX, RADIUS_MIN } from '@/domain/nearby/nearby'
import { displayRegion } from '@/domain/region/regionNames'
import { provinceOf } from '@/domain/region/readRegion'
import { findRegions, readRegionChoice, regionLabel } from '@/domain/region/findRegion'
import { resolveRegionText } from '@/domain/directory/listScope'
import { type AgencyListFilters, readAgencyId } from './agencyHref'
import { formatCount } from '../format/number'
import { listHref } from './listHref'
import type { DetailPages } from './restaurantHref'

export type SearchParams = Record<string, string | string[] | undefined>

/** No name contains control characters, and some readers fail on a page with a NUL. */
const CONTROL = /\p{Cc}/gu

/** An empty field of a GET form means no choice. An inherited name (`?toString=`) may yield a function. */
export function readFields(params: SearchParams): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [key, value] of Object.entries(params)) {
    const given = [value].flat().find((each) => typeof each === 'string')
    const one = given?.normalize('NFC').replace(CONTROL, ' ').trim()
    if (one) values[key] = one
  }
  return values
}

/** Normalizes a path segment: decoded, NFC (macOS sends NFD), spaces normalized; '' if it is malformed. */
export const readPathPart = (part: string): string =>
  (decodeUri(part) ?? '').normalize('NFC').replace(/\s+/g, ' ').trim()

export function readAgencyListQuery(params: SearchParams): AgencyListFilters | null {
  const fields = readFields(params)
  const read = agencyListQuerySchema.safeParse(fields)
  return read.success ? { ...read.data, with: readAgencyId(fields.with) } : null
}

export interface RegionChoiceLink {
  label: string
  href: string
}
type ReadListQuery = { ok: true; query: ListQuery } | { ok: false; message: string; choices?: RegionChoiceLink[] }

const CHOOSE_BOTH = '시도와 시군구를 모두 선택해주세요.'
const UNKNOWN_REGION = '선택한 지역을 찾을 수 없습니다.'
const REGION_TWICE = '지역이 두 번 적혀 있어요. 지역을 다시 골라 주세요.'
const MESSAGES: Record<string, string> = {
  region: UNKNOWN_REGION,
  q: `검색어는 ${QUERY_LENGTH_MAX}자까지 쓸 수 있어요.`,
  category: '업종은 전체, 음식점, 카페 가운데 하나를 고를 수 있어요.',
  cuisine: '목록에 없는 음식 종류예요.',
  occasion: '자리는 간담회, 회식, 손님 접대 가운데 하나를 고를 수 있어요.',
  year: '연도는 2000년부터 고를 수 있어요.',
  agency_type: '목록에 없는 기관 종류예요.',
  agency: '주소에 적힌 기관을 찾을 수 없어요.',
  per_head_max: '1인당 금액은 1,000원부터 고를 수 있어요.',
  near: '위치는 우리나라 안의 위도와 경도로 적어 주세요. 예: near=37.5665,126.978',
  radius: `반경은 위치와 함께 ${formatCount(RADIUS_MIN)}m부터 ${formatCount(RADIUS_MAX)}m까지 고를 수 있어요.`,
  sort: '목록에 없는 정렬 방법이에요.',
  page: `페이지 번호는 1부터 ${formatCount(LIST_PAGE_MAX)}까지의 숫자예요.`,
  size: '한 페이지에 보일 수 있는 수를 넘었어요.',
}

/** Without scripts a district stays chosen while the province changes: the province, and the districts of that name. */
function otherRegions({ district, page: _page, ...others }: ListQuery, province: string): RegionChoiceLink[] {
  const districts = findRegions(district ?? '').flatMap((region) =>
    region.district === null ? [] : [{ province: region.province, district: region.district }],
  )
  return [{ province, district: null }, ...districts].map((region) => ({
    label: displayRegion(region, { short: true }),
    href: listHref({ ...others, province: region.province, district: region.district ?? undefined }),
  }))
}

/** Resolves a region to its current names: '서울' is 서울특별시, an old district leads to its successor. */
function resolveRegion(query: ListQuery): ReadListQuery {
  if (!query.province) return { ok: true, query }
  const province = provinceOf(query.province)
  if (!province) return { ok: false, message: UNKNOWN_REGION }
  if (!query.district) return { ok: true, query: { ...query, province } }
  // A moved district (군위군) is found under its former province; a match in another province is not an answer.
  const found = findRegions(`${query.province} ${query.district}`)
  const region =
    found.find((one) => one.province === province) ??
    found.find((one) => one.aliases.some((alias) => alias.startsWith(`${province} `)))
  if (!region || region.district === null)
    return { ok: false, message: UNKNOWN_REGION, choices: otherRegions(query, province) }
  return { ok: true, query: { ...query, province: region.province, district: region.district } }
}

/** Reads '서울특별시|중구' or '종로구', the URL format of an earlier site; offers every region of the same name. */
function readRegion(query: ListQuery): ReadListQuery {
  const read = resolveRegionText(query)
  if (read.ok) return resolveRegion(read.query)
  if (read.problem.code === 'region-given-twice') return { ok: false, message: REGION_TWICE }
  if (read.problem.code === 'unknown-region') return { ok: false, message: UNKNOWN_REGION }
  const { region = '', ...others } = query
  const choices = read.problem.params.choices.flatMap((text) => {
    const choice = readRegionChoice(text)
    if (choice.kind !== 'region') return []
    return [{ label: regionLabel(choice.region), href: listHref({ ...others, ...choice.region }) }]
  })
  return {
    ok: false,
    message: `‘${region}’ 이름의 시군구가 여러 곳에 있어요. 어느 곳을 볼지 골라 주세요.`,
    choices,
  }
}

export function readListQuery(params: SearchParams): ReadListQuery {
  const result = listQuerySchema.safeParse(readFields(params))
  if (result.success) return readRegion(result.data)
  const field = String(result.error.issues[0]?.path[0] ?? '')
  if (field === 'province' && readFields(params).district) return { ok: false, message: CHOOSE_BOTH }
  return { ok: false, message: MESSAGES[field] ?? '주소의 조건을 읽을 수 없어요.' }
}

function pageOf(value: string | string[] | undefined): number {
  const page = Number(Array.isArray(value) ? value[0] : value)
  return Number.isInteger(page) && page >= 1 && page <= LIST_PAGE_MAX ? page : 1
}

/** An invalid page number counts as 1. */
export const pagesOf = (params: SearchParams): DetailPages => ({
  visits: pageOf(params.page),
  reviews: pageOf(params.reviews),
  ...(params.visitors === 'all' && { allVisitors: true }),
})
