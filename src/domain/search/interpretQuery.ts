import { findByCode } from '../region/findRegion'
import { choseongOf } from './choseong'
import { qwertyToHangul } from './keyboard'
import { intersectRegions, parseRegionWord, type RegionFilter } from './regionWord'
import { searchJamo, searchText } from './searchJamo'
import { spellingsOf } from './spellingsOf'

/** One thing a query may mean: a piece of a name (none at all means any), as keys or as first consonants, and where. */
export interface QueryInterpretation {
  form: 'letters' | 'choseong'
  text: string
  /** the same in other everyday spellings (돈까스 for 돈가스), which are just as good */
  others?: string[]
  place: RegionFilter | null
  /** ends in a consonant on its own: a syllable is still being typed, so nothing is wrong with it yet */
  unfinished?: boolean
}

/** Every spelling of a reading, its own first. */
export const textsOf = ({ text, others = [] }: QueryInterpretation): string[] => [text, ...others]

/** More words than this are no name and no address; the rest is not looked at for places. */
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

/** The place that the first words name, one word ('종로') or two ('서울 종로구'). */
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

/** A place written together with the name, longest first: '순희네종로구', '종로순희네'. Two letters at least on each side. */
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

/** '서울종로순희네': the province was only the first half of the place. */
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
 * Everything a query may mean, likeliest first: the whole as a name; a name and a district, in either order, with a
 * space or without; and the same again for Hangul typed with the keyboard in Latin. Empty for a query of nothing but
 * spaces and punctuation.
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
