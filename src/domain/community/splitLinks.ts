/** ASCII that an address is written with; a particle of Korean behind it is none of it. */
const ADDRESS = /(https?:\/\/[!#-;=?-[\]_a-z~]+)/
const SENTENCE_END = /[.,:;!?)\]]$/

/** Splits what ends a sentence off an address. */
function splitAddress(piece: string): [string, string] {
  let end = piece.length
  while (end > 0 && SENTENCE_END.test(piece.slice(0, end))) end -= 1
  return [piece.slice(0, end), piece.slice(end)]
}

/** A page of this site by its path alone, regardless of the scheme; any other address as it is. */
export const hrefOf = (address: string, origin: string): string =>
  address.startsWith(`${origin}/`) ? address.slice(origin.length) : address

/** A text with its addresses apart from what stands around them; `href` is null for what is not an address. */
export const splitLinks = (text: string, origin: string): { text: string; href: string | null }[] =>
  text.split(ADDRESS).flatMap((piece, i) => {
    if (i % 2 === 0) return piece ? [{ text: piece, href: null }] : []
    const [address, rest] = splitAddress(piece)
    const link = { text: address, href: hrefOf(address, origin) }
    return rest ? [link, { text: rest, href: null }] : [link]
  })
