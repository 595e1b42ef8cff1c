import { isCompoundName, isLongName, isMaskedName, isSurelyPerson, mayBePerson } from './personName'
import { maskPersons, PERSON_MASK } from './maskPersons'
import { officeBefore } from './nameWords'
import { NO_NAMES } from './titles.data'

/** The placeholder name in sample forms. */
const EXAMPLE = '홍길동'
const OFFICE_END = /[과국팀실처청부계반단소장관회]$/

/** '홍길동 국장' → '국장', '총무과(홍길동)' → '총무과'; '' if nothing else remains */
export function withoutPersons(office: string): string {
  const pieces = maskPersons(office).split(/([\s/(),·:]+)/)
  for (let at = 0; at < pieces.length; at += 2) {
    const word = (pieces[at] ?? '').replaceAll(PERSON_MASK, '')
    const held = isHolder(word, pieces[at - 2] ?? '') ? '' : (officeBefore(word) ?? word)
    if (held === pieces[at]) continue
    pieces[at] = held
    // The bracket or slash around the name is removed with it.
    if (held === '') pieces[at - 1] = /[()]/.test(pieces[at + 1] ?? '') ? '' : ' '
    if (held === '' && /^\)/.test(pieces[at + 1] ?? '')) pieces[at + 1] = (pieces[at + 1] ?? '').slice(1)
  }
  return pieces
    .join('')
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .join(' ')
    .replace(/^[\s/(),·:]{1,8}|[\s/(,·:]{1,8}$/g, '')
}

/** Some 동 are named like persons, so such a word counts as a person only after a higher office. */
function isHolder(word: string, before: string): boolean {
  if (word === EXAMPLE || isMaskedName(word) || isCompoundName(word) || isLongName(word)) return true
  if (NO_NAMES.has(word)) return false
  const isBehindOffice = /[과팀국실관]$/.test(before)
  if (isSurelyPerson(word)) return !word.endsWith('동') || isBehindOffice
  return isBehindOffice && mayBePerson(word) && !OFFICE_END.test(word)
}
