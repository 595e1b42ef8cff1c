/**
 * A part of a path as a person meant it: decoded, composed (macOS sends NFD), spaces normalized; '' when it cannot be
 * read.
 */
export function readPathPart(part: string): string {
  try {
    return decodeURIComponent(part).normalize('NFC').replace(/\s+/g, ' ').trim()
  } catch {
    return ''
  }
}
