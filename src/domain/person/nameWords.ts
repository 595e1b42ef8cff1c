import { isOwnerBehindNumber } from './ownerName'
import { isLocality } from '../place/lexicon/locality'
import { startsWithAny, endsWithAny } from '../place/text/anyWord'
import {
  beginsWithSurname,
  hasGivenName,
  isCompoundName,
  isLongName,
  isMaskedName,
  isPersonName,
  isSurelyPerson,
  mayBePerson,
} from './personName'
import { FAMILY_EVENTS, GLUED_TITLES, NO_NAMES, TITLES } from './titles.data'

const titles = new Set(TITLES)
const beginsWithEvent = startsWithAny(FAMILY_EVENTS)
const endsInTitle = endsWithAny(GLUED_TITLES)
/** With grade or service: '행정6급', '지방행정서기보', '소방위'. */
const RANK = /^[가-힣]{0,6}[1-9]급$|^(?:지방|지도|기능|일반|임기제)?[가-힣]{2,4}(?:주사보?|서기보?)$/
/** Words before a name: '故 홍길동', '신부 김영희', '위.홍길동', '참석자: 홍길동'. */
export const NAME_TRIGGERS = new Set(
  '고 故 신랑 신부 상주 고인 위 성명 대상자 수령인 직원 소속직원 참석자 강사 발표자 수상자 면담자 초청자 민원인 수혜자 당사자 이름'.split(
    ' ',
  ),
)
const UNIT_END = /[과국실팀처청부회]$/
/** Endings of offices, groups and things; in a list, names rarely end like this. */
const NOUN_END = /[과국실팀처청부회상금비소대원장관직단터급건명권품]$/
/** What may follow a title within a word: '주무관의', '팀장외', '팀장부친상'. */
const TITLE_TAIL = /^(?:의|과|와|및|외|등|께|님|[가-힣]{2,3}상)?$/

/** '팀장', '녹지관리팀장', '팀장님의' */
export function isTitle(word: string): boolean {
  const bare = word.replace(/(?:님)?(?:의|께|과|와|및|외|등)?$/, '')
  return titles.has(word) || titles.has(bare) || RANK.test(bare) || endsInTitle(bare)
}

export const announcesName = (word: string): boolean => NAME_TRIGGERS.has(word)

export const STAFF_WORDS = ['직원', '근무자', '공무직', '근로자']
const STAFF = new RegExp(`(?:${STAFF_WORDS.join('|')})$`)

/** '소속상근직원 홍길동' */
export const isStaffWord = (word: string): boolean => STAFF.test(word)

/** '부친상', '결혼식', '별세에' */
export const isEventWord = (word: string): boolean => beginsWithEvent(word)

/** Rarer surnames that few common nouns start with. */
const RARER = new Set('변탁추맹염함왕엄봉')
const isFullName = (word: string): boolean => word.length === 3 && isPersonName(word) && !isLocality(word)

/** Whether a word before a count is a name, including the rarest surnames: '표민수 외 3명'. */
export const isCountedName = (word: string): boolean =>
  isName(word) || (isFullName(word) && !NO_NAMES.has(word) && !NOUN_END.test(word))

export const isName = (word: string): boolean =>
  !NO_NAMES.has(word) &&
  (isSurelyPerson(word) ||
    isCompoundName(word) ||
    isLongName(word) ||
    (!UNIT_END.test(word) && (mayBePerson(word) || (RARER.has(word.charAt(0)) && isFullName(word)))))

/** Where only persons occur, anything but a common word is a name, including short ones. */
export const isNameInSlot = (word: string): boolean =>
  isMaskedName(word) ||
  (!NO_NAMES.has(word) &&
    !isTitle(word) &&
    !isEventWord(word) &&
    (isName(word) ||
      (/^[김이박최]/.test(word) && isPersonName(word)) ||
      (!NOUN_END.test(word) && (isOwnerBehindNumber(word) || hasGivenName(word)))))

/** Whether a word is a name because of its neighbour: a rank before it or an event after it. */
export const isNameAtEvent = (word: string): boolean =>
  word.length === 3 && beginsWithSurname(word) && isNameInSlot(word)

/** Splits a name from its title: '박영희구청장' → '박영희', '구청장'. Suffixes stay with the title ('주무관의', '팀장외'). */
export function cutTitle(word: string): { name: string; rest: string } {
  for (const title of GLUED_TITLES) {
    const at = word.indexOf(title)
    if (at > 0 && TITLE_TAIL.test(word.slice(at + title.length)))
      return { name: word.slice(0, at), rest: word.slice(at) }
  }
  return { name: word, rest: '' }
}

/** The department or title joined to a following name ('총무과홍길동', '소방위홍길동'); null if there is none. */
export function officeBefore(text: string): string | null {
  const masked = /^(.{2,}[^○〇◯●*])(?=[가-힣](?:[○〇◯●*]{1,3}[가-힣]?|[가-힣][○〇◯●*])$)/.exec(text)?.[1]
  const office = masked ?? text.slice(0, -3)
  if (office.length < 2 || !(/[과팀실국]$/.test(office) || isTitle(office))) return null
  const name = text.slice(office.length)
  return isMaskedName(name) || isName(name) ? office : null
}
