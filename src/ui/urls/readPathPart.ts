import { decodeUri } from '@/domain/http/decodeUri'

/** Normalizes a path segment: decoded, NFC (macOS sends NFD), spaces normalized; '' if it is malformed. */
export const readPathPart = (part: string): string =>
  (decodeUri(part) ?? '').normalize('NFC').replace(/\s+/g, ' ').trim()
