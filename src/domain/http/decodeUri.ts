/** null for invalid escapes or UTF-8 */
export function decodeUri(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
