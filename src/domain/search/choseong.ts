import { disassemble } from 'es-hangul'

/** The initials of a text that consists only of initials ('ㅅㅎㄴ'), in `searchText` form; otherwise null. */
export function choseongOf(text: string): string | null {
  // Some keyboards combine two consonants into one final (ㄱ, ㅅ → ㄳ).
  const apart = disassemble(text)
  return /^[ㄱ-ㅎ]+$/.test(apart) && /[ㄱ-ㅎ]/.test(text) ? apart : null
}
