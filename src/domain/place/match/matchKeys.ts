import { type AddressKey, addressKey } from '../address/addressKey'
import { chainAtStart, isScarceChain, isChainShop } from '../lexicon/chainNames'
import { distinctivePart, dishSuffix } from '../keys/distinctivePart'
import { phoneticKey, nameKey, pronouncedKey, literalKey, chainAtEnd, splitChainName } from '../keys/nameKey'
import { branchKeyOf } from '../keys/placeIdentity'
import type { ParsedShop } from '../types'
import { behindStem, isLocality } from '../lexicon/locality'
import { endsInFood } from '../lexicon/wordEnds'

interface PlacedChain {
  chain: string
  /** the location, as a branch without its 점 */
  place: string
}

const PLACE = /^[가-힣]{2,6}$/
const SHORTEST_CHAIN = 3
const QUARTER = /^[가-힣]{2,4}[읍면동]$/

/** A location without 점: '강내면파리바게뜨', '서브웨이 청주오송'. Null for other names and a locality after the chain. */
function placedChain(key: string): PlacedChain | null {
  const behind = splitChainName(key)
  if (behind) return isInCity(behind.rest) ? { chain: behind.chain, place: behind.rest } : null
  const end = chainAtEnd(key, SHORTEST_CHAIN)
  // A chain named almost like a dish ('왕돈까스') may be the end of another shop's name.
  if (end === null || distinctivePart(end.usual).length < 2) return null
  const place = key.slice(0, -end.length)
  const isPlace = isInCity(place) || (PLACE.test(place) && isLocality(place)) || QUARTER.test(place)
  return isPlace && !endsInFood(place) ? { chain: end.usual, place } : null
}

/** Whether a text is a city's name plus at least two syllables: '청주오송'. */
const isInCity = (text: string): boolean => PLACE.test(text) && behindStem(text) !== null

export interface ShopKeys {
  name: string
  /** name key; literal (masked letters are not read as names); pronounced; phonetic */
  spellings: readonly string[]
  literal: string
  /** as spoken, including numbers and trade words: see `wordedKey` */
  worded: string
  branch: string
  /** pronounced name and branch */
  whole: string
  /** phonetic name and branch */
  heard: string
  core: string
  /** the dish at the end of the name, or '' */
  dish: string
  /** proper word suffixes of the name: '나래푸드 달빛' → 달빛 */
  tails: readonly string[]
  /** proper word prefixes of the name: '달빛 보성녹돈' → 달빛 */
  heads: readonly string[]
  address: AddressKey | null
  /** the chain name at the start of the name key, or '' */
  chain: string
  /** a chain's name without a branch, which would match any of its shops */
  bareChain: boolean
}

/** Cached per object, because an importer compares one shop with many. Shops do not change after parsing. */
const known = new WeakMap<ParsedShop, ShopKeys>()

export function matchKeys(shop: ParsedShop): ShopKeys {
  const before = known.get(shop)
  if (before) return before
  const written = nameKey(shop.name)
  const placed = shop.branch === null ? placedChain(written) : null
  const name = placed?.chain ?? written
  const literal = placed?.chain ?? literalKey(shop.name.replace(MASKS, 'o'))
  const spoken = pronouncedKey(name)
  const branch = pronouncedKey(shortUniversity(placed?.place ?? branchKeyOf(shop)))
  const words = shop.name.split(/[ &,]/).filter(Boolean).slice(0, MOST_WORDS)
  const inner = words.slice(1).map((_, i) => i + 1)
  const whole = shortUniversity(spoken + branch)
  const chain = chainOf(shop, name)
  const keys: ShopKeys = {
    name,
    spellings: [name, literal, spoken, phoneticKey(spoken)],
    literal,
    worded: wordedKey(placed?.chain ?? shop.name),
    branch,
    whole,
    heard: phoneticKey(whole),
    core: distinctivePart(name),
    dish: dishSuffix(literal),
    tails: inner.map((at) => nameKey(words.slice(at).join(' '))),
    heads: inner.map((at) => nameKey(words.slice(0, at).join(' '))),
    address: addressKey(shop.address),
    chain,
    bareChain: branch === '' && isChainShop(shop) && chain !== '',
  }
  known.set(shop, keys)
  return keys
}

/** The chain name at the start of a name key. Chains with few shops are compared like other names. */
function chainOf({ isChain }: ParsedShop, name: string): string {
  if (isChain) return name
  const found = chainAtStart(name)
  return found && !isScarceChain(found.chain) ? name.slice(0, found.length) : ''
}

/** In branches, '한국교원대학교' equals '한국교원대'. */
const shortUniversity = (text: string): string => text.replace(/대학교$/, '대')

/** A masked syllable; a letter in its place keeps the others in position: '예*리나'. */
const MASKS = /(?<=[가-힣])[*○〇◯●](?=[가-힣])/g

const MOST_WORDS = 6

/** Latin words on signs that are usually also written in Hangul. */
const LATIN_WORDS = new Map(
  `cafe 카페 caffe 카페 coffee 커피 bakery 베이커리 bake 베이크 pizza 피자 burger 버거 chicken 치킨 kitchen 키친 house 하우스
  dining 다이닝 restaurant 레스토랑 bar 바 pub 펍 bistro 비스트로 grill 그릴 sushi 스시 ramen 라멘 pasta 파스타 steak 스테이크
  tea 티 dessert 디저트 roasters 로스터스 lounge 라운지 table 테이블 garden 가든 brunch 브런치 salad 샐러드 the 더
  chef 셰프 classic 클래식 factory 팩토리 company 컴퍼니 place 플레이스 room 룸 street 스트리트 market 마켓 farm 팜 story 스토리
  food 푸드 rice 라이스 noodle 누들 curry 커리 sandwich 샌드위치 toast 토스트 donut 도넛 cake 케이크 bread 브레드 juice 주스
  milk 밀크 egg 에그 beer 비어 wine 와인 meat 미트 beef 비프 pork 포크 fish 피시 grand 그랜드 royal 로얄 gold 골드 green 그린
  black 블랙 white 화이트 blue 블루 red 레드 happy 해피 good 굿 new 뉴 sky 스카이 moon 문 star 스타 city 시티 seoul 서울
  korea 코리아 paris 파리 tokyo 도쿄 china 차이나 hotel 호텔 tower 타워 plaza 플라자 and 앤 plus 플러스 chai 차이`
    .split(/\s+/)
    .reduce<[string, string][]>((pairs, word, i, all) => (i % 2 ? pairs : [...pairs, [word, all[i + 1] ?? '']]), []),
)
const DIGITS = [...'영일이삼사오육칠팔구']
/** Between digits, 0 is read 공: '구공팔' is 908. */
const NOUGHT = /(?<=[일이삼사오육칠팔구])공(?=[일이삼사오육칠팔구영])/g
const LONGEST = 80

/** As spoken, with digits as words: 'cafe imt' and '카페 아이엠티', 'E&A' and '이앤에이', '3대국밥' and '삼대국밥' are equal. */
export function wordedKey(name: string): string {
  const text = name
    .slice(0, LONGEST)
    .normalize('NFKC')
    // 'TheClassic' is two words.
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replace(/[a-z]{2,}/g, (word) => LATIN_WORDS.get(word) ?? word)
    .replaceAll('&', '앤')
  const key = /[a-z]/.test(text) ? pronouncedKey(text) : nameKey(text) || literalKey(text)
  const said = [...key].map((char) => DIGITS[Number.parseInt(char, 10)] ?? char).join('')
  return phoneticKey(said.replace(NOUGHT, '영'))
}
