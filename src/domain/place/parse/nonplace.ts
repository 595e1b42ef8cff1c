import { memoizeShort } from '@/domain/memoize'
import { hasWordWithSurname } from '@/domain/person/personName'
import { chainAtStart, compactLower } from '../lexicon/chainNames'
import { holdsEating, AT_STATION } from '../lexicon/wordEnds'
import { isLocality, isListedLocality } from '../lexicon/locality'
import {
  ANYWHERE,
  BODIES,
  EATING_ENDS,
  ENDS,
  type NonplaceReason,
  PREFIXES,
  WHOLE,
} from '../lexicon/nonplaceWords.data'
import { endsWithAny, includesAny, lengthsBy } from '../text/anyWord'
import { namesPerson, type PersonMention, readPersonMention, PERSON_TRIGGERS } from './personMention'

const endsInBody = endsWithAny(BODIES)
const endsInEating = endsWithAny(EATING_ENDS)
const ends = new Map(Object.entries(ENDS))
const endLengths = [...new Set([...ends.keys()].map((word) => word.length))].sort((a, b) => b - a)
/** Words by their first two letters, with their position in the list; the first listed word in a name counts. */
const anywhere = new Map<string, { word: string; reason: NonplaceReason; order: number }[]>()
Object.entries(ANYWHERE).forEach(([word, reason], order) => {
  const start = word.slice(0, 2)
  anywhere.set(start, [...(anywhere.get(start) ?? []), { word, reason, order }])
})
const prefixes = new Map(Object.entries(PREFIXES))
const prefixLengths = lengthsBy([...prefixes.keys()], 2)
/** Endings also common in shop names; they count only in longer names or as separate words. */
const SHORT_ENDS = new Set(
  `
  음료 몰 시청 의회 마켓 결혼 기획 현장 장터 나눔 공방 스튜디오 디자인 산업 농장 농원 과일
  선물 주민 하나로 인터넷 본부 극장 교회 성당 연맹 연구원 직판장 직매장 화원 유업 공사 투어 관광
  식품 팀장 프린트 카피 미디어 애드 뷰티 레저 골프 보석 시계 신발 구두 도서 물류 석유 이불 악기 화분 화초 건설 철강
  이체 지급 지출 정산 비용 결제 구입 구매 특실 예식 웨딩 국회 금고 보험 증권 사단 여단 지청
  의원 반찬 렌탈 대여 통신 오피스 덴탈
  전산 보안 일렉 전기 조명 전력 공조 배관 밸브 펌프 공구 용접 샷시 판넬 창호 목재 건축 토건 건업 금속 화학 기계 공업 정비 운수 운송 특송
  음향 일보 북스 케어 학원 치과 내과 안과 모피 슈즈 침대 천막 청소 소독 방역 용역 환경 프룻
`
    .split(/\s+/)
    .filter(Boolean),
)

/** Stores that contain shops: '두끼 홈플러스' is the shop. */
const SHOP_HOSTS = new Set(['홈플러스', '문고', '몰'])

const REMEMBERED = 1_000

/** Null if the name may be an eating place. `name`: without branch, address and corporate mark. */
export const nonEateryReason = memoizeShort(readReason, REMEMBERED)

function readReason(name: string): NonplaceReason | null {
  const key = keyOf(compactLower(name))
  if (key === '' || /^[.]*$|^0+$|^\d{4,}$/.test(key)) return 'blank'
  // '면사무소' alone is a noodle shop's sign; the office always names its 면.
  if (key === '면사무소') return null
  const whole = WHOLE[key] ?? (/[_-]/.test(name) ? reasonOfPart(name) : null)
  if (whole) return whole
  const inside = reasonInside(key)
  if (inside) return inside
  if (DISTRICT_OFFICE.test(name)) return 'office'
  if (ASSEMBLY_CANTEEN.test(key)) return 'canteen'
  if (namesPerson(name, key) || isPersonMention(name)) return 'person'
  if (isVenue(name)) return 'room'
  if (STORE_WITH_BRANCH.test(key)) return 'mart'
  if (endsAsEating(key)) return null
  if (key.includes('웨딩')) return 'room'
  if (chainAtStart(name)) return null
  for (const length of prefixLengths.get(key.slice(0, 2)) ?? []) {
    const reason = prefixes.get(key.slice(0, length))
    if (reason && mayFollow(key.slice(length), key.slice(0, length))) return reason
  }
  if (FLORIST.test(name) && !CAFE.test(key) && !holdsEating(key)) return 'flowers'
  if (isGoodsShop(key) || isGoodsShop(name.split(' ').at(-1) ?? '')) return 'goods'
  if (isMarket(name) || CUT_MART.test(key)) return 'mart'
  if (/(?:마트|슈퍼)[가-힣]{2,4}점$/.test(key) || /[가-힣](?:마트|슈퍼)[-_ ]/.test(name)) return 'mart'
  const end = reasonOfEnd(key)
  if (end === 'flowers' && CAFE.test(key)) return null
  return end ?? (isBody(key) ? 'office' : null) ?? reasonBeforePlace(key)
}

