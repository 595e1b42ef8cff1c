import { isMaskedName, isPersonName, isSurelyPerson } from '../place/lexicon/personName'
import { CASH_GIFTS, NO_NAMES } from './titles.data'
import { maskPersons, PERSON_MASK } from './maskPersons'

/** Whom forms are filled in for as an example. */
const EXAMPLE = '홍길동'

/** An office's name without its holder: '홍길동 국장' → '국장', '총무과 홍길동' → '총무과'; '' when nothing else is left. */
export const withoutPersons = (office: string): string =>
  maskPersons(office)
    .split(' ')
    .map((word, at, words) => (isHolder(word, words[at - 1] ?? '') ? '' : word.replaceAll(PERSON_MASK, '')))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .join(' ')

/** Offices of a 동 are named like persons: such a word is one only behind the name of an office above it. */
function isHolder(word: string, before: string): boolean {
  if (word === EXAMPLE) return true
  return isSurelyPerson(word) && !NO_NAMES.has(word) && (!word.endsWith('동') || /[과팀국실관]$/.test(before))
}

/** Whether money was given to a person at a family's event, and these names are the persons'. */
export const areReceivers = (names: readonly string[], purpose: string): boolean =>
  names.length > 0 &&
  CASH_GIFTS.some((gift) => purpose.includes(gift)) &&
  names.every((name) => isPersonName(name) || isMaskedName(name))
