import { jamoDistance } from '@/domain/place/text/jamoDistance'
import { COLUMN_WORDS, HEADING_VERBS, HEADING_NOUNS, type Column } from './columns.data'

export interface Meaning {
  column: Column
  /** 0 is the best word for a column */
  preference: number
}

/** Added to a preference: whole words rank before composed ones, and both before misspelt ones. */
const COMPOSED = 200
const MISSPELT = 500

const bare = (word: string): string => word.replaceAll('_', '')

const meanings = new Map<string, Meaning>()
const wordsOfLength = new Map<number, string[]>()
for (const [column, words] of Object.entries(COLUMN_WORDS) as [Column, readonly string[]][])
  words.forEach((word, preference) => {
    meanings.set(bare(word), { column, preference })
    if (/^[가-힣]{4,}$/.test(word)) wordsOfLength.set(word.length, [...(wordsOfLength.get(word.length) ?? []), word])
  })
for (const [column, nouns] of Object.entries(HEADING_NOUNS) as [Column, readonly string[]][])
  nouns.forEach((noun, preference) => {
    for (const doing of HEADING_VERBS)
      if (!meanings.has(doing + noun)) meanings.set(doing + noun, { column, preference: COMPOSED + preference })
  })

const BRACKETS = /\([^()]*\)|\[[^[\]]*\]|<[^<>]*>/g
/** Headings are a few words; longer cells are sentences. */
const LENGTH_MAX = 40

/** '사용 금액(원)' → '사용금액': without width, spaces, line breaks, brackets and units. */
export function headerKey(word: string): string {
  return word
    .normalize('NFKC')
    .toLowerCase()
    .replace(BRACKETS, '')
    .replace(/[\s:*·.,'"₩_※★☆■□▶△▲○●-]+|^\d+\./g, '')
    .split(/[(<[]/, 1)
    .join('')
}

/** Of several words ('사용자 및 인원') the first known one counts, and a bracket only if nothing outside it is known. */
export function meaningOf(word: string): Meaning | null {
  const text = word.normalize('NFKC').trim()
  if (text === '' || text.length > LENGTH_MAX) return null
  const whole = meanings.get(headerKey(text))
  if (whole) return whole
  const inBrackets = [...text.matchAll(BRACKETS)].map(([bracket]) => bracket.slice(1, -1))
  const parts = [
    text.split(/[([<]/, 1)[0] ?? '',
    ...text.replace(BRACKETS, '').split(/[/·,&\n]|\s및\s|및(?=[가-힣])/),
    ...inBrackets,
  ]
  let user: Meaning | null = null
  for (const part of parts) {
    const known = meanings.get(headerKey(part))
    // '사용자 및 인원': the user matters least.
    if (known?.column === 'user') user = known
    else if (known) return known
  }
  return user ?? misspelt(headerKey(text))
}

/** '시용시간': one letter off a word of at least four syllables, if all such words have the same meaning. */
function misspelt(key: string): Meaning | null {
  const near = (wordsOfLength.get(key.length) ?? [])
    .filter((word) => isNear(word, key))
    .map((word) => meanings.get(word))
  const [first] = near
  return first && near.every((meaning) => meaning?.column === first.column)
    ? { ...first, preference: first.preference + MISSPELT }
    : null
}

/** Exactly one syllable differs, by one letter. Cheap checks first: a hostile file runs this for every cell. */
function isNear(word: string, key: string): boolean {
  let differs = -1
  for (let i = 0; i < key.length; i++) {
    if (word[i] === key[i]) continue
    if (differs !== -1) return false
    differs = i
  }
  return differs !== -1 && jamoDistance(word[differs] ?? '', key[differs] ?? '') <= 1
}
