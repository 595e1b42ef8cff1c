import type { NameContext } from './nameContext'
import { announcesName, isEventWord, isTitle } from './nameWords'
import { PERSON_MASK } from './personMask'

const CAPITALISED = /^[A-Z][A-Za-z]{1,15}$/
const LETTERS = /^[A-Za-z]{1,16}$/
const WORDS_MAX = 4

/** Two to four words ending at `at`: 'John Smith 교수'. `pieces`: words and separators in turn, changed in place. */
export function maskLatinNames(pieces: string[], at: number, { inSlot, isEvent, after }: NameContext): void {
  const word = inSlot ? LETTERS : CAPITALISED
  if (!word.test(pieces[at] ?? '') || (pieces[at + 1] === ' ' && word.test(pieces[at + 2] ?? ''))) return
  let first = at
  while (at - first < 2 * (WORDS_MAX - 1) && pieces[first - 1] === ' ' && word.test(pieces[first - 2] ?? '')) first -= 2
  if (first === at) return
  const before = pieces[first - 1]?.trim() === '' ? (pieces[first - 2] ?? '') : ''
  const isNamed = isTitle(after) || isTitle(before) || (isEvent && (announcesName(before) || isEventWord(after)))
  const isBehindEvent = /[:_-]/.test(pieces[first - 1] ?? '') && isEventWord(pieces[first - 2] ?? '')
  if (!inSlot && !isNamed && !isBehindEvent) return
  pieces[first] = PERSON_MASK
  for (let i = first + 1; i <= at; i++) pieces[i] = ''
}
