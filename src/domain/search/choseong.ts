import { disassemble } from 'es-hangul'

/** The consonants of `searchText` when it is nothing but first consonants ('ㅅㅎㄴ'), else null. */
export function choseongOf(text: string): string | null {
  // Some keyboards join two consonants into a final one (ㄱ, ㅅ → ㄳ).
  const apart = disassemble(text)
  return /^[ㄱ-ㅎ]+$/.test(apart) && /[ㄱ-ㅎ]/.test(text) ? apart : null
}