/** Offices, rooms and gifts, which occur next to persons. */
const BESIDE_PERSONS = new Set<NonplaceReason | null>(['office', 'money', 'person', 'room'])

const mayMentionPersons = includesAny([
  ...PERSON_TRIGGERS,
  ...[WHOLE, ENDS, ANYWHERE, PREFIXES].flatMap((words) =>
    Object.keys(words).filter((word) => BESIDE_PERSONS.has(words[word] ?? null)),
  ),
])

/** The persons mentioned in a text, and whether it says who they are; null if other words remain. */
export const personMentionIn = (text: string): PersonMention | null =>
  readPersonMention(text, (word) => BESIDE_PERSONS.has(nonEateryReason(word)))

/** Whether a text consists of personal names and their roles: '총무과(홍길동)', '故 홍길동'. */
export const isPersonMention = memoizeShort(
  (text: string): boolean =>
    hasWordWithSurname(text) && mayMentionPersons(text) && personMentionIn(text)?.isSaid === true,
  REMEMBERED,
)

/** A convenience store, whose branch may end like a pub, or a cooperative: 'GS25석남길주점', '온솔농업협동조합효령'. */
const STORE_WITH_BRANCH = /^(?:gs25|cu|세븐일레븐|이마트24|미니스톱).{2,}점$|(?:농업|농협)협동조합(?:[가-힣]{2,3})?$/

const keyOf = (compact: string): string =>
  (/^[가-힣a-z0-9]*$/.test(compact) ? compact : compact.replace(/[^\p{L}\p{N}.*○〇◯●]/gu, '')).replace(
    /(?<=[가-힣])[o○〇](?=[가-힣]{2})/,
    '',
  )

const reasonOfPart = (name: string): NonplaceReason | undefined =>
  name
    .split(/[_-]/)
    .map((part) => WHOLE[compactLower(part)])
    .find(Boolean)

function reasonInside(key: string): NonplaceReason | null {
  let first = Infinity
  let found: NonplaceReason | null = null
  for (let at = 0; at < key.length - 1; at++)
    for (const { word, reason, order } of anywhere.get(key.slice(at, at + 2)) ?? [])
      if (order < first && key.startsWith(word, at)) [first, found] = [order, reason]
  return found
}

/** The reason for an office or mart whose branch is truncated: '달빛협회강동'. */
function reasonBeforePlace(key: string): NonplaceReason | null {
  for (const cut of [2, 3, 4]) {
    if (key.length < cut + 4 || !isListedLocality(key.slice(-cut))) continue
    const reason = reasonOfEnd(key.slice(0, -cut))
    if ((reason === 'office' || reason === 'mart') && !endsAsEating(key.slice(0, -cut))) return reason
  }
  return null
}

/** A district office with its province: '울산광역시 중구청'. */
const DISTRICT_OFFICE = /^[가-힣]{2,4}(?:특별시|광역시|특별자치시|특별자치도|도|시) [가-힣]{1,4}[시군구]청$/

/** A canteen in a National Assembly building: '국회회관3식', '회관의원식당'. */
const ASSEMBLY_CANTEEN = /^(?:국회)?(?:의원)?회관(?:의원식당|\d식당?|카페)$/

/** A café that sells flowers too: '달무리커피플라워'. */
const CAFE = /커피|카페|까페/

const FLORIST = /^[가-힣A-Za-z]+(?:플라워|꽃집) /

