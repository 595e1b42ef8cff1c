import { disassemble } from 'es-hangul'

/** The initial consonants of a text that consists of nothing else ('ㅅㅎㄴ'), as in `searchText`; else null. */
export function choseongOf(text: string): string | null {
  // Some keyboards combine two consonants into one final (ㄱ, ㅅ → ㄳ).
  const apart = disassemble(text)
  return /^[ㄱ-ㅎ]+$/.test(apart) && /[ㄱ-ㅎ]/.test(text) ? apart : null
}
