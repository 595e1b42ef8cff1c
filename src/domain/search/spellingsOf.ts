import { EVERYDAY_SPELLINGS } from './spellings.data'

/** Each variant is a separate search. */
const SPELLINGS_MAX = 6

/** '돈가스' → '돈까스', '돈카츠' …, without the text itself. */
export function spellingsOf(text: string): string[] {
  const found = new Set([text])
  for (const group of EVERYDAY_SPELLINGS) {
    const written = group.find((word) => text.includes(word))
    if (written === undefined) continue
    for (const known of [...found])
      for (const word of group) if (found.size < SPELLINGS_MAX) found.add(known.replaceAll(written, word))
  }
  found.delete(text)
  return [...found]
}