/** Whether a name starts with goods and has no food word: '과일달무리', '문구뱅크', but not '과일주스', '문구네 식당'. */
const isGoodsShop = (key: string) =>
  /^(?:과일|문구|청과|플라워|플로라(?!운지))[가-힣]{2}/.test(key) &&
  !/주스|쥬스|스무디|빙수|모찌|찹쌀|샐러드|케[이익]|타르트|화채|사라다/.test(key) &&
  !holdsEating(key)

/** Whether a name is only a market: '달무리시장', '한빛전통시장'; '달빛야시장', '오징어시장' are signs. */
function isMarket(name: string): boolean {
  const stem = /^([가-힣]{2,4}?)(?:전통|종합|중앙|골목)?시장$/.exec(name)?.[1] ?? ''
  if (stem === '' || /[야어우회술밥집]$|수산|먹자|꼬치|포차/.test(stem)) return false
  return isLocality(stem) || (stem.length === 2 && !holdsEating(stem))
}

/** A cooperative's supermarket with a truncated name: '나래농업협동조합하'. */
const CUT_MART = /(?:농협|협동조합)하(?:나로?)?$/

const isBody = (key: string) => key.length >= 5 && endsInBody(key) && !holdsEating(key)

function reasonOfEnd(key: string): NonplaceReason | null {
  const eats = holdsEating(key)
  for (const length of endLengths) {
    const word = key.slice(-length)
    const reason = ends.get(word)
    if (!reason || !isEnd(key, word)) continue
    // A food may precede a word for goods or a store: '참치백화점', '낙지공판장'.
    const isOutweighed = reason === 'goods' || reason === 'office' || word === '백화점' || word === '공판장'
    if (!eats || (!isOutweighed && (word === '화원' || !SHORT_ENDS.has(word)))) return reason
  }
  return null
}

const endsAsEating = (key: string) =>
  endsInEating(key) &&
  !/(?:구내|직원|후생관|기숙사|생활관|급식)식당$|(?:청과|과일|건어물|젓갈)상회$/.test(key) &&
  !(key.endsWith('회') && endsInBody(key))

/** Wedding and funeral halls, recognised by a floor or number: '3층 다이아홀', '달빛병원 5호실'. */
const isVenue = (name: string) =>
  /\d\s?층\s?[가-힣A-Z\s]{0,12}[홀룸]$/.test(name) || /(?:병원|장례|의료원)[가-힣\d\s]{0,12}\d\s?호실?$/.test(name)

/** Words before 농원 in a country restaurant rather than a nursery: '자솔골농원', '음솔한방농원' (geese are eaten). */
const INN_GARDEN = /(?:문|기러기|골|한방|자연|토종닭?|산장|계곡|허브|가든|백숙|염소|송어|메기)$/

function isEnd(key: string, word: string): boolean {
  const before = key.slice(0, -word.length)
  if (word === '은행') return before.length <= 4
  // A flower shop has a name before the word; '덕화원' is a Chinese restaurant.
  if (word === '화원') return before.length !== 1 && !before.endsWith('문')
  if (word === '농원') return !INN_GARDEN.test(before)
  if (word === '시청' || word === '구청' || word === '군청' || word === '도청')
    return before === '' || isLocality(before)
  if (
    SHOP_HOSTS.has(word) &&
    before.length >= 2 &&
    !isLocality(before) &&
    !/^(?:롯데|신세계|현대|한화|주식회사)/.test(before)
  )
    return false
  if (word === '서점') return !AT_STATION.test(key)
  // '준식품' sells goods, however short its name.
  return !SHORT_ENDS.has(word) || before.length >= (word === '식품' ? 1 : 2)
}

/** `rest` may be nothing, a locality, a truncated word or punctuation; '쿠팡돌' and '옥션하우스' are other names. */
function mayFollow(rest: string, prefix: string): boolean {
  if (rest === '') return true
  if (/^(?:카페|커피|뷔페|식당가|푸드코트)/.test(rest)) return false
  if (prefix === 'cu') return !/^[a-z]/.test(rest)
  if (prefix === 'gs' && (rest.endsWith('점') || /^[가-힣]{1,2}$/.test(rest))) return true
  if (prefix === 'gs' || prefix === '옥션' || prefix === '쿠팡')
    return !/^[a-z가-힣]/.test(rest) || isLocality(rest.replace(/점$/, ''))
  return true
}
