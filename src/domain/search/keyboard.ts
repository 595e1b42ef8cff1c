import { convertQwertyToHangul } from 'es-hangul'

/** The Hangul meant by keys typed on a Latin layout: 'tnsgml' → '순희'. Null when the text is not Latin. */
export function qwertyToHangul(text: string): string | null {
  if (!/[a-z]/i.test(text) || !/^[a-z0-9]+$/i.test(text)) return null
  // Only these keys mean another letter with shift. Other capitals, or a text all in capitals, come from caps lock.
  const locked = !/[a-z]/.test(text)
  const keys = locked ? text.toLowerCase() : text.replace(/[^QWERTOP]/g, (key) => key.toLowerCase())
  const hangul = convertQwertyToHangul(keys)
  return /[a-z]/i.test(hangul) ? null : hangul
}
