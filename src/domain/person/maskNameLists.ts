import { beginsWithSurname, isCompoundName, isMaskedName, isSurelyPerson } from './personName'
import { isCountedName } from './nameWords'
import { PERSON_MASK } from './personMask'
import { NO_NAMES } from './titles.data'

const BRACKET = /(?<=[([<])[^()[\]<>]{2,80}(?=[)\]>])/g
const OTHERS = /\s?(?:외|등)\s?\d{1,3}\s?(?:명|인)?\s?$/
const COUNTED = /(?<![가-힣])[가-힣]{3,4}(?=\s?(?:외|등)\s?\d{1,3}\s?(?:명|인))/g
const SPACED = /(?<![가-힣\d])[가-힣] [가-힣] [가-힣](?![가-힣])/g
const SPACED_MASK = /(?<![가-힣])[가-힣] ?[○〇◯●*] ?(?:[○〇◯●*]|[가-힣](?![가-힣]))/g

const isPerson = (word: string): boolean =>
  !NO_NAMES.has(word) && (isMaskedName(word) || isSurelyPerson(word) || isCompoundName(word))

/** A single 동 in a bracket is more likely than a name with that ending. */
const areListed = (names: readonly string[]): boolean =>
  names.every(isPerson) && names.some((name) => !name.endsWith('동'))

/** '(홍길동, 김영희)', '홍길동 외 3명' */
export function maskNameLists(text: string): string {
  return text
    .replace(BRACKET, (inner) => {
      const names = inner
        .replace(OTHERS, '')
        .split(/[,·/]/)
        .map((name) => name.trim())
      return areListed(names) ? names.reduce((masked, name) => masked.replace(name, PERSON_MASK), inner) : inner
    })
    .replace(COUNTED, (word) => (isCountedName(word) ? PERSON_MASK : word))
}

/** '홍 길 동', '홍 ○ ○' */
export const maskSpacedNames = (text: string): string =>
  text
    .replace(SPACED, (name) => (isCountedName(name.replaceAll(' ', '')) ? PERSON_MASK : name))
    .replace(SPACED_MASK, (name) => (name.includes(' ') && beginsWithSurname(name) ? PERSON_MASK : name))
