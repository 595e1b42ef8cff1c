import { findByCode } from '../region/findRegion'
import { metresWalked } from '../distance'
import { interpretQuery, type QueryInterpretation } from './interpretQuery'
import { qwertyToHangul } from './keyboard'
import {
  dishOfHouse,
  kindNamed,
  type KindWord,
  intersectRegions,
  parseRegionWord,
  type RegionFilter,
} from './knownWords'
import { type Landmark, landmarksCalled, landmarksNamed } from './landmarks'
import {
  FILLER_WORDS,
  type Meal,
  MEAL_WORDS,
  MEALS,
  NEAR_WORDS,
  PLACE_ENDINGS,
  SOFT_FILLER_WORDS,
} from './queryWords.data'
import { searchText } from './searchJamo'

/** `words`: what remains for names. */
export interface QueryReading {
  /** the place it is about; `otherPoints` share its name */
  point: Landmark | null
  otherPoints: readonly Landmark[]
  district: RegionFilter | null
  kind: KindWord | null
  meal: Meal | null
  /** won */
  perHeadMax: number | null
  /** metres around `point`, from minutes on foot */
  radius: number | null
  words: string
  /** the same with its district, for a search by name; equals the query if nothing was removed */
  text: string
  /** false if the place may as well be part of a name: '신촌 설렁탕' */
  isSure: boolean
}

