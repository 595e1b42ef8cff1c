import { EVERYDAY_SPELLINGS } from './spellings.data'

/** Maximum variants of a text; each is a separate search. */
const SPELLINGS_MAX = 6

/** The spelling variants of a text ('돈가스' → '돈까스', '돈카츠' …), excluding the text itself. */
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
