import { isLocality } from '../place/lexicon/locality'
import {
  beginsWithCommonSurname,
  beginsWithSurname,
  endsAsPlace,
  isCompoundName,
  isLongName,
  isMaskedName,
  isNameEndingAsPlace,
  isPersonName,
  isResident,
  isShortName,
  isSurelyPerson,
} from './personName'

const LATIN = /^[A-Z][A-Za-z]{1,15}(?: [A-Z][A-Za-z]{1,15}){1,3}$/
const ANY_LATIN = /^[A-Za-z]{2,16}(?: [A-Za-z]{1,16}){1,3}$/
const LATIN_HOUSES = [
  'CENTER|CENTRE|TOWER|SQUARE|BUILDING|BLDG|PLAZA|MALL|HOTEL|PARK|HALL|HOUSE|CAFE|COFFEE|KITCHEN|BAR|PUB',
  'CITY|OFFICE|DEPARTMENT|STORE|COMPLEX|VILLAGE|FLOOR|ROAD|STREET|THE|BAKERY|RESTAURANT|LOUNGE|GARDEN|DINING',
]
const LATIN_HOUSE = new RegExp(`\\b(?:${LATIN_HOUSES.join('|')})\\b`, 'i')

const HOUSES = [
  '빌딩|타워|센터|센타|프라자|플라자|상가|아파트|오피스텔|몰|호텔|시장|회관|청사|백화점|역|단지|파크|스퀘어|캐슬|팰리스|하우스|빌|타운',
  '지하|옥상|본관|별관|신관|구관|앞|옆|뒤|건너편|맞은편|부근|인근|내|입구|아케이드|스토어|마트|자이|시티|병원|학교|교회|은행|공원|힐스',
  '사우나|약국|여관|모텔|사옥|밸리|푸르지오|파빌리온|오벨리스크|주택|텔',
]
const HOUSE = new RegExp(`(?:${HOUSES.join('|')})$`)
/** Companies and estates whose buildings start with a syllable that is also a surname. */
const HOUSE_NAMES =
  /^(?:한화|한국|한신|한진|한미|한일|한양|한라|한솔|현대|신한|신라|신동아|신세계|유진|고려|하나|하이|이마트|이화|조선|성지|성원|우리|우림|우성|주공|임광|정우|서희|남광)/
/** A foreigner's name in Hangul: a surname and up to six syllables. */
const LONG_NAME = /^[가-힣]{4,7}$/

export function isOwner(text: string): boolean {
  const name = plainName(text)
  if ((LATIN.test(name) && !LATIN_HOUSE.test(name)) || isMasked(name)) return true
  const words = name.split(' ')
  const syllables = words.join('')
  if (words.length > 2 && !words.every((word) => word.length === 1)) return false
  if (isLongName(syllables)) return true
  if (!/^[가-힣]{2,4}$/.test(syllables)) return false
  if (isPersonName(syllables)) return true
  if (isNameEndingAsPlace(syllables)) return true
  return beginsWithSurname(syllables) && syllables.length <= 3 && !endsAsPlace(syllables)
}

/** Only owners and buildings occur there, so foreign names count too: '무교로 17. wang meilan', '무교로 17, 송데이비드가람'. */
export function isOwnerBehindNumber(text: string): boolean {
  const name = plainName(text)
  if (isLocality(name)) return false
  return isOwner(text) || (ANY_LATIN.test(name) && !LATIN_HOUSE.test(name)) || isForeigner(name)
}

/** A common surname, more syllables, not a known building. */
const isForeigner = (name: string): boolean =>
  LONG_NAME.test(name) &&
  beginsWithCommonSurname(name) &&
  !HOUSE.test(name) &&
  !HOUSE_NAMES.test(name) &&
  !isLocality(name.slice(0, 2)) &&
  !isLocality(name.slice(0, 3))

/** Directly after the number. Two syllables may be part of a building. */
export function isOwnerBesideNumber(text: string): boolean {
  const name = plainName(text)
  const syllables = name.replaceAll(' ', '')
  if (isLocality(syllables)) return false
  if (isMasked(name) || (ANY_LATIN.test(name) && !LATIN_HOUSE.test(name))) return true
  const [first = '', ...rest] = name.split(' ')
  if (rest.length > 0 && (first.length > 1 || (rest.length > 1 && rest.join('').length > 2))) return false
  if ([isResident, isLongName, isNameEndingAsPlace, isShortName].some((isName) => isName(syllables))) return true
  if (syllables.length === 4) return isPersonName(syllables)
  const isName = isPersonName(syllables) || (syllables.length === 3 && beginsWithCommonSurname(syllables))
  return (
    isName && isOwner(syllables) && !endsAsPlace(syllables) && !HOUSE.test(syllables) && !HOUSE_NAMES.test(syllables)
  )
}

export const endsAsHouse = (text: string): boolean => HOUSE.test(text)

/** A name of at least this many syllables next to a number is a foreigner's, or a building no place is known by. */
const FOREIGN_LENGTH = 5

/** Also long names that are not a known building: losing a building's name harms less than keeping a person's. */
export const isOwnerAtEnd = (text: string): boolean =>
  isOwnerBesideNumber(text) || (text.length >= FOREIGN_LENGTH && LONG_NAME.test(text) && isOwnerBehindNumber(text))

/** Regardless of what precedes it; buildings rarely have such names. */
export const isFullNameOfPerson = (text: string): boolean =>
  isSurelyPerson(text) ||
  isShortName(text) ||
  (isNameEndingAsPlace(text) && !isLocality(text)) ||
  (text.length >= FOREIGN_LENGTH && isForeigner(text)) ||
  isLongName(text) ||
  (isCompoundName(text) && !HOUSE.test(text)) ||
  (ANY_LATIN.test(text) && !LATIN_HOUSE.test(text))

/** '대표 김해온', '점주: 김해온' */
export function isTitledPerson(text: string): boolean {
  const found = /^(?:대표자?명?|대표이사|점주|사업주|업주|사장|주인|성명)\s?:?\s?(.{2,24})$/.exec(text.trim())
  return found !== null && isOwnerBehindNumber(found[1] ?? '')
}

const isMasked = (name: string): boolean => isMaskedName(name.replaceAll(' ', ''))

function plainName(text: string): string {
  return text
    .trim()
    .replace(/\s?외\s?\d{1,3}\s?(?:명|인)?$/, '')
    .replace(/^(?:대표자?명?|대표이사|점주|사업주|성명)\s?:?\s?/, '')
    .replace(/\s?(?:대표|사장|씨|님|인)$/, '')
    .replace(/^[\s.,·]{1,3}|[\s.,·]{1,3}$/g, '')
    .trim()
}
