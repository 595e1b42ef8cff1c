import { convertHangulToQwerty } from 'es-hangul'
import { type Landmark, LANDMARKS } from '@/domain/search/landmarks'
import { searchJamo } from '@/domain/search/searchJamo'
import { pick } from './random'

/** A seeded restaurant that a query is made from, and should find again. */
export interface Sample {
  id: number
  title: string
  name: string
  choseong: string
  district: string | null
}

export interface Shape {
  name: string
  /** null: nothing of this shape can be made from this restaurant */
  query(sample: Sample, random: () => number): string | null
  /** whether the query says enough to expect this very restaurant among the results */
  findsIt: boolean
}

const compact = (text: string): string => text.replace(/\s/g, '')
const isHangul = (text: string): boolean => /^[가-힣\s]+$/.test(text)
const part = (text: string, length: number, random: () => number): string => {
  const from = Math.floor(random() * Math.max(1, text.length - length + 1))
  return text.slice(from, from + length)
}
const CONSONANTS = 'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ'
const JONGSEONG = 28

/** One jamo of one syllable changed: its first consonant. */
function slipped(title: string, random: () => number): string | null {
  const name = compact(title)
  if (!isHangul(name) || searchJamo(name).length < 9) return null
  const at = Math.floor(random() * name.length)
  const code = name.charCodeAt(at) - 0xac00
  const first = (Math.floor(code / 588) + 2 + Math.floor(random() * 15)) % 19
  return name.slice(0, at) + String.fromCharCode(0xac00 + first * 588 + (code % 588)) + name.slice(at + 1)
}

const syllable =
  (open: boolean) =>
  ({ title }: Sample, random: () => number) => {
    const fitting = [...compact(title)].filter(
      (letter) => isHangul(letter) && ((letter.charCodeAt(0) - 0xac00) % JONGSEONG === 0) === open,
    )
    return fitting.length > 0 ? pick(random, fitting) : null
  }

const named = (kind: Landmark['kind']): string[] =>
  LANDMARKS.filter(({ landmark }) => landmark.kind === kind).map(({ landmark }) => landmark.name)
const STATIONS = named('station')
const HALLS = named('hall')
const MEALS = ['점심', '저녁', '회식', '회식하기 좋은', '단체 모임']
const DISHES = ['국밥집', '고깃집', '칼국수', '횟집', '중국집', '돈까스']
const KINDS = ['한식', '일식', '카페', '국밥', '해물탕']
const LATIN_DISHES = ['cafe', 'coffee', 'pizza', 'sushi', 'pasta']

/** A name's halves the other way round: 갈비 가람 for 가람갈비. */
function turnedRound(name: string): string | null {
  const whole = compact(name)
  if (!isHangul(whole) || whole.length < 4) return null
  const middle = Math.ceil(whole.length / 2)
  return `${whole.slice(middle)} ${whole.slice(0, middle)}`
}

/** Everything a person may type, as one types. */
export const SHAPES: Shape[] = [
  { name: 'whole name', findsIt: true, query: ({ title }) => title },
  { name: 'name without spaces', findsIt: true, query: ({ title }) => compact(title) },
  {
    name: 'part of a name, 2 syllables',
    findsIt: false,
    query: ({ title }, random) => part(compact(title), 2, random),
  },
  {
    name: 'part of a name, 3 syllables',
    findsIt: false,
    query: ({ title }, random) => part(compact(title), 3, random),
  },
  { name: 'one syllable, open', findsIt: false, query: syllable(true) },
  { name: 'one syllable, closed', findsIt: false, query: syllable(false) },
  {
    name: 'half-typed syllable',
    findsIt: false,
    query: ({ title }) =>
      compact(title).length > 2 && isHangul(title)
        ? compact(title).slice(0, 2) + (CONSONANTS[title.charCodeAt(2) % CONSONANTS.length] ?? '')
        : null,
  },
  { name: 'choseong, 1', findsIt: false, query: ({ choseong }, random) => part(choseong, 1, random) },
  {
    name: 'choseong, 2 or 3',
    findsIt: false,
    query: ({ choseong }, random) => part(choseong, random() < 0.5 ? 2 : 3, random),
  },
  { name: 'choseong, whole name', findsIt: false, query: ({ choseong }) => choseong },
  { name: 'one-jamo slip', findsIt: true, query: ({ title }, random) => slipped(title, random) },
  { name: 'name + district', findsIt: true, query: ({ name, district }) => district && `${name} ${district}` },
  { name: 'district + name', findsIt: true, query: ({ name, district }) => district && `${district} ${name}` },
  {
    name: 'name + district, no space',
    findsIt: true,
    query: ({ name, district }) => (district && district.length > 2 ? compact(name) + district.slice(0, -1) : null),
  },
  {
    name: 'Latin typed for Hangul',
    findsIt: true,
    query: ({ title }) => (isHangul(title) ? convertHangulToQwerty(compact(title)) : null),
  },
  { name: 'station', findsIt: false, query: (_, random) => pick(random, STATIONS) },
  { name: 'hall', findsIt: false, query: (_, random) => pick(random, HALLS) },
  {
    name: 'station near + kind',
    findsIt: false,
    query: (_, random) => `${pick(random, STATIONS).replace(/역$/, '')} 근처 ${pick(random, KINDS)}`,
  },
  { name: 'district + filler word', findsIt: false, query: ({ district }) => district && `${district} 맛집` },
  { name: 'meal', findsIt: false, query: (_, random) => pick(random, MEALS) },
  { name: 'dish', findsIt: false, query: (_, random) => pick(random, DISHES) },
  { name: 'dish in Latin letters', findsIt: false, query: (_, random) => pick(random, LATIN_DISHES) },
  { name: 'halves of a name turned round', findsIt: true, query: ({ name }) => turnedRound(name) },
]
