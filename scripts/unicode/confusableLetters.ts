import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

type Confusables = Record<string, string>

const folded = (text: string): string => text.normalize('NFKC').toLowerCase()
const isLetter = (text: string): boolean =>
  /^[\p{L}\p{N}]$/u.test(text) && !/\p{Default_Ignorable_Code_Point}/u.test(text)
const isPlain = (text: string): boolean => /^[a-z0-9]$/.test(text)

/**
 * By plain letter or digit, for nicknames in any case: 'м' resembles 'm' because 'М' resembles 'M', unless the small
 * letter resembles another.
 */
export function confusableLetters(): Record<string, string> {
  const file = createRequire(import.meta.url).resolve('unhomoglyph/data.json')
  const data = JSON.parse(readFileSync(file, 'utf8')) as Confusables
  const found = new Map<string, string>()
  // Small letters last: their own look-alike overrides that of their capital.
  const pairs = Object.entries(data).sort(([a], [b]) => Number(a === folded(a)) - Number(b === folded(b)))
  for (const [letter, target] of pairs) {
    const [from, to] = [folded(letter), folded(target)]
    if (isLetter(from) && isPlain(to) && !isPlain(from)) found.set(from, to)
  }
  const grouped: Record<string, string> = {}
  for (const [from, to] of [...found].sort(([a], [b]) => (a < b ? -1 : 1))) grouped[to] = (grouped[to] ?? '') + from
  return Object.fromEntries(Object.entries(grouped).sort(([a], [b]) => (a < b ? -1 : 1)))
}
