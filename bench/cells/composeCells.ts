import { pick } from '../random'

/** A place of a register. */
export interface ListedPlace {
  name: string
  address: string
}

/** A cell of known parts. */
export interface ComposedCell {
  /** the shape that it stands for */
  shape: string
  raw: string
  /** the names that a right reading has */
  names: string[]
  /** what must not be left of it: a person, or words of a note */
  person?: string
  note?: string
}

/** Invented. */
const PERSONS = [
  ...[
    '홍길동',
    '이영희',
    '김철수',
    '박해온',
    '최라온',
    '정다온',
    '강시원',
    '윤서연',
    '임준호',
    '한지수',
    '오민수',
    '서은채',
    '권도윤',
    '황예린',
  ],
  ...['남궁민수', '황보영희', '제갈준호', '독고라온', '김아라솔', '이하늘솔', '송데이비드가람'],
  ...['HONG GILDONG', 'Maria Anna Lee', 'Nguyen Van An', 'wang meilan'],
]
const NOTES = [
  ...[
    '※ 배달 및 포장 가능 음식점',
    '- 음식배달, 개인별로 취식',
    '☞ 포장 구매 후 개인별 취식',
    '▶ 직원 격려 다과 구입',
    '- 도시락 배달, 부서별 식사',
  ],
  ...['※ 간담회 식사 제공', '- 포장(직원 격려)'],
]
const TITLES = [
  ...['국장', '과장', '관리팀장', '주무관', '사무국장', '주민자치회장', '새마을지도자회장', '노인회장', '통장협의회장'],
  ...['소방위', '의원', '위원장', '명예구청장', '이장', '단장', '관장', '교장', '대리', '부녀회장'],
]
const HANGUL = PERSONS.filter((name) => /^[가-힣]{3,4}$/.test(name))
const TITLED: ((person: string, title: string) => string)[] = [
  (person, title) => `${title} ${person}`,
  (person, title) => `${person} ${title}`,
  (person, title) => `${person}${title}`,
]
const OPERATORS = [
  '가온푸드',
  '누리에프앤비',
  '한빛랜드',
  '온새미컴퍼니',
  '나래외식산업',
  '다온에프앤씨',
  '해든유통',
  '라온식품',
]
const HOSTS = ['코페이_키오스크', '네이버파이낸셜', '홈플러스', '롯데백화점', '이마트', '카카오페이', '우아한형제들']

type Compose = (place: ListedPlace, random: () => number) => Omit<ComposedCell, 'shape'>

const withOwner = (write: (place: ListedPlace, person: string) => string): Compose => {
  return (place, random) => {
    const person = pick(random, PERSONS)
    return { raw: write(place, person), names: [place.name], person }
  }
}

/** A shop and a person with a title next to it. */
const withGuest = (write: (place: ListedPlace, guest: string) => string): Compose => {
  return (place, random) => {
    const person = pick(random, HANGUL)
    return { raw: write(place, pick(random, TITLED)(person, pick(random, TITLES))), names: [place.name], person }
  }
}

/** A person and a title, which are no place. */
const alone: Compose = (_place, random) => {
  const person = pick(random, HANGUL)
  return { raw: pick(random, TITLED)(person, pick(random, TITLES)), names: [], person }
}

const SHAPES: Record<string, Compose> = {
  'owner after a comma': withOwner(({ name, address }, person) => `${name}(${address}, ${person})`),
  'owner after a full stop': withOwner(({ name, address }, person) => `${name}(${address}. ${person})`),
  'owner after a blank': withOwner(({ name, address }, person) => `${name}(${address} ${person})`),
  'owner after a slash': withOwner(({ name, address }, person) => `${name}(${address}/${person})`),
  'owner before the address': withOwner(({ name, address }, person) => `${name}(${person}, ${address})`),
  'owner by title': withOwner(({ name, address }, person) => `${name}(대표 ${person}) ${address}`),
  'title and person': alone,
  'shop and a person with a title': withGuest(({ name }, guest) => `${name}, ${guest}`),
  'person with a title in a bracket': withGuest(({ name }, guest) => `${name}(${guest})`),
  'owner, bracket open': withOwner(({ name, address }, person) => `${name}(${address}, ${person}`),
  'note behind the name': ({ name }, random) => {
    const note = pick(random, NOTES)
    return { raw: `${name} ${note}`, names: [name], note }
  },
  'note behind the address': ({ name, address }, random) => {
    const note = pick(random, NOTES)
    return { raw: `${name}(${address}) ${note}`, names: [name], note }
  },
  'operator and sign': ({ name, address }, random) => {
    const raw = pick(random, [
      `(주)${pick(random, OPERATORS)} ${name}`,
      `㈜${pick(random, OPERATORS)} ${name} (${address})`,
    ])
    return { raw, names: [name] }
  },
  'operator in a bracket': ({ name }, random) => ({ raw: `${name}((주)${pick(random, OPERATORS)})`, names: [name] }),
  'host and shop': ({ name }, random) => ({ raw: `${pick(random, HOSTS)} (${name})`, names: [name] }),
  'address in front': ({ name, address }) => ({ raw: `${address} ${name}`, names: [name] }),
  'network code': ({ name }) => ({ raw: `TST* ${name} - 7`, names: [name] }),
}
const SHAPE_NAMES = Object.keys(SHAPES)

/** A cell of each of some shapes for every place, shape after shape in turn. */
export function* composeCells(
  places: readonly ListedPlace[],
  perPlace: number,
  random: () => number,
): Generator<ComposedCell> {
  let turn = 0
  for (const place of places)
    for (let i = 0; i < perPlace; i++) {
      const shape = SHAPE_NAMES[turn++ % SHAPE_NAMES.length] ?? ''
      const compose = SHAPES[shape]
      if (compose) yield { shape, ...compose(place, random) }
    }
}
