import { COLUMN_WORDS, type Column } from './columns.data'

export interface Meaning {
  column: Column
  /** 0 is the word that a column is headed with best */
  preference: number
}

const meanings = new Map<string, Meaning>()
for (const [column, words] of Object.entries(COLUMN_WORDS) as [Column, readonly string[]][])
  words.forEach((word, preference) => meanings.set(word, { column, preference }))

const BRACKETS = /\([^()]*\)|\[[^[\]]*\]|<[^<>]*>/g
/** A heading is a few words; a sentence that happens to hold one is none. */
const LENGTH_MAX = 40

/** '사용 금액(원)' → '사용금액': what is left when width, spaces, line breaks, brackets and units are taken away. */
export function headerKey(word: string): string {
  return word
    .normalize('NFKC')
    .toLowerCase()
    .replace(BRACKETS, '')
    .replace(/[\s:*·.,'"※★☆■□▶△▲○●-]+|^\d+\.|[(<[].*$/g, '')
}

/**
 * What a heading's words mean. A heading of several ('사용자 및 인원', '사용목적(내역) 사용대상 포함') means what its first
 * known part does, and a bracket counts where nothing outside of it is known.
 */
export function meaningOf(word: string): Meaning | null {
  const text = word.normalize('NFKC').trim()
  if (text === '' || text.length > LENGTH_MAX) return null
  const whole = meanings.get(headerKey(text))
  if (whole) return whole
  const inBrackets = [...text.matchAll(BRACKETS)].map(([bracket]) => bracket.slice(1, -1))
  const parts = [text.split(/[([<]/, 1)[0] ?? '', ...text.replace(BRACKETS, '').split(/[/·,&\n]|\s및\s|및(?=[가-힣])/), ...inBrackets]
  for (const part of parts) {
    const known = meanings.get(headerKey(part))
    if (known) return known
  }
  return null
}
