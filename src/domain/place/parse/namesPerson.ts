import { compactLower } from '../lexicon/chainNames'
import { holdsEating } from '../lexicon/endsEating'
import { TITLE_LIKE_DISH } from './personMention'
import { endsAsPlace, isMaskedName, isNativeName, isPersonName } from '@/domain/person/personName'

/** An official's title, a resident, or masked. `key`: the name's letters and digits, in lower case. */
export const namesPerson = (name: string, key: string): boolean =>
  OFFICIAL.test(name) || isResident(name) || isMasked(compactLower(name)) || isOfficial(key)

/** Ranks and titles that are never a whole sign; '이장' and '작가' can be. */
const OFFICIAL =
  /^(?:행정)?[1-9]급$|^(?:주무관|과장|팀장|국장|본부장|센터장|단장|부장|소장|계장|실장|동장|구청장|시장|대표|대표자|사장|주임|서기|직원)$/
const QUARTER = /^[가-힣]{1,4}[동읍면]$/

function isResident(name: string): boolean {
  const [first = '', second = '', ...more] = name.split(' ')
  return more.length === 0 && QUARTER.test(first) && isResidentName(second)
}

const isResidentName = (word: string): boolean =>
  !holdsEating(word) && (isNativeName(word) || (isPersonName(word) && !endsAsPlace(word)))

/** Whether a name is an official: '시설개선과장', '경영기획팀장'; '춘천청국장' is a dish. */
const isOfficial = (key: string) =>
  /[가-힣]{2}(?:과장|팀장|국장|실장|본부장|센터장|단장|부장|소장)$/.test(key) &&
  key.length >= 5 &&
  !TITLE_LIKE_DISH.test(key) &&
  !holdsEating(key)

const isMasked = (key: string) => (/[○〇◯●*ㅇ\u110b]/.test(key) ? isMaskedName(key) : /^[가-힣]oo$/.test(key))
