import type { AgencyType } from '@/domain/agencyTypes'
import type { Occasion } from '@/domain/expense/codes'
import type { Category } from '@/contract/directoryQuery'

/** By the short Korean name. */
export const PROVINCE_NAMES: Readonly<Record<string, string>> = {
  서울: 'Seoul',
  전남광주: 'Jeonnam-Gwangju',
  부산: 'Busan',
  대구: 'Daegu',
  인천: 'Incheon',
  대전: 'Daejeon',
  울산: 'Ulsan',
  세종: 'Sejong',
  경기: 'Gyeonggi-do',
  충북: 'Chungcheongbuk-do',
  충남: 'Chungcheongnam-do',
  경북: 'Gyeongsangbuk-do',
  경남: 'Gyeongsangnam-do',
  제주: 'Jeju',
  강원: 'Gangwon State',
  전북: 'Jeonbuk State',
}

/** By the name in `CUISINES`. */
export const CUISINE_NAMES: Readonly<Record<string, string>> = {
  카페: 'Café',
  베이커리: 'Bakery',
  한식: 'Korean',
  고기구이: 'Grilled meat',
  회·초밥: 'Raw fish and sushi',
  해물·생선: 'Seafood',
  국수: 'Noodles',
  중식: 'Chinese',
  일식: 'Japanese',
  양식: 'Western',
  아시아음식: 'Asian',
  분식: 'Korean snacks',
  치킨: 'Fried chicken',
  피자: 'Pizza',
  패스트푸드: 'Fast food',
  샐러드: 'Salad',
  주점: 'Pub',
  뷔페: 'Buffet',
}

export const CATEGORY_NAMES: Record<Category, string> = { all: 'All', restaurant: 'Restaurants', cafe: 'Cafés' }

export const AGENCY_TYPE_NAMES: Record<AgencyType, string> = {
  city: 'City or province',
  district: 'District or county',
  council: 'Council',
  ministry: 'Central government',
  education: 'Office of education',
  public_corporation: 'Public institution',
  fire: 'Fire service',
  other: 'Other institution',
}

export const OCCASION_NAMES: Record<Occasion, string> = {
  meeting: 'Meeting',
  encouragement: 'Staff meal',
  hospitality: 'Guests',
  event: 'Event',
  field: 'Field work',
  family: 'Family event',
  supplies: 'Refreshments',
  other: 'Other',
}

const number = new Intl.NumberFormat('en')
const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })
const count = (value: number, one: string, many = `${one}s`): string =>
  `${number.format(value)} ${value === 1 ? one : many}`

export const ENGLISH = {
  site: 'Gonggong Bapsang',
  title: 'Where Korea’s public institutions eat',
  lead:
    'Public institutions in Korea publish what they spend on meals. This directory lists the restaurants and cafés ' +
    'in those records, and ranks them by visits.',
  honest:
    'Figures count published expense records. They are not recommendations, and institutions do not endorse the ' +
    'places. Names are romanised by rule, so a sign may be spelled differently.',
  skip: 'Skip to content',
  nav: 'Main',
  korean: '한국어',
  links: { places: 'Restaurants', agencies: 'Institutions' },
  where: 'By region',
  districts: 'Districts',
  popular: 'Most visited in Korea',
  places: (region: string): string => (region ? `Restaurants in ${region}` : 'Restaurants in Korea'),
  agencies: 'Institutions',
  agenciesLead: 'Institutions with published records, by visits.',
  agenciesHead: ['Institution', 'Type', 'Region', 'Visits', 'Places'],
  ranked: 'By visits in all records',
  visits: (value: number): string => count(value, 'visit'),
  placesCount: (value: number, isMinimum = false): string => `${isMinimum ? 'at least ' : ''}${count(value, 'place')}`,
  agenciesCount: (value: number): string => count(value, 'institution'),
  number: (value: number): string => number.format(value),
  won: (value: number): string => `₩${number.format(value)}`,
  wonShort: (value: number): string => `₩${short.format(value)}`,
  perHead: (value: number): string => `₩${number.format(value)} a person`,
  figures: {
    visits: 'Visits in records',
    agencies: 'Institutions that came',
    perHead: 'Median per person',
    lastVisit: 'Last visit',
    restaurants: 'Restaurants visited',
    amount: 'Spent in all',
    rank: (region: string): string => `Rank in ${region}`,
  },
  closed: (day: string): string => `Confirmed closed on ${day}.`,
  address: 'Address',
  phone: 'Phone',
  map: 'Open in KakaoMap',
  kind: 'Kind',
  who: 'Who came',
  whoHead: ['Institution', 'Visits'],
  latest: 'Latest visits',
  latestHead: ['Date', 'Time', 'Institution', 'Occasion', 'People', 'Amount', 'Per person'],
  mostVisited: 'Most visited places',
  whereYouAre: 'Breadcrumb',
  inKorean: 'All of this page in Korean',
  pages: 'Pages',
  pageOf: (page: number, pages: number): string => `Page ${number.format(page)} of ${number.format(pages)}`,
  paged: (text: string, page: number): string => (page > 1 ? `${text} Page ${number.format(page)}.` : text),
  previous: 'Previous',
  next: 'Next',
  nothing: 'No place matches.',
  failed: 'This could not be loaded. Please try again in a moment.',
  missing: 'Nothing is at this address',
  missingText: 'It may have moved or been mistyped.',
  home: 'Start page',
  wrong: 'This address has a condition that cannot be read.',
} as const
