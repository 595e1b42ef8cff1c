import { jamoDistance } from '@/domain/place/text/jamoDistance'
import { COLUMN_WORDS, HEADING_VERBS, HEADING_NOUNS, type Column } from './columns.data'

export interface Meaning {
  column: Column
  /** 0 is the word that a column is headed with best */
  preference: number
}

/** Added to a preference: a whole word stands before a composed one, and both before a misspelt one. */
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
/** A heading is a few words; a sentence that happens to hold one is none. */
const LENGTH_MAX = 40

/** '사용 금액(원)' → '사용금액': what is left when width, spaces, line breaks, brackets and units are taken away. */
export function headerKey(word: string): string {
  return word
    .normalize('NFKC')
    .toLowerCase()
    .replace(BRACKETS, '')
    .replace(/[\s:*·.,'"₩_※★☆■□▶△▲○●-]+|^\d+\./g, '')
    .split(/[(<[]/, 1)
    .join('')
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
  const parts = [
    text.split(/[([<]/, 1)[0] ?? '',
    ...text.replace(BRACKETS, '').split(/[/·,&\n]|\s및\s|및(?=[가-힣])/),
    ...inBrackets,
  ]
  let user: Meaning | null = null
  for (const part of parts) {
    const known = meanings.get(headerKey(part))
    // '사용자 및 인원': who it was matters least.
    if (known?.column === 'user') user = known
    else if (known) return known
  }
  return user ?? misspelt(headerKey(text))
}

/** '시용시간': one letter off a word of four syllables or more, where all words so near mean the same. */
function misspelt(key: string): Meaning | null {
  const near = (wordsOfLength.get(key.length) ?? [])
    .filter((word) => isNear(word, key))
    .map((word) => meanings.get(word))
  const [first] = near
  return first && near.every((meaning) => meaning?.column === first.column)
    ? { ...first, preference: first.preference + MISSPELT }
    : null
}

/** Exactly one syllable differs, and that by one letter. Cheap first, because a hostile file asks it of every cell. */
function isNear(word: string, key: string): boolean {
  let differs = -1
  for (let i = 0; i < key.length; i++) {
    if (word[i] === key[i]) continue
    if (differs !== -1) return false
    differs = i
  }
  return differs !== -1 && jamoDistance(word[differs] ?? '', key[differs] ?? '') <= 1
}
