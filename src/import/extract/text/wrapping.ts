/** A wrapping that only the program that made it can open. */
export type Wrapping = 'protected' | 'web_archive'

/** Headers of Korean DRM programs: Fasoo, SoftCamp, MarkAny, NASCA. */
const PROTECTED = /DRMONE|Fasoo|^SCDS[A-Z]|MarkAny|NASCA DRM/i
const PROTECTION_BYTES = 512
/** MHTML, which spreadsheets call a single file web page. */
const WEB_ARCHIVE = /^(?:\xef\xbb\xbf)?\s*(?:From|Subject|Date|MIME-Version): [\s\S]{0,2000}multipart\/related/i
const WEB_ARCHIVE_BYTES = 4096

export function wrappingOf(head: Buffer): Wrapping | null {
  if (PROTECTED.test(head.toString('latin1', 0, PROTECTION_BYTES))) return 'protected'
  return WEB_ARCHIVE.test(head.toString('latin1', 0, WEB_ARCHIVE_BYTES)) ? 'web_archive' : null
}
