import { findByCode } from '../region/findRegion'
import { choseongOf, qwertyToHangul } from './keyboard'
import { intersectRegions, parseRegionWord, type RegionFilter } from './knownWords'
import { searchJamo, searchText } from './searchJamo'

/** Spelling variants of one word on signs and receipts; a search for one finds all. */
const EVERYDAY_SPELLINGS: readonly (readonly string[])[] = [
  ['돈가스', '돈까스', '돈카츠', '돈까츠', '돈카스'],
  ['자장', '짜장'],
  ['떡볶이', '떡볶기', '떡복이', '떡뽁이'],
  ['찌개', '찌게'],
  ['순댓국', '순대국'],
  ['만둣국', '만두국'],
  ['북엇국', '북어국'],
  ['설렁탕', '설농탕'],
  ['육개장', '육계장'],
  ['닭볶음탕', '닭도리탕'],
  ['주꾸미', '쭈꾸미'],
  ['아귀', '아구'],
  ['메밀', '모밀'],
  ['샤부샤부', '샤브샤브'],
  ['바비큐', '바베큐'],
  ['뷔페', '부페'],
  ['카페', '까페'],
  ['커피숍', '커피샵'],
  ['케이크', '케익'],
  ['도넛', '도너츠'],
  ['주스', '쥬스'],
  ['소시지', '소세지'],
  ['낙지볶음', '낚지볶음'],
  ['곱창', '꼽창'],
]

/** Each variant is a separate search. */
const SPELLINGS_MAX = 6

/** '돈가스' → '돈까스', '돈카츠' …, without the text itself. */
export function spellingsOf(text: string): string[] {
  const found = new Set([text])
  for (const group of EVERYDAY_SPELLINGS) {
    const written = group.find((word) => text.includes(word))
    if (written === undefined) continue
    for (const known of [...found])
      for (const word of group) if (found.size < SPELLINGS_MAX) found.add(known.replaceAll(written, word))
  }
  found.delete(text)
  return [...found]
}

/** Part of a name (empty for any), as jamo or choseong, and a region. */
export interface QueryInterpretation {
  form: 'letters' | 'choseong'
  text: string
  /** equally good spelling variants (돈까스 for 돈가스) */
  others?: string[]
  place: RegionFilter | null
  /** ends in a lone consonant: a syllable is being typed, so it is not a typo yet */
  unfinished?: boolean
}

export const textsOf = ({ text, others = [] }: QueryInterpretation): string[] => [text, ...others]

/** Longer texts are neither names nor addresses. */
const WORDS_MAX = 6
const QUERY_READ_MAX = 200

const provinceOfCode = (code: string): string | null => findByCode(code)?.province ?? null
const intersecting = (a: RegionFilter, b: RegionFilter) => intersectRegions(a, b, provinceOfCode)

const readName = (words: readonly string[], place: RegionFilter | null): QueryInterpretation[] => {
  const text = words.join('')
  if (!text) return place ? [{ form: 'letters', text, place }] : []
  const choseong = choseongOf(text)
  if (choseong) return [{ form: 'choseong', text: choseong, place }]
  const unfinished = /[ㄱ-ㅎ]$/.test(text) ? { unfinished: true } : {}
  const others = spellingsOf(text).map(searchJamo)
  return [{ form: 'letters', text: searchJamo(text), ...(others.length > 0 && { others }), place, ...unfinished }]
}

interface Placed {
  place: RegionFilter
  rest: readonly string[]
}

/** The region that the first one or two words name: '종로', '서울 종로구'. */
function leadingPlace([first, ...others]: readonly string[]): Placed | null {
  const outer = first === undefined ? null : parseRegionWord(first)
  if (!outer) return null
  const inner = leadingPlace(others)
  const both = inner && intersecting(outer, inner.place)
  return both && inner ? { place: both, rest: inner.rest } : { place: outer, rest: others }
}

function trailingPlace(words: readonly string[]): Placed | null {
  const last = words.at(-1)
  const inner = last === undefined ? null : parseRegionWord(last)
  if (!inner) return null
  const before = words.slice(0, -1)
  const outer = trailingPlace(before)
  const both = outer && intersecting(outer.place, inner)
  return both && outer ? { place: both, rest: outer.rest } : { place: inner, rest: before }
}

/** Regions joined to a name without a space, longest first: '순희네종로구', '종로순희네'. Both parts have at least two letters. */
function splitUnspacedRegion(word: string): Placed[] {
  const found: Placed[] = []
  for (let length = Math.min(word.length - 2, 9); length >= 2 && found.length < 2; length -= 1) {
    const head = parseRegionWord(word.slice(0, length))
    if (head) found.push(...refineRegion(head, word.slice(length)))
    const tail = parseRegionWord(word.slice(-length))
    if (tail) found.push({ place: tail, rest: [word.slice(0, -length)] })
  }
  return found
}

/** A region that the rest narrows down: '서울종로순희네' is in 종로, not only in 서울. */
function refineRegion(place: RegionFilter, rest: string): Placed[] {
  if ('province' in place) {
    for (let length = Math.min(rest.length - 2, 9); length >= 2; length -= 1) {
      const inner = parseRegionWord(rest.slice(0, length))
      const both = inner && intersecting(place, inner)
      if (both) return [{ place: both, rest: [rest.slice(length)] }]
    }
  }
  return [{ place, rest: [rest] }]
}

function readWords(words: readonly string[]): QueryInterpretation[] {
  const [only, ...others] = words
  const apart = [leadingPlace(words), trailingPlace(words)].filter((found): found is Placed => found !== null)
  const placed = only !== undefined && others.length === 0 && apart.length === 0 ? splitUnspacedRegion(only) : apart
  return [...readName(words, null), ...placed.flatMap(({ place, rest }) => readName(rest, place))]
}

/**
 * Most likely first: a name, with a region in either order, and the same for Hangul typed on a Latin layout. Empty for
 * only spaces and punctuation.
 */
export function interpretQuery(query: string): QueryInterpretation[] {
  const read = query.slice(0, QUERY_READ_MAX).split(/[\s,]+/)
  const raw = read.filter((word) => searchText(word) !== '').slice(0, WORDS_MAX)
  const words = raw.map(searchText)
  const isLatin = raw.some((word) => qwertyToHangul(word) !== null)
  const meant = isLatin ? readWords(raw.map((word) => searchText(qwertyToHangul(word) ?? word))) : []
  const seen = new Set<string>()
  return [...readWords(words), ...meant].filter((reading) => {
    const key = JSON.stringify(reading)
    return seen.has(key) ? false : seen.add(key)
  })
}
