/** A page of this site, https, or mailto. Rejects everything else (`javascript:`, `data:`, `//other.example`). */
export function isSafeHref(href: string): boolean {
  // Browsers drop tabs and line breaks in URLs and read backslashes as slashes.
  if (/[\s\p{Cc}\\"'<>]/u.test(href)) return false
  return /^\/(?!\/)/.test(href) || /^https:\/\/[^/]/.test(href) || /^mailto:[^/]/.test(href)
}

/** ASCII characters of a URL; a Korean particle after it is not part of it. */
const ADDRESS = /(https?:\/\/[!#-;=?-[\]_a-z~]+)/
const SENTENCE_END = /[.,:;!?)\]]$/

function splitAddress(piece: string): [string, string] {
  let end = piece.length
  while (end > 0 && SENTENCE_END.test(piece.slice(0, end))) end -= 1
  return [piece.slice(0, end), piece.slice(end)]
}

/** URLs of other sites are unchanged. */
export const hrefOf = (address: string, origin: string): string =>
  address.startsWith(`${origin}/`) ? address.slice(origin.length) : address

/** `href` is null for the rest. */
export const splitLinks = (text: string, origin: string): { text: string; href: string | null }[] =>
  text.split(ADDRESS).flatMap((piece, i) => {
    if (i % 2 === 0) return piece ? [{ text: piece, href: null }] : []
    const [address, rest] = splitAddress(piece)
    const link = { text: address, href: hrefOf(address, origin) }
    return rest ? [link, { text: rest, href: null }] : [link]
  })
