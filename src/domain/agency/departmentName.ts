import { memoizeShort } from '../memoize'
import { isDistrictStem, isProvince } from '../place/lexicon/locality'
import { LOCALITIES } from '../place/lexicon/localities.data'
import { mayBeFullName } from '../person/personName'
import { QUARTERS, UNIT_ENDS, UNIT_HEADS, UNIT_WORDS, UNITS_ALONE } from './unitWords.data'

const localities = new Set([...LOCALITIES, ...QUARTERS])
const words = new Set(UNIT_WORDS)
const alone = new Set(UNITS_ALONE)
const ends = [...UNIT_ENDS, ...UNIT_HEADS]

const WORD_MAX = 24
const PART_MAX = 8
const QUARTER = /^(.{1,8}?)(?:제?\d{1,2}(?:[·.,]\d)?)?[동읍면]$/
const DISTRICT_END = /[시군구]$/
const NUMBER = /^(?:\d{1,3}|·)/
const REMEMBERED = 2_000

const isLocality = (text: string): boolean =>
  (localities.has(text) || isDistrictStem(text) || isProvince(text)) && !mayBeFullName(text)

/** Whether the text before a unit suffix may be a name rather than a known word or a district ('계양구청'). */
const isName = (body: string): boolean =>
  mayBeFullName(body.replace(/[\d·]/g, '')) &&
  !words.has(body) &&
  !(DISTRICT_END.test(body) && isDistrictStem(body.slice(0, -1)))

const isComposed = (text: string): boolean => {
  if (text === '') return true
  const number = NUMBER.exec(text)?.[0]
  if (number && isComposed(text.slice(number.length))) return true
  for (let length = Math.min(PART_MAX, text.length); length >= 2; length--) {
    const part = text.slice(0, length)
    if ((words.has(part) || isLocality(part)) && isComposed(text.slice(length))) return true
  }
  return false
}

/** Known unit words and localities, then a unit suffix ('재무과', '망원1동'). Not '홍길동과', as 홍길동 is not known. */
const isUnit = memoizeShort((word: string): boolean => {
  if (alone.has(word)) return true
  if (word.length > WORD_MAX) return false
  const quarter = QUARTER.exec(word)?.[1]
  if (quarter !== undefined && isLocality(quarter)) return true
  if (mayBeFullName(word)) return false
  const bodies = ends.filter((end) => word.endsWith(end)).map((end) => word.slice(0, -end.length))
  return !bodies.some(isName) && bodies.some((body) => body !== '' && isComposed(body))
}, REMEMBERED)

/** A cell's words up to the last known to name a unit; the rest may be a person ('총무과 홍길동' → '총무과'). */
export function departmentName(text: string): string | null {
  const given =
    text
      .slice(0, 200)
      .split(/[([<{,/:;]/, 1)[0]
      ?.trim()
      .split(/\s+/) ?? []
  const end = given.findIndex((word) => !isUnit(word))
  return (end < 0 ? given : given.slice(0, end)).join(' ') || null
}
