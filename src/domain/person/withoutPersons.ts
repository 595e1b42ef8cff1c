import { isMaskedName, isPersonName, isSurelyPerson } from '../place/lexicon/personName'
import { CASH_GIFTS, NO_NAMES } from './titles.data'
import { maskPersons, PERSON_MASK } from './maskPersons'

/** The placeholder name in sample forms. */
const EXAMPLE = '홍길동'

/** An office without its holder's name: '홍길동 국장' → '국장', '총무과 홍길동' → '총무과'; '' when nothing else is left. */
export const withoutPersons = (office: string): string =>
  maskPersons(office)
    .split(' ')
    .map((word, at, words) => (isHolder(word, words[at - 1] ?? '') ? '' : word.replaceAll(PERSON_MASK, '')))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .join(' ')

/** Some 동 have names like persons: such a word is a person only after the name of a higher office. */
function isHolder(word: string, before: string): boolean {
  if (word === EXAMPLE) return true
  return isSurelyPerson(word) && !NO_NAMES.has(word) && (!word.endsWith('동') || /[과팀국실관]$/.test(before))
}

/** Whether names are recipients of a cash gift at a family event. */
export const areReceivers = (names: readonly string[], purpose: string): boolean =>
  names.length > 0 &&
  CASH_GIFTS.some((gift) => purpose.includes(gift)) &&
  names.every((name) => isPersonName(name) || isMaskedName(name))
