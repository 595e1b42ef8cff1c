/** The text that a part of a URL or a header stands for; null where its escapes are none or no UTF-8. */
export function decodeUri(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
