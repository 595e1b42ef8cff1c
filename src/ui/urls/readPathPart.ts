import { decodeUri } from '@/domain/http/decodeUri'

/**
 * A part of a path as a person meant it: decoded, composed (macOS sends NFD), spaces normalized; '' when it cannot be
 * read.
 */
export const readPathPart = (part: string): string =>
  (decodeUri(part) ?? '').normalize('NFC').replace(/\s+/g, ' ').trim()