/** Longer texts are only searched as names. */
const WORDS_MAX = 12
/** With more other words, a station without 역 is an ordinary word. */
const BARE_WORDS_MAX = 2
/** A name may be split into this many words: 정부 세종 청사. */
const JOINED_MAX = 3
const SEPARATORS = /[\s,·()[\]]+/
const QUOTED = /^["“'‘].*["”'’]$/
const PRICE = /^(\d{1,3})?만(\d)?천?원(대|이하|미만|이내|안|까지)?$/
const MINUTES = /^(\d{1,2})분(안|이내|거리)?$/
const PEOPLE = /^\d{1,3}(명|인)(이|이서)?$/
const TEN_THOUSAND = 10_000

type Part =
  | { is: 'point'; found: readonly Landmark[]; isWhole: boolean; written: string }
  | { is: 'district'; region: RegionFilter; written: string }
  | { is: 'kind'; kind: KindWord }
  | { is: 'meal'; meal: Meal }
  | { is: 'price'; won: number }
  | { is: 'minutes'; minutes: number }
  | { is: 'near' | 'filler' | 'soft' }
  | { is: 'word'; written: string; dish?: string }

const nears = new Set(NEAR_WORDS)
const fillers = new Set(FILLER_WORDS)
const softFillers = new Set(SOFT_FILLER_WORDS)
const meals = new Map(MEALS.flatMap((meal) => MEAL_WORDS[meal].map((word): [string, Meal] => [word, meal])))

const provinceOfCode = (code: string): string | null => findByCode(code)?.province ?? null

const isWithin = ({ code }: Landmark, region: RegionFilter): boolean =>
  'province' in region ? provinceOfCode(code) === region.province : region.codes.includes(code)

/** '만원대' means up to 20,000 won; '3만원' and '만5천원이하' are literal. */
function priceOf(word: string): number | null {
  const [all, tens = '1', thousands = '0', end] = PRICE.exec(word) ?? []
  if (all === undefined) return null
  return end === '대' ? (Number(tens) + 1) * TEN_THOUSAND : Number(tens) * TEN_THOUSAND + Number(thousands) * 1000
}

/** The hall or station after its region: '서울시청' is 시청 in 서울. */
function landmarkAfterRegion(word: string): readonly Landmark[] {
  for (let length = 2; length <= word.length - 2; length += 1) {
    const tail = word.slice(length)
    const region = tail.endsWith('청') || tail.endsWith('역') ? parseRegionWord(word.slice(0, length)) : null
    const found = region
      ? [...landmarksNamed(tail), ...landmarksCalled(tail)].filter((one) => isWithin(one, region))
      : []
    if (found.length > 0) return found
  }
  return []
}

function placeParts(word: string, isNear: boolean): Part | null {
  const whole = [...landmarksNamed(word)]
  const found = whole.length > 0 ? whole : landmarkAfterRegion(word)
  if (found.length > 0) return { is: 'point', found, isWhole: true, written: word }
  const called = landmarksCalled(word)
  const region = parseRegionWord(word)
  if (region && !(isNear && called.length > 0)) return { is: 'district', region, written: word }
  return called.length > 0 ? { is: 'point', found: called, isWhole: isNear, written: word } : null
}

function meaning(word: string, isNear: boolean): Part[] | null {
  const meal = meals.get(word)
  if (meal) return [{ is: 'meal', meal }]
  if (nears.has(word)) return [{ is: 'near' }]
  if (fillers.has(word)) return [{ is: 'filler' }]
  const won = priceOf(word)
  if (won !== null) return [{ is: 'price', won }]
  const minutes = MINUTES.exec(word)?.[1]
  if (minutes !== undefined) return [{ is: 'minutes', minutes: Number(minutes) }]
  if (PEOPLE.test(word)) return [{ is: 'meal', meal: 'group' }]
  const kind = kindNamed(word)
  if (kind) return [{ is: 'kind', kind }]
  const place = placeParts(word, isNear)
  if (place) return [place]
  for (const end of PLACE_ENDINGS) {
    const stem = word.endsWith(end) ? word.slice(0, -end.length) : ''
    const before = stem.length > 1 ? placeParts(stem, isNear || nears.has(end)) : null
    if (before) return [before, { is: nears.has(end) ? 'near' : 'filler' }]
  }
  return softFillers.has(word) ? [{ is: 'soft' }] : null
}

function partsOf(words: readonly string[]): Part[] {
  const isNear = words.some((word) => nears.has(word))
  const parts: Part[] = []
  for (let at = 0; at < words.length;) {
    let length = Math.min(JOINED_MAX, words.length - at)
    let found: Part[] | null = null
    for (; length >= 1 && !found; length -= 1) found = meaning(words.slice(at, at + length).join(''), isNear)
    const dish = found ? null : dishOfHouse(words[at] ?? '')
    parts.push(...(found ?? [{ is: 'word' as const, written: words[at] ?? '', ...(dish && { dish }) }]))
    at += Math.max(1, found ? length + 1 : 1)
  }
  return parts
}

/** The intersection of the parts' districts; a part that contradicts earlier ones becomes a word. */
function districtOf(parts: readonly Part[]): RegionFilter | null {
  let district: RegionFilter | null = null
  for (const part of parts) {
    if (part.is !== 'district') continue
    district = district ? (intersectRegions(district, part.region, provinceOfCode) ?? district) : part.region
  }
  return district
}

const nothing = (query: string): QueryReading => ({
  ...{ point: null, otherPoints: [], district: null, kind: null, meal: null, perHeadMax: null, radius: null },
  ...{ words: query, text: query, isSure: true },
})

function readParts(query: string, parts: readonly Part[]): QueryReading {
  const first = <K extends Part['is']>(is: K) => parts.find((part): part is Extract<Part, { is: K }> => part.is === is)
  const district = districtOf(parts)
  const others = parts.filter(({ is }) => is === 'word').length
  const place = first('point')
  const named = place?.isWhole || others <= BARE_WORDS_MAX ? place : undefined
  const found = named?.found.filter((one) => !district || isWithin(one, district)) ?? []
  const [point = null, ...otherPoints] = found
  const kind = first('kind')?.kind ?? null
  const meal = first('meal')?.meal ?? null
  const price = first('price')
  const isUnderstood = Boolean(point ?? district ?? kind ?? meal ?? price)
  const kept = parts.flatMap((part) => {
    if (part.is === 'word') return part.dish ?? part.written
    if (part.is === 'point' && !(part === named && point)) return part.written
    return []
  })
  const isTrimmed = parts.some(
    (part) => part.is === 'filler' || part.is === 'near' || (part.is === 'word' && part.dish),
  )
  if (!isUnderstood && !(isTrimmed && kept.length > 0)) return nothing(query)
  const places = parts.flatMap((part) => (part.is === 'district' || part === named ? part.written : []))
  const minutes = first('minutes')?.minutes
  const words = kept.join(' ')
  return {
    point,
    otherPoints,
    district: point ? null : district,
    kind,
    meal,
    perHeadMax: price?.won ?? null,
    radius: point && minutes ? metresWalked(minutes) : null,
    words,
    text: isTrimmed || meal || price ? [...places, ...kept].join(' ') : query,
    isSure: Boolean(named?.isWhole) || words === '',
  }
}

/**
 * A station or hall as a distance from it, a district, a food, a meal; 맛집 is understood rather than searched. A quoted
 * text is a name. Unfinished input is left to `interpretQuery`.
 */
export function readQuery(query: string): QueryReading {
  if (QUOTED.test(query.trim())) return nothing(query)
  const raw = query.split(SEPARATORS)
  const words = raw.map(searchText).filter(Boolean)
  if (words.length === 0 || words.length > WORDS_MAX) return nothing(query)
  const read = readParts(query, partsOf(words))
  if (read.text !== query || read.point || read.kind || read.district) return read
  const meant = raw.map((word) => searchText(qwertyToHangul(word) ?? word)).filter(Boolean)
  const other = meant.join() === words.join() ? read : readParts(query, partsOf(meant))
  return other.words === '' ? other : read
}

export function interpretNames(query: string): QueryInterpretation[] {
  const { text } = readQuery(query)
  return text === query ? interpretQuery(query) : [...interpretQuery(query), ...(text ? interpretQuery(text) : [])]
}

function onlyHall(text: string): Landmark | null {
  const { point, otherPoints, words } = readQuery(text)
  return point?.kind === 'hall' && otherPoints.length === 0 && words === '' ? point : null
}

/** 중구청 in 서울 for '서울특별시 중구'. Null if unknown or ambiguous. */
export const hallOfAgency = (name: string): Landmark | null => onlyHall(name) ?? onlyHall(`${name}청`)

export type Hall = Pick<Landmark, 'name' | 'latitude' | 'longitude'>

interface WithHall {
  name: string
  hall_latitude: number | null
  hall_longitude: number | null
}

/** Where staff or a list say it is, or else its name. */
export function hallOf({ name, hall_latitude: latitude, hall_longitude: longitude }: WithHall): Hall | null {
  const found = hallOfAgency(name)
  return latitude === null || longitude === null ? found : { name: found?.name ?? name, latitude, longitude }
}
