import { convertQwertyToHangul } from 'es-hangul'

/**
 * What was meant when Hangul was typed on a keyboard left in Latin: 'tnsgml' → '순희'. Null when the text is not Latin.
 */
export function hangulOfLatinKeys(text: string): string | null {
  if (!/[a-z]/i.test(text) || !/^[a-z0-9]+$/i.test(text)) return null
  // Only these keys mean another letter with shift; elsewhere capitals come from caps lock.
  const hangul = convertQwertyToHangul(text.replace(/[^QWERTOP]/g, (key) => key.toLowerCase()))
  return /[a-z]/i.test(hangul) ? null : hangul
}
