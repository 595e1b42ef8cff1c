import { disassemble } from 'es-hangul'

/** In `searchText` form ('ㅅㅎㄴ'); null unless the text has only initials. */
export function choseongOf(text: string): string | null {
  // Some keyboards combine two consonants into one final (ㄱ, ㅅ → ㄳ).
  const apart = disassemble(text)
  return /^[ㄱ-ㅎ]+$/.test(apart) && /[ㄱ-ㅎ]/.test(text) ? apart : null
}
